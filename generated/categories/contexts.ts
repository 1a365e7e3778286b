// @generated from schemas/resources/categories.json by `npm run generate`. Do not edit. (a89a909c5e93)

import { contextFilter } from '../../runtime/shape/index.ts';
import type { ContextTable } from '../../runtime/shape/index.ts';
import type { CategoryEdit, CategoryEmbed, CategoryView } from './types.ts';

/** What each context leaves out of a category. */
export const categoryContexts = {
  view: {},
  embed: { count: false, description: false, meta: false, parent: false },
  edit: {},
} satisfies ContextTable;

/** What each context shows of a category: the table, unrolled. */
export const categoryFilters = {
  view: contextFilter<CategoryView>(categoryContexts.view, (item, blank) => {
    const left = { ...blank };
    left.id = item.id;
    left.count = item.count;
    left.description = item.description;
    left.link = item.link;
    left.name = item.name;
    left.slug = item.slug;
    left.taxonomy = item.taxonomy;
    left.meta = item.meta;
    left.parent = item.parent;
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
    left.meta = item.meta;
    left.parent = item.parent;
    return left;
  }),
};
