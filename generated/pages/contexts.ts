// @generated from schemas/resources/pages.json by `npm run generate`. Do not edit. (75202c48a860)

import type { ContextTable } from '../../runtime/shape/index.ts';

/** What each context leaves out of a page. */
export const pageContexts = {
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
    parent: false,
    title: { raw: false },
    content: false,
    excerpt: { raw: false },
    comment_status: false,
    ping_status: false,
    menu_order: false,
    meta: false,
    template: false,
  },
  edit: {},
} satisfies ContextTable;
