// @generated from schemas/resources/template-parts/autosaves.json by `npm run generate`. Do not edit. (c5362d8394a4)

import type { LinkTable } from '../../../runtime/shape/index.ts';

/** The links of a template part autosave, in order. */
export const templatePartAutosaveLinks: LinkTable = [
  { rel: 'parent', href: '/{core}/template-parts/{parent}', when: 'parent' },
];
