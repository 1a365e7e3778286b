// @generated from schemas/resources/pages/autosaves.json by `npm run generate`. Do not edit. (a3eccdc8895c)

import type { LinkTable } from '../../../runtime/shape/index.ts';

/** The links of a page autosave, in order. */
export const pageAutosaveLinks = [
  { rel: 'parent', href: '/{core}/pages/{parent}', when: 'parent' },
] satisfies LinkTable;
