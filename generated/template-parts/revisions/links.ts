// @generated from schemas/resources/template-parts/revisions.json by `npm run generate`. Do not edit. (69e8ab9cfdae)

import type { LinkTable } from '../../../runtime/shape/index.ts';

/** The links of a template part revision, in order. */
export const templatePartRevisionLinks: LinkTable = [
  { rel: 'parent', href: '/{core}/template-parts/{parent}', when: 'parent' },
];
