// @generated from schemas/resources/users.json by `npm run generate`. Do not edit. (041da96cc511)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of a user, in order. */
export const userLinks: LinkTable = [
  { rel: 'self', href: '/{core}/users/{id}' },
  { rel: 'collection', href: '/{core}/users' },
];
