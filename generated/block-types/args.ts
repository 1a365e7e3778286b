// @generated from schemas/resources/block-types.json by `npm run generate`. Do not edit. (e4e4b49a0543)

import { k, sanitizeKey } from '../../runtime/schema/index.ts';
import type { ArgDefinition, ArgDefinitions } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/block-types` */
export const listBlockTypesArgs: Record<'context' | 'namespace', ArgDefinition> = {
  context: {
    description: 'Audience of the answer; it decides which fields are shown.',
    type: 'string',
    enum: ['view', 'embed', 'edit'],
    default: 'view',
    validate_callback: (value, param) =>
      k.string(value, param) ?? k.inEnum(value, ['view', 'embed', 'edit'], param),
    sanitize_callback: sanitizeKey,
  },
  namespace: {
    description: 'Only types of this namespace.',
    type: 'string',
    sanitize_callback: k.parse(k.string, k.toText),
  },
};

/** `GET /cms/v2/block-types/{namespace}` */
export const listNamespaceBlockTypeArgs: ArgDefinitions = {
  namespace: {
    description: 'Namespace of the types.',
    type: 'string',
    sanitize_callback: k.parse(k.string, k.toText),
  },
  context: listBlockTypesArgs.context,
};

/** `GET /cms/v2/block-types/{namespace}/{name}` */
export const getBlockTypeArgs: ArgDefinitions = {
  name: {
    description: 'Name of the type, without its namespace.',
    type: 'string',
    sanitize_callback: k.parse(k.string, k.toText),
  },
  namespace: {
    description: 'Namespace of the type.',
    type: 'string',
    sanitize_callback: k.parse(k.string, k.toText),
  },
  context: listBlockTypesArgs.context,
};
