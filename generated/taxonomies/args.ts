// @generated from schemas/resources/taxonomies.json by `npm run generate`. Do not edit. (7393f85c62ed)

import { k, sanitizeKey } from '../../runtime/schema/index.ts';
import type { ArgDefinitions } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/taxonomies` */
export const listTaxonomiesArgs = {
  context: {
    description: 'Audience of the answer; it decides which fields are shown.',
    type: 'string',
    enum: ['view', 'embed', 'edit'],
    default: 'view',
    validate_callback: (value, param) =>
      k.string(value, param) ?? k.inEnum(value, ['view', 'embed', 'edit'], param),
    sanitize_callback: sanitizeKey,
  },
  type: {
    description: 'Only taxonomies that sort posts of this type.',
    type: 'string',
    sanitize_callback: k.parse(k.string, k.toText),
  },
} satisfies ArgDefinitions;

/** `GET /cms/v2/taxonomies/{taxonomy}` */
export const getTaxonomyArgs = {
  taxonomy: {
    description: 'Name of the taxonomy.',
    type: 'string',
    sanitize_callback: k.parse(k.string, k.toText),
  },
  context: listTaxonomiesArgs.context,
} satisfies ArgDefinitions;
