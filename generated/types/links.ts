// @generated from schemas/resources/types.json by `npm run generate`. Do not edit. (0062652a1054)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of a type, in order. */
export const typeLinks: LinkTable = [
  { rel: 'collection', href: '/{core}/types' },
  { rel: '{api_rel}items', href: '{$items_route}' },
];
