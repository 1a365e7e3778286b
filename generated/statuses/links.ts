// @generated from schemas/resources/statuses.json by `npm run generate`. Do not edit. (2583dd537ee7)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of a status, in order. */
export const statusLinks = [
  { rel: 'archives', href: '{$archives_route}', always: true },
] satisfies LinkTable;
