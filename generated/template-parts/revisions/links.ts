// @generated from schemas/resources/template-parts/revisions.json by `npm run generate`. Do not edit. (8f30036d83ba)

import type { LinkTable } from '../../../runtime/shape/index.ts';

/** The links of a template part revision, in order. */
export const templatePartRevisionLinks = [
  { rel: 'parent', href: '/{core}/template-parts/{parent}', when: 'parent' },
] satisfies LinkTable;
