// @generated from schemas/resources/categories.json by `npm run generate`. Do not edit. (b497a230b65d)

import type { ContextTable } from '../../runtime/shape/index.ts';

/** What each context leaves out of a category. */
export const categoryContexts = {
  view: {},
  embed: { count: false, description: false, parent: false, meta: false },
  edit: {},
} satisfies ContextTable;
