// @generated from schemas/resources/posts/revisions.json by `npm run generate`. Do not edit. (d1b2ce1f6c14)

import type { LinkTable } from '../../../runtime/shape/index.ts';

/** The links of a post revision, in order. */
export const postRevisionLinks: LinkTable = [
  { rel: 'parent', href: '/{core}/posts/{parent}', when: 'parent' },
];
