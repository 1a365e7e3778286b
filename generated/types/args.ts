// @generated from schemas/resources/types.json by `npm run generate`. Do not edit. (d67108ec2450)

import { k } from '../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';
import * as shared from '../shared/args.ts';

/** The arguments of `GET /cms/v2/types`, and their parser. */
export const listTypesArgs = {
  context: shared.repeatedArgs.context,
} satisfies ArgDefinitions;

export const parseListTypesArgs: ArgsParser<typeof listTypesArgs> = (args, fail) => {
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, listTypesArgs.context.enum) ?? fail('context');
};

/** The arguments of `GET /cms/v2/types/{type}`, and their parser. */
export const getTypeArgs = {
  type: { description: 'Unique name of the post type.', type: 'string' },
  context: shared.repeatedArgs.context,
} satisfies ArgDefinitions;

export const parseGetTypeArgs: ArgsParser<typeof getTypeArgs> = (args, fail) => {
  if (args.type !== undefined) args.type = k.string(args.type) ?? fail('type');
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, getTypeArgs.context.enum) ?? fail('context');
};
