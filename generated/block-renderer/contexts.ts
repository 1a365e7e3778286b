// @generated from schemas/resources/block-renderer.json by `npm run generate`. Do not edit. (a244fbe22235)

import { contextFilter } from '../../runtime/shape/index.ts';
import type { ContextTable } from '../../runtime/shape/index.ts';

/** What each context leaves out of a rendered block. */
export const renderedBlockContexts = { edit: {} } satisfies ContextTable;

/** What each context shows of a rendered block: the table, unrolled. */
export const renderedBlockFilters = {
  edit: contextFilter(renderedBlockContexts.edit),
};
