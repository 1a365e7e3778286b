// @generated from schemas/resources/block-renderer.json by `npm run generate`. Do not edit. (124e59cf9e33)

import { contextFilter } from '../../runtime/shape/index.ts';
import type { ContextFilter, ContextRule } from '../../runtime/shape/index.ts';

/** What each context leaves out of a rendered block. */
export const renderedBlockContexts: Record<'edit', ContextRule> = { edit: {} };

/** What each context shows of a rendered block: the table, unrolled. */
export const renderedBlockFilters: Record<'edit', ContextFilter> = {
  edit: contextFilter(renderedBlockContexts.edit),
};
