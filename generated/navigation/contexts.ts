// @generated from schemas/resources/navigation.json by `npm run generate`. Do not edit. (29c5e5975f1a)

import type { ContextTable } from '../../runtime/shape/index.ts';

/** What each context leaves out of a navigation menu. */
export const navigationMenuContexts = {
  view: {
    guid: { raw: false },
    password: false,
    title: { raw: false },
    content: { raw: false, block_version: false },
  },
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
