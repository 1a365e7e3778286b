// @generated from schemas/resources/menu-items/autosaves.json by `npm run generate`. Do not edit. (c6035989907a)

import type { ContextTable } from '../../../runtime/shape/index.ts';

/** What each context leaves out of a menu item autosave. */
export const menuItemAutosaveContexts = {
  view: { title: { raw: false }, preview_link: false },
  embed: {
    date_gmt: false,
    modified: false,
    modified_gmt: false,
    title: { raw: false },
    preview_link: false,
  },
  edit: {},
} satisfies ContextTable;
