// @generated from schemas/resources/blocks/autosaves.json by `npm run generate`. Do not edit. (272616369ecd)

import type { LinkTable } from '../../../runtime/shape/index.ts';

/** The links of a block autosave, in order. */
export const blockAutosaveLinks: LinkTable = [
  { rel: 'parent', href: '/{core}/blocks/{parent}', when: 'parent' },
];
