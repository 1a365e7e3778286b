// @generated from schemas/resources/posts.json by `npm run generate`. Do not edit. (a006d26fea73)

import type { ContextTable } from '../../runtime/shape/index.ts';

/** What each context leaves out of a post. */
export const postContexts = {
  view: {
    guid: { raw: false },
    password: false,
    permalink_template: false,
    generated_slug: false,
    title: { raw: false },
    content: { raw: false, block_version: false },
    excerpt: { raw: false },
  },
  embed: {
    date_gmt: false,
    guid: false,
    modified: false,
    modified_gmt: false,
    status: false,
    password: false,
    permalink_template: false,
    generated_slug: false,
    title: { raw: false },
    content: false,
    excerpt: { raw: false },
    comment_status: false,
    ping_status: false,
    format: false,
    meta: false,
    template: false,
    categories: false,
    tags: false,
    sticky: false,
  },
  edit: {},
} satisfies ContextTable;
