// @generated from schemas/resources/pages/revisions.json by `npm run generate`. Do not edit. (235acabaf4a2)

import type { ContextTable } from '../../../runtime/shape/index.ts';

/** What each context leaves out of a page revision. */
export const pageRevisionContexts = {
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
