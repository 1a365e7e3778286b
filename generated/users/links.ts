// @generated from schemas/resources/users.json by `npm run generate`. Do not edit. (501e4d6b5b03)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of a user, in order. */
export const userLinks = [
  { rel: 'self', href: '/{core}/users/{id}' },
  { rel: 'collection', href: '/{core}/users' },
] satisfies LinkTable;
