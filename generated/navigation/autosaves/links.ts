// @generated from schemas/resources/navigation/autosaves.json by `npm run generate`. Do not edit. (df6e583d7a7d)

import type { LinkTable } from '../../../runtime/shape/index.ts';

/** The links of a navigation menu autosave, in order. */
export const navigationMenuAutosaveLinks: LinkTable = [
  { rel: 'parent', href: '/{core}/navigation/{parent}', when: 'parent' },
];
