// @generated from schemas/resources/oembed.json by `npm run generate`. Do not edit. (8c709cfd17d7)

import { contextFilter } from '../../runtime/shape/index.ts';
import type { ContextTable } from '../../runtime/shape/index.ts';

/** What each context leaves out of an embedded view. */
export const embeddedViewContexts = { view: {} } satisfies ContextTable;

/** What each context shows of an embedded view: the table, unrolled. */
export const embeddedViewFilters = {
  view: contextFilter(embeddedViewContexts.view),
};
