// @generated from schemas/resources/types.json by `npm run generate`. Do not edit. (fd8aff52f52c)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of a type, in order. */
export const typeLinks = [
  { rel: 'collection', href: '/{core}/types' },
  { rel: '{api_rel}items', href: '{$items_route}' },
] satisfies LinkTable;
