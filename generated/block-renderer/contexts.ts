// @generated from schemas/resources/block-renderer.json by `npm run generate`. Do not edit. (86bb5cf781b7)

import type { ContextTable } from '../../runtime/shape/index.ts';
import type { RenderedBlock, RenderedBlockEdit } from './types.ts';

/** The fields of a rendered block that each context omits. */
export const renderedBlockContexts = {
  edit: {},
} satisfies ContextTable;

/** Returns a rendered block as each context shows it. */
export const renderedBlockViews = {
  edit: (item: RenderedBlock): RenderedBlockEdit => item,
};
