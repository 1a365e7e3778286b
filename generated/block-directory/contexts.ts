// @generated from schemas/resources/block-directory.json by `npm run generate`. Do not edit. (3e508f456d67)

import type { ContextTable } from '../../runtime/shape/index.ts';
import type { BlockDirectoryItem, BlockDirectoryItemView } from './types.ts';

/** The fields of a block directory item that each context omits. */
export const blockDirectoryItemContexts = {
  view: {},
} satisfies ContextTable;

/** Returns a block directory item as each context shows it. */
export const blockDirectoryItemViews = {
  view: (item: BlockDirectoryItem): BlockDirectoryItemView => item,
};
