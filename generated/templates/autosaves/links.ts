// @generated from schemas/resources/templates/autosaves.json by `npm run generate`. Do not edit. (80dba7d2fec7)

import type { LinkTable } from '../../../runtime/shape/index.ts';

/** The links of a template autosave, in order. */
export const templateAutosaveLinks = [
  { rel: 'parent', href: '/{core}/templates/{parent}', when: 'parent' },
] satisfies LinkTable;
