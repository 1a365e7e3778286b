// @generated from schemas/resources/block-directory.json by `npm run generate`. Do not edit. (b33bce7f49c6)

import { contextFilter } from '../../runtime/shape/index.ts';
import type { ContextFilter, ContextRule } from '../../runtime/shape/index.ts';
import type { BlockDirectoryItemView } from './types.ts';

/** What each context leaves out of a block directory item. */
export const blockDirectoryItemContexts: Record<'view', ContextRule> = { view: {} };

/** What each context shows of a block directory item: the table, unrolled. */
export const blockDirectoryItemFilters: Record<'view', ContextFilter> = {
  view: contextFilter<BlockDirectoryItemView>(blockDirectoryItemContexts.view, (item, blank) => {
    const left = { ...blank };
    left.name = item.name;
    left.title = item.title;
    left.description = item.description;
    left.id = item.id;
    left.rating = item.rating;
    left.rating_count = item.rating_count;
    left.active_installs = item.active_installs;
    left.author_block_rating = item.author_block_rating;
    left.author_block_count = item.author_block_count;
    left.author = item.author;
    left.icon = item.icon;
    left.last_updated = item.last_updated;
    left.humanized_updated = item.humanized_updated;
    return left;
  }),
};
