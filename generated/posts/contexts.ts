// @generated from schemas/resources/posts.json by `npm run generate`. Do not edit. (9b217d7d79df)

import type { ContextTable } from '../../runtime/shape/index.ts';

/** What each context leaves out of a post. */
export const postContexts = {
  view: {
    guid: { raw: false },
    permalink_template: false,
    generated_slug: false,
    title: { raw: false },
    password: false,
    content: { raw: false, block_version: false },
    excerpt: { raw: false },
  },
  embed: {
    date_gmt: false,
    guid: false,
    modified: false,
    modified_gmt: false,
    status: false,
    permalink_template: false,
    generated_slug: false,
    title: { raw: false },
    comment_status: false,
    ping_status: false,
    meta: false,
    template: false,
    password: false,
    content: false,
    excerpt: { raw: false },
    format: false,
    sticky: false,
    categories: false,
    tags: false,
  },
  edit: {},
} satisfies ContextTable;
