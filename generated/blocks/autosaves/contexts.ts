// @generated from schemas/resources/blocks/autosaves.json by `npm run generate`. Do not edit. (0b121e282e65)

import type { ContextTable } from '../../../runtime/shape/index.ts';

/** What each context leaves out of a block autosave. */
export const blockAutosaveContexts = {
  view: { guid: { raw: false }, content: { block_version: false }, preview_link: false },
  embed: {
    date_gmt: false,
    guid: false,
    modified: false,
    modified_gmt: false,
    title: { raw: false },
    content: false,
    preview_link: false,
  },
  edit: {},
} satisfies ContextTable;
