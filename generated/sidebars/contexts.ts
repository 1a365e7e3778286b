// @generated from schemas/resources/sidebars.json by `npm run generate`. Do not edit. (6b8c6effabb6)

import { contextFilter } from '../../runtime/shape/index.ts';
import type { ContextFilter, ContextRule } from '../../runtime/shape/index.ts';
import type { SidebarEdit, SidebarEmbed, SidebarView } from './types.ts';

/** What each context leaves out of a sidebar. */
export const sidebarContexts: Record<'view' | 'embed' | 'edit', ContextRule> = {
  view: {},
  embed: {},
  edit: {},
};

/** What each context shows of a sidebar: the table, unrolled. */
export const sidebarFilters: Record<'view' | 'embed' | 'edit', ContextFilter> = {
  view: contextFilter<SidebarView>(sidebarContexts.view, (item, blank) => {
    const left = { ...blank };
    left.id = item.id;
    left.name = item.name;
    left.description = item.description;
    left.class = item.class;
    left.before_widget = item.before_widget;
    left.after_widget = item.after_widget;
    left.before_title = item.before_title;
    left.after_title = item.after_title;
    left.status = item.status;
    left.widgets = item.widgets;
    return left;
  }),
  embed: contextFilter<SidebarEmbed>(sidebarContexts.embed, (item, blank) => {
    const left = { ...blank };
    left.id = item.id;
    left.name = item.name;
    left.description = item.description;
    left.class = item.class;
    left.before_widget = item.before_widget;
    left.after_widget = item.after_widget;
    left.before_title = item.before_title;
    left.after_title = item.after_title;
    left.status = item.status;
    left.widgets = item.widgets;
    return left;
  }),
  edit: contextFilter<SidebarEdit>(sidebarContexts.edit, (item, blank) => {
    const left = { ...blank };
    left.id = item.id;
    left.name = item.name;
    left.description = item.description;
    left.class = item.class;
    left.before_widget = item.before_widget;
    left.after_widget = item.after_widget;
    left.before_title = item.before_title;
    left.after_title = item.after_title;
    left.status = item.status;
    left.widgets = item.widgets;
    return left;
  }),
};
