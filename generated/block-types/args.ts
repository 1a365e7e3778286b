// @generated from schemas/resources/block-types.json by `npm run generate`. Do not edit. (60e0c14148da)

import { k, sanitizeKey } from '../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';

/** The arguments of `GET /cms/v2/block-types`. */
export const listBlockTypesArgs = {
  context: {
    description: 'Context of the response, which determines the fields that are included.',
    type: 'string',
    enum: ['view', 'embed', 'edit'],
    default: 'view',
    validate_callback: 'validateRequestArg',
    sanitize_callback: sanitizeKey,
  },
  namespace: { description: 'Only types of this namespace.', type: 'string' },
} satisfies ArgDefinitions;

/** Parses the arguments of `GET /cms/v2/block-types`. */
export const parseListBlockTypesArgs: ArgsParser<typeof listBlockTypesArgs> = (args, fail) => {
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, listBlockTypesArgs.context.enum) ?? fail('context');
  if (args.namespace !== undefined) args.namespace = k.string(args.namespace) ?? fail('namespace');
};

/** The arguments of `GET /cms/v2/block-types/{namespace}`. */
export const listNamespaceBlockTypeArgs = {
  namespace: { description: 'Namespace of the types.', type: 'string' },
  context: listBlockTypesArgs.context,
} satisfies ArgDefinitions;

/** Parses the arguments of `GET /cms/v2/block-types/{namespace}`. */
export const parseListNamespaceBlockTypeArgs: ArgsParser<typeof listNamespaceBlockTypeArgs> = (
  args,
  fail,
) => {
  parseListBlockTypesArgs(args, fail);
};

/** The arguments of `GET /cms/v2/block-types/{namespace}/{name}`. */
export const getBlockTypeArgs = {
  name: { description: 'Name of the type, without its namespace.', type: 'string' },
  namespace: { description: 'Namespace of the type.', type: 'string' },
  context: listBlockTypesArgs.context,
} satisfies ArgDefinitions;

/** Parses the arguments of `GET /cms/v2/block-types/{namespace}/{name}`. */
export const parseGetBlockTypeArgs: ArgsParser<typeof getBlockTypeArgs> = (args, fail) => {
  parseListBlockTypesArgs(args, fail);
  if (args.name !== undefined) args.name = k.string(args.name) ?? fail('name');
};
