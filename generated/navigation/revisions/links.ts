// @generated from schemas/resources/navigation/revisions.json by `npm run generate`. Do not edit. (1c8cbefbffed)

import type { LinkTable } from '../../../runtime/shape/index.ts';

/** The links of a navigation menu revision, in order. */
export const navigationMenuRevisionLinks = [
  { rel: 'parent', href: '/{core}/navigation/{parent}', when: 'parent' },
] satisfies LinkTable;
