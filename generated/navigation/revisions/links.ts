// @generated from schemas/resources/navigation/revisions.json by `npm run generate`. Do not edit. (3f7a25bf2025)

import type { LinkTable } from '../../../runtime/shape/index.ts';

/** The links of a navigation menu revision, in order. */
export const navigationMenuRevisionLinks: LinkTable = [
  { rel: 'parent', href: '/{core}/navigation/{parent}', when: 'parent' },
];
