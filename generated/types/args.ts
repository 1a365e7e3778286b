// @generated from schemas/resources/types.json by `npm run generate`. Do not edit. (6c467d1777ff)

import { k, sanitizeKey } from '../../runtime/schema/index.ts';
import type { ArgDefinition, ArgDefinitions } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/types` */
export const listTypesArgs: Record<'context', ArgDefinition> = {
  context: {
    description: 'Audience of the answer; it decides which fields are shown.',
    type: 'string',
    enum: ['view', 'embed', 'edit'],
    default: 'view',
    validate_callback: (value, param) =>
      k.string(value, param) ?? k.inEnum(value, ['view', 'embed', 'edit'], param),
    sanitize_callback: sanitizeKey,
  },
};

/** `GET /cms/v2/types/{type}` */
export const getTypeArgs: ArgDefinitions = {
  type: {
    description: 'Name of the post type.',
    type: 'string',
    sanitize_callback: k.parse(k.string, k.toText),
  },
  context: listTypesArgs.context,
};
