// @generated from schemas/resources/blocks/autosaves.json by `npm run generate`. Do not edit. (19c570c4cac0)

import type { LinkTable } from '../../../runtime/shape/index.ts';

/** The links of a block autosave, in order. */
export const blockAutosaveLinks = [
  { rel: 'parent', href: '/{core}/blocks/{parent}', when: 'parent' },
] satisfies LinkTable;
