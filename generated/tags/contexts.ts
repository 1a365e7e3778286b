// @generated from schemas/resources/tags.json by `npm run generate`. Do not edit. (536f3c15e516)

import { contextFilter } from '../../runtime/shape/index.ts';
import type { ContextFilter, ContextRule } from '../../runtime/shape/index.ts';
import type { TagEdit, TagEmbed, TagView } from './types.ts';

/** What each context leaves out of a tag. */
export const tagContexts: Record<'view' | 'embed' | 'edit', ContextRule> = {
  view: {},
  embed: { count: false, description: false, meta: false },
  edit: {},
};

/** What each context shows of a tag: the table, unrolled. */
export const tagFilters: Record<'view' | 'embed' | 'edit', ContextFilter> = {
  view: contextFilter<TagView>(tagContexts.view, (item, blank) => {
    const left = { ...blank };
    left.id = item.id;
    left.count = item.count;
    left.description = item.description;
    left.link = item.link;
    left.name = item.name;
    left.slug = item.slug;
    left.taxonomy = item.taxonomy;
    left.meta = item.meta;
    return left;
  }),
  embed: contextFilter<TagEmbed>(tagContexts.embed, (item, blank) => {
    const left = { ...blank };
    left.id = item.id;
    left.link = item.link;
    left.name = item.name;
    left.slug = item.slug;
    left.taxonomy = item.taxonomy;
    return left;
  }),
  edit: contextFilter<TagEdit>(tagContexts.edit, (item, blank) => {
    const left = { ...blank };
    left.id = item.id;
    left.count = item.count;
    left.description = item.description;
    left.link = item.link;
    left.name = item.name;
    left.slug = item.slug;
    left.taxonomy = item.taxonomy;
    left.meta = item.meta;
    return left;
  }),
};
