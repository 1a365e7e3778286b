// @generated from schemas/resources/comments.json by `npm run generate`. Do not edit. (7448d4ab8033)

import type { ContextTable } from '../../runtime/shape/index.ts';

/** What each context leaves out of a comment. */
export const commentContexts = {
  view: {
    author_email: false,
    author_ip: false,
    author_user_agent: false,
    content: { raw: false },
  },
  embed: {
    author_email: false,
    author_ip: false,
    author_user_agent: false,
    content: { raw: false },
    date_gmt: false,
    post: false,
    status: false,
    meta: false,
  },
  edit: {},
} satisfies ContextTable;
