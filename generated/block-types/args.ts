// @generated from schemas/resources/block-types.json by `npm run generate`. Do not edit. (3ba547fce2dc)

import { k, sanitizeKey } from '../../runtime/schema/index.ts';
import type { ArgDefinitions } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/block-types` */
export const listBlockTypesArgs = {
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
} satisfies ArgDefinitions;

/** `GET /cms/v2/block-types/{namespace}` */
export const listNamespaceBlockTypeArgs = {
  namespace: {
    description: 'Namespace of the types.',
    type: 'string',
    sanitize_callback: k.parse(k.string, k.toText),
  },
  context: listBlockTypesArgs.context,
} satisfies ArgDefinitions;

/** `GET /cms/v2/block-types/{namespace}/{name}` */
export const getBlockTypeArgs = {
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
} satisfies ArgDefinitions;
