// @generated from schemas/resources/pattern-directory.json by `npm run generate`. Do not edit. (380b3a4f79fa)

import { contextFilter } from '../../runtime/shape/index.ts';
import type { ContextFilter, ContextRule } from '../../runtime/shape/index.ts';

/** What each context leaves out of a pattern directory item. */
export const patternDirectoryItemContexts: Record<'view' | 'embed' | 'edit', ContextRule> = {
  view: {},
  embed: {},
  edit: {},
};

/** What each context shows of a pattern directory item: the table, unrolled. */
export const patternDirectoryItemFilters: Record<'view' | 'embed' | 'edit', ContextFilter> = {
  view: contextFilter(patternDirectoryItemContexts.view),
  embed: contextFilter(patternDirectoryItemContexts.embed),
  edit: contextFilter(patternDirectoryItemContexts.edit),
};
