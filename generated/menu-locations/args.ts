// @generated from schemas/resources/menu-locations.json by `npm run generate`. Do not edit. (c2852ffe05d3)

import { k, sanitizeKey } from '../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';

/** The arguments of `GET /cms/v2/menu-locations`. */
export const listMenuLocationsArgs = {
  context: {
    description: 'Context of the response, which determines the fields that are included.',
    type: 'string',
    enum: ['view', 'embed', 'edit'],
    default: 'view',
    validate_callback: 'validateRequestArg',
    sanitize_callback: sanitizeKey,
  },
} satisfies ArgDefinitions;

/** Parses the arguments of `GET /cms/v2/menu-locations`. */
export const parseListMenuLocationsArgs: ArgsParser<typeof listMenuLocationsArgs> = (
  args,
  fail,
) => {
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, listMenuLocationsArgs.context.enum) ?? fail('context');
};

/** The arguments of `GET /cms/v2/menu-locations/{location}`. */
export const getMenuLocationArgs = {
  location: { description: 'Name of the location.', type: 'string' },
  context: listMenuLocationsArgs.context,
} satisfies ArgDefinitions;

/** Parses the arguments of `GET /cms/v2/menu-locations/{location}`. */
export const parseGetMenuLocationArgs: ArgsParser<typeof getMenuLocationArgs> = (args, fail) => {
  if (args.location !== undefined) args.location = k.string(args.location) ?? fail('location');
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, getMenuLocationArgs.context.enum) ?? fail('context');
};
