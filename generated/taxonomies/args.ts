// @generated from schemas/resources/taxonomies.json by `npm run generate`. Do not edit. (a7706e513fe3)

import { k, sanitizeKey } from '../../runtime/schema/index.ts';
import type { ArgDefinition, ArgDefinitions } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/taxonomies` */
export const listTaxonomiesArgs: Record<'context' | 'type', ArgDefinition> = {
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
};

/** `GET /cms/v2/taxonomies/{taxonomy}` */
export const getTaxonomyArgs: ArgDefinitions = {
  taxonomy: {
    description: 'Name of the taxonomy.',
    type: 'string',
    sanitize_callback: k.parse(k.string, k.toText),
  },
  context: listTaxonomiesArgs.context,
};
