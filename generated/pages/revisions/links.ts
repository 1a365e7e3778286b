// @generated from schemas/resources/pages/revisions.json by `npm run generate`. Do not edit. (a9687376f42f)

import type { LinkTable } from '../../../runtime/shape/index.ts';

/** The links of a page revision, in order. */
export const pageRevisionLinks = [
  { rel: 'parent', href: '/{core}/pages/{parent}', when: 'parent' },
] satisfies LinkTable;
