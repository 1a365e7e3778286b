// @generated from schemas/resources/statuses.json by `npm run generate`. Do not edit. (5b261b6955b2)

import { contextFilter } from '../../runtime/shape/index.ts';
import type { ContextFilter, ContextRule } from '../../runtime/shape/index.ts';
import type { StatusEdit, StatusEmbed, StatusView } from './types.ts';

/** What each context leaves out of a status. */
export const statusContexts: Record<'view' | 'embed' | 'edit', ContextRule> = {
  view: { private: false, protected: false, show_in_list: false },
  embed: {
    private: false,
    protected: false,
    public: false,
    queryable: false,
    show_in_list: false,
    date_floating: false,
  },
  edit: {},
};

/** What each context shows of a status: the table, unrolled. */
export const statusFilters: Record<'view' | 'embed' | 'edit', ContextFilter> = {
  view: contextFilter<StatusView>(statusContexts.view, (item, blank) => {
    const left = { ...blank };
    left.name = item.name;
    left.public = item.public;
    left.queryable = item.queryable;
    left.slug = item.slug;
    left.date_floating = item.date_floating;
    return left;
  }),
  embed: contextFilter<StatusEmbed>(statusContexts.embed, (item, blank) => {
    const left = { ...blank };
    left.name = item.name;
    left.slug = item.slug;
    return left;
  }),
  edit: contextFilter<StatusEdit>(statusContexts.edit, (item, blank) => {
    const left = { ...blank };
    left.name = item.name;
    left.private = item.private;
    left.protected = item.protected;
    left.public = item.public;
    left.queryable = item.queryable;
    left.show_in_list = item.show_in_list;
    left.slug = item.slug;
    left.date_floating = item.date_floating;
    return left;
  }),
};
