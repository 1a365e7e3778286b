// @generated from schemas/resources/block-types.json by `npm run generate`. Do not edit. (3c1a0b2f8a27)

import { k } from '../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';
import * as shared from '../shared/args.ts';

/** The arguments of `GET /cms/v2/block-types`, and their parser. */
export const listBlockTypesArgs = {
  context: shared.repeatedArgs.context,
  namespace: { description: 'Only types of this namespace.', type: 'string' },
} satisfies ArgDefinitions;

export const parseListBlockTypesArgs: ArgsParser<typeof listBlockTypesArgs> = (args, fail) => {
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, listBlockTypesArgs.context.enum) ?? fail('context');
  if (args.namespace !== undefined) args.namespace = k.string(args.namespace) ?? fail('namespace');
};

/** The arguments of `GET /cms/v2/block-types/{namespace}`, and their parser. */
export const listNamespaceBlockTypeArgs = {
  namespace: { description: 'Namespace of the types.', type: 'string' },
  context: shared.repeatedArgs.context,
} satisfies ArgDefinitions;

export const parseListNamespaceBlockTypeArgs: ArgsParser<typeof listNamespaceBlockTypeArgs> = (
  args,
  fail,
) => {
  parseListBlockTypesArgs(args, fail);
};

/** The arguments of `GET /cms/v2/block-types/{namespace}/{name}`, and their parser. */
export const getBlockTypeArgs = {
  name: { description: 'Name of the type, without its namespace.', type: 'string' },
  namespace: { description: 'Namespace of the type.', type: 'string' },
  context: shared.repeatedArgs.context,
} satisfies ArgDefinitions;

export const parseGetBlockTypeArgs: ArgsParser<typeof getBlockTypeArgs> = (args, fail) => {
  parseListBlockTypesArgs(args, fail);
  if (args.name !== undefined) args.name = k.string(args.name) ?? fail('name');
};
