// @generated from schemas/resources/pages/autosaves.json by `npm run generate`. Do not edit. (5d6a2a53cc85)

import type { LinkTable } from '../../../runtime/shape/index.ts';

/** The links of a page autosave, in order. */
export const pageAutosaveLinks: LinkTable = [
  { rel: 'parent', href: '/{core}/pages/{parent}', when: 'parent' },
];
