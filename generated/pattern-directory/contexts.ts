// @generated from schemas/resources/pattern-directory.json by `npm run generate`. Do not edit. (05a49e0315a3)

import { contextFilter } from '../../runtime/shape/index.ts';
import type { ContextTable } from '../../runtime/shape/index.ts';

/** What each context leaves out of a pattern directory item. */
export const patternDirectoryItemContexts = {
  view: {},
  embed: {},
  edit: {},
} satisfies ContextTable;

/** What each context shows of a pattern directory item: the table, unrolled. */
export const patternDirectoryItemFilters = {
  view: contextFilter(patternDirectoryItemContexts.view),
  embed: contextFilter(patternDirectoryItemContexts.embed),
  edit: contextFilter(patternDirectoryItemContexts.edit),
};
