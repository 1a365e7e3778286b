// @generated from schemas/resources/taxonomies.json by `npm run generate`. Do not edit. (4c4cdf9e46e4)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of a taxonomy, in order. */
export const taxonomyLinks = [
  { rel: 'collection', href: '/{core}/taxonomies' },
  { rel: '{api_rel}items', href: '{$items_route}' },
] satisfies LinkTable;
