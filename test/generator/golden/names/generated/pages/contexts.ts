// @generated from schemas/resources/pages.json by `npm run generate`. Do not edit. (968fb5429966)

import type { ContextTable } from '../../runtime/shape/index.ts';

/** What each context leaves out of a page. */
export const pageContexts = { view: {} } satisfies ContextTable;
