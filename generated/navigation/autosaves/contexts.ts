// @generated from schemas/resources/navigation/autosaves.json by `npm run generate`. Do not edit. (cefa99981291)

import type { ContextTable } from '../../../runtime/shape/index.ts';

/** What each context leaves out of a navigation menu autosave. */
export const navigationMenuAutosaveContexts = {
  view: {
    guid: { raw: false },
    title: { raw: false },
    content: { raw: false, block_version: false },
    preview_link: false,
  },
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
