// @generated from schemas/resources/taxonomies.json by `npm run generate`. Do not edit. (4f033d213517)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of a taxonomy, in order. */
export const taxonomyLinks: LinkTable = [
  { rel: 'collection', href: '/{core}/taxonomies' },
  { rel: '{api_rel}items', href: '{$items_route}' },
];
