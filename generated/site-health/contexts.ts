// @generated from schemas/resources/site-health.json by `npm run generate`. Do not edit. (077838a26855)

import { contextFilter } from '../../runtime/shape/index.ts';
import type { ContextTable } from '../../runtime/shape/index.ts';

/** What each context leaves out of a site health test. */
export const siteHealthTestContexts = { view: {} } satisfies ContextTable;

/** What each context shows of a site health test: the table, unrolled. */
export const siteHealthTestFilters = {
  view: contextFilter(siteHealthTestContexts.view),
};
