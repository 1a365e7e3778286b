// @generated from schemas/resources/categories.json by `npm run generate`. Do not edit. (9155ef83c672)

import type { ContextTable } from '../../runtime/shape/index.ts';

/** What each context leaves out of a category. */
export const categoryContexts = {
  view: {},
  embed: { count: false, description: false, meta: false, parent: false },
  edit: {},
} satisfies ContextTable;
