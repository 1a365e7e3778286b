// @generated from schemas/resources/pages/autosaves.json by `npm run generate`. Do not edit. (608c28a56ce5)

import type { ContextTable } from '../../../runtime/shape/index.ts';

/** What each context leaves out of a page autosave. */
export const pageAutosaveContexts = {
  view: {
    guid: { raw: false },
    title: { raw: false },
    content: { raw: false, block_version: false },
    excerpt: { raw: false },
    preview_link: false,
  },
  embed: {
    date_gmt: false,
    guid: false,
    modified: false,
    modified_gmt: false,
    title: { raw: false },
    content: false,
    excerpt: { raw: false },
    preview_link: false,
  },
  edit: {},
} satisfies ContextTable;
