// @generated from schemas/resources/block-patterns.json by `npm run generate`. Do not edit. (d4405a0fde32)

import { contextFilter } from '../../runtime/shape/index.ts';
import type { ContextTable } from '../../runtime/shape/index.ts';

/** What each context leaves out of a block pattern. */
export const blockPatternContexts = { view: {}, edit: {}, embed: {} } satisfies ContextTable;

/** What each context shows of a block pattern: the table, unrolled. */
export const blockPatternFilters = {
  view: contextFilter(blockPatternContexts.view),
  edit: contextFilter(blockPatternContexts.edit),
  embed: contextFilter(blockPatternContexts.embed),
};
