// @generated from schemas/resources/posts/revisions.json by `npm run generate`. Do not edit. (a889ea23d4be)

import type { LinkTable } from '../../../runtime/shape/index.ts';

/** The links of a post revision, in order. */
export const postRevisionLinks = [
  { rel: 'parent', href: '/{core}/posts/{parent}', when: 'parent' },
] satisfies LinkTable;
