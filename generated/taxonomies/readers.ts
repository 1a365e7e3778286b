// @generated from schemas/resources/taxonomies.json by `npm run generate`. Do not edit. (021fb8235238)

import type { ArgsReader } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/taxonomies` */
export const listTaxonomiesReader: ArgsReader = {
  reads: ['context', 'type'],
  read(sent, open) {
    const { context, type } = sent;
    if (context !== undefined && context !== 'view' && context !== 'embed' && context !== 'edit')
      open.push('context');
    if (type !== undefined && typeof type !== 'string') open.push('type');
  },
};

/** `GET /cms/v2/taxonomies/{taxonomy}` */
export const getTaxonomyReader: ArgsReader = {
  reads: ['taxonomy', 'context'],
  read(sent, open) {
    const { taxonomy, context } = sent;
    if (taxonomy !== undefined && typeof taxonomy !== 'string') open.push('taxonomy');
    if (context !== undefined && context !== 'view' && context !== 'embed' && context !== 'edit')
      open.push('context');
  },
};
