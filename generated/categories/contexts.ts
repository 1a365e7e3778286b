// @generated from schemas/resources/categories.json by `npm run generate`. Do not edit. (8aae83229903)

import { contextFilter } from '../../runtime/shape/index.ts';
import type { ContextFilter, ContextRule } from '../../runtime/shape/index.ts';
import type { CategoryEdit, CategoryEmbed, CategoryView } from './types.ts';

/** What each context leaves out of a category. */
export const categoryContexts: Record<'view' | 'embed' | 'edit', ContextRule> = {
  view: {},
  embed: { count: false, description: false, parent: false, meta: false },
  edit: {},
};

/** What each context shows of a category: the table, unrolled. */
export const categoryFilters: Record<'view' | 'embed' | 'edit', ContextFilter> = {
  view: contextFilter<CategoryView>(categoryContexts.view, (item, blank) => {
    const left = { ...blank };
    left.id = item.id;
    left.count = item.count;
    left.description = item.description;
    left.link = item.link;
    left.name = item.name;
    left.slug = item.slug;
    left.taxonomy = item.taxonomy;
    left.parent = item.parent;
    left.meta = item.meta;
    return left;
  }),
  embed: contextFilter<CategoryEmbed>(categoryContexts.embed, (item, blank) => {
    const left = { ...blank };
    left.id = item.id;
    left.link = item.link;
    left.name = item.name;
    left.slug = item.slug;
    left.taxonomy = item.taxonomy;
    return left;
  }),
  edit: contextFilter<CategoryEdit>(categoryContexts.edit, (item, blank) => {
    const left = { ...blank };
    left.id = item.id;
    left.count = item.count;
    left.description = item.description;
    left.link = item.link;
    left.name = item.name;
    left.slug = item.slug;
    left.taxonomy = item.taxonomy;
    left.parent = item.parent;
    left.meta = item.meta;
    return left;
  }),
};
