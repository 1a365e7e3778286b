// @generated from schemas/resources/statuses.json by `npm run generate`. Do not edit. (973e5f739426)

import { k, sanitizeKey } from '../../runtime/schema/index.ts';
import type { ArgDefinition, ArgDefinitions } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/statuses` */
export const listStatusesArgs: Record<'context', ArgDefinition> = {
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

/** `GET /cms/v2/statuses/{status}` */
export const getStatusArgs: ArgDefinitions = {
  status: {
    description: 'Name of the status.',
    type: 'string',
    sanitize_callback: k.parse(k.string, k.toText),
  },
  context: listStatusesArgs.context,
};
