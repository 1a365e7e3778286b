// @generated from schemas/resources/pages.json by `npm run generate`. Do not edit. (d0bbac21079b)

import { contextFilter } from '../../runtime/shape/index.ts';
import type { ContextTable } from '../../runtime/shape/index.ts';

/** What each context leaves out of a page. */
export const pageContexts = { view: {} } satisfies ContextTable;

/** What each context shows of a page: the table, unrolled. */
export const pageFilters = {
  view: contextFilter(pageContexts.view),
};
