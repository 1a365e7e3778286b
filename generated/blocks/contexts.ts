// @generated from schemas/resources/blocks.json by `npm run generate`. Do not edit. (649b5a02e054)

import type { ContextTable } from '../../runtime/shape/index.ts';

/** What each context leaves out of a block. */
export const blockContexts = {
  view: { guid: { raw: false }, password: false, content: { block_version: false } },
  embed: {
    date_gmt: false,
    guid: false,
    modified: false,
    modified_gmt: false,
    status: false,
    password: false,
    title: { raw: false },
    content: false,
    template: false,
  },
  edit: {},
} satisfies ContextTable;
