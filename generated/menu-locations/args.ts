// @generated from schemas/resources/menu-locations.json by `npm run generate`. Do not edit. (f744aa3a17bd)

import { k } from '../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';
import * as shared from '../shared/args.ts';

/** The arguments of `GET /cms/v2/menu-locations`, and their parser. */
export const listMenuLocationsArgs = {
  context: shared.repeatedArgs.context,
} satisfies ArgDefinitions;

export const parseListMenuLocationsArgs: ArgsParser<typeof listMenuLocationsArgs> = (
  args,
  fail,
) => {
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, listMenuLocationsArgs.context.enum) ?? fail('context');
};

/** The arguments of `GET /cms/v2/menu-locations/{location}`, and their parser. */
export const getMenuLocationArgs = {
  location: { description: 'Name of the location.', type: 'string' },
  context: shared.repeatedArgs.context,
} satisfies ArgDefinitions;

export const parseGetMenuLocationArgs: ArgsParser<typeof getMenuLocationArgs> = (args, fail) => {
  if (args.location !== undefined) args.location = k.string(args.location) ?? fail('location');
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, getMenuLocationArgs.context.enum) ?? fail('context');
};
