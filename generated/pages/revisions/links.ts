// @generated from schemas/resources/pages/revisions.json by `npm run generate`. Do not edit. (103c2413c5c3)

import type { LinkTable } from '../../../runtime/shape/index.ts';

/** The links of a page revision, in order. */
export const pageRevisionLinks: LinkTable = [
  { rel: 'parent', href: '/{core}/pages/{parent}', when: 'parent' },
];
