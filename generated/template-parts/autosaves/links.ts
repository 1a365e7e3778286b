// @generated from schemas/resources/template-parts/autosaves.json by `npm run generate`. Do not edit. (be4b5cc5ae5b)

import type { LinkTable } from '../../../runtime/shape/index.ts';

/** The links of a template part autosave, in order. */
export const templatePartAutosaveLinks = [
  { rel: 'parent', href: '/{core}/template-parts/{parent}', when: 'parent' },
] satisfies LinkTable;
