// @generated from schemas/resources/types.json by `npm run generate`. Do not edit. (b3be753a5fd5)

import { k, sanitizeKey } from '../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';

/** The arguments of `GET /cms/v2/types`. */
export const listTypesArgs = {
  context: {
    description: 'Context of the response, which determines the fields that are included.',
    type: 'string',
    enum: ['view', 'embed', 'edit'],
    default: 'view',
    validate_callback: 'validateRequestArg',
    sanitize_callback: sanitizeKey,
  },
} satisfies ArgDefinitions;

/** Parses the arguments of `GET /cms/v2/types`. */
export const parseListTypesArgs: ArgsParser<typeof listTypesArgs> = (args, fail) => {
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, listTypesArgs.context.enum) ?? fail('context');
};

/** The arguments of `GET /cms/v2/types/{type}`. */
export const getTypeArgs = {
  type: { description: 'Unique name of the post type.', type: 'string' },
  context: listTypesArgs.context,
} satisfies ArgDefinitions;

/** Parses the arguments of `GET /cms/v2/types/{type}`. */
export const parseGetTypeArgs: ArgsParser<typeof getTypeArgs> = (args, fail) => {
  if (args.type !== undefined) args.type = k.string(args.type) ?? fail('type');
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, getTypeArgs.context.enum) ?? fail('context');
};
