// @generated from schemas/resources/statuses.json by `npm run generate`. Do not edit. (edd27cbf6338)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of a status, in order. */
export const statusLinks: LinkTable = [
  { rel: 'archives', href: '{$archives_route}', always: true },
];
