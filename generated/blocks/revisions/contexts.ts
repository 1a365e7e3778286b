// @generated from schemas/resources/blocks/revisions.json by `npm run generate`. Do not edit. (17aadb487b04)

import type { ContextTable } from '../../../runtime/shape/index.ts';

/** What each context leaves out of a block revision. */
export const blockRevisionContexts = {
  view: { guid: { raw: false }, content: { block_version: false } },
  embed: {
    date_gmt: false,
    guid: false,
    modified: false,
    modified_gmt: false,
    title: { raw: false },
    content: false,
  },
  edit: {},
} satisfies ContextTable;
