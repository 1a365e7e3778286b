// @generated from schemas/resources/posts/autosaves.json by `npm run generate`. Do not edit. (94f5335bd801)

import type { LinkTable } from '../../../runtime/shape/index.ts';

/** The links of a post autosave, in order. */
export const postAutosaveLinks: LinkTable = [
  { rel: 'parent', href: '/{core}/posts/{parent}', when: 'parent' },
];
