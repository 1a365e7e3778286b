// @generated from schemas/resources/navigation/autosaves.json by `npm run generate`. Do not edit. (94b1166f2baa)

import type { LinkTable } from '../../../runtime/shape/index.ts';

/** The links of a navigation menu autosave, in order. */
export const navigationMenuAutosaveLinks = [
  { rel: 'parent', href: '/{core}/navigation/{parent}', when: 'parent' },
] satisfies LinkTable;
