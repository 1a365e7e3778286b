// @generated from schemas/resources/categories.json by `npm run generate`. Do not edit. (905c0005d292)

import type { ContextTable } from '../../runtime/shape/index.ts';
import type { Category, CategoryEdit, CategoryEmbed, CategoryView } from './types.ts';

/** The fields of a category that each context omits. */
export const categoryContexts = {
  view: {},
  embed: { count: false, description: false, parent: false, meta: false },
  edit: {},
} satisfies ContextTable;

/** Returns a category as each context shows it. */
export const categoryViews = {
  view: (item: Category): CategoryView => item,
  embed: (item: Category): CategoryEmbed => ({
    id: item.id,
    link: item.link,
    name: item.name,
    slug: item.slug,
    taxonomy: item.taxonomy,
  }),
  edit: (item: Category): CategoryEdit => item,
};
