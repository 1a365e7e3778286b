// @generated from schemas/resources/posts/autosaves.json by `npm run generate`. Do not edit. (b4670cef8cdf)

import type { LinkTable } from '../../../runtime/shape/index.ts';

/** The links of a post autosave, in order. */
export const postAutosaveLinks = [
  { rel: 'parent', href: '/{core}/posts/{parent}', when: 'parent' },
] satisfies LinkTable;
