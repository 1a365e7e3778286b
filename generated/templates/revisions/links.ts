// @generated from schemas/resources/templates/revisions.json by `npm run generate`. Do not edit. (5ad4b37c1870)

import type { LinkTable } from '../../../runtime/shape/index.ts';

/** The links of a template revision, in order. */
export const templateRevisionLinks: LinkTable = [
  { rel: 'parent', href: '/{core}/templates/{parent}', when: 'parent' },
];
