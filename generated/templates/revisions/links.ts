// @generated from schemas/resources/templates/revisions.json by `npm run generate`. Do not edit. (2a8e654839cf)

import type { LinkTable } from '../../../runtime/shape/index.ts';

/** The links of a template revision, in order. */
export const templateRevisionLinks = [
  { rel: 'parent', href: '/{core}/templates/{parent}', when: 'parent' },
] satisfies LinkTable;
