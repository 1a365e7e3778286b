// @generated from schemas/resources/navigation/revisions.json by `npm run generate`. Do not edit. (8d2ad86b6a3e)

import type { ContextTable } from '../../../runtime/shape/index.ts';

/** What each context leaves out of a navigation menu revision. */
export const navigationMenuRevisionContexts = {
  view: {
    guid: { raw: false },
    title: { raw: false },
    content: { raw: false, block_version: false },
  },
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
