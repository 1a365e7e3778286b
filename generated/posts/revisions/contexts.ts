// @generated from schemas/resources/posts/revisions.json by `npm run generate`. Do not edit. (67be392dc31d)

import type { ContextTable } from '../../../runtime/shape/index.ts';

/** What each context leaves out of a post revision. */
export const postRevisionContexts = {
  view: {
    guid: { raw: false },
    title: { raw: false },
    content: { raw: false, block_version: false },
    excerpt: { raw: false },
  },
  embed: {
    date_gmt: false,
    guid: false,
    modified: false,
    modified_gmt: false,
    title: { raw: false },
    content: false,
    excerpt: { raw: false },
  },
  edit: {},
} satisfies ContextTable;
