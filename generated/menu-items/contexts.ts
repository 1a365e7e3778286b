// @generated from schemas/resources/menu-items.json by `npm run generate`. Do not edit. (d96d2abc63b5)

import { contextFilter } from '../../runtime/shape/index.ts';
import type { ContextFilter, ContextRule, ContextTable } from '../../runtime/shape/index.ts';
import type { MenuItemEdit, MenuItemEmbed, MenuItemView } from './types.ts';

/** What each context leaves out of a menu item. */
const table = {
  view: { title: { raw: false } },
  embed: { title: { raw: false }, menus: false, meta: false },
  edit: {},
} satisfies ContextTable;

export const menuItemContexts: Record<'view' | 'embed' | 'edit', ContextRule> = table;

/** What is shown of members that are maps themselves. */
const below = {
  view: {
    title: contextFilter<{ rendered: unknown }>(table.view.title, (item, blank) => {
      const left = { ...blank };
      left.rendered = item.rendered;
      return left;
    }),
  },
  embed: {
    title: contextFilter<{ rendered: unknown }>(table.embed.title, (item, blank) => {
      const left = { ...blank };
      left.rendered = item.rendered;
      return left;
    }),
  },
};

/** What each context shows of a menu item: the table, unrolled. */
export const menuItemFilters: Record<'view' | 'embed' | 'edit', ContextFilter> = {
  view: contextFilter<MenuItemView>(menuItemContexts.view, (item, blank) => {
    const left = { ...blank };
    left.id = item.id;
    left.type_label = item.type_label;
    left.type = item.type;
    left.status = item.status;
    left.parent = item.parent;
    left.attr_title = item.attr_title;
    left.classes = item.classes;
    left.description = item.description;
    left.menu_order = item.menu_order;
    left.object = item.object;
    left.object_id = item.object_id;
    left.target = item.target;
    left.url = item.url;
    left.xfn = item.xfn;
    left.invalid = item.invalid;
    left.menus = item.menus;
    left.meta = item.meta;
    left.title = below.view.title.apply(item.title);
    return left;
  }),
  embed: contextFilter<MenuItemEmbed>(menuItemContexts.embed, (item, blank) => {
    const left = { ...blank };
    left.id = item.id;
    left.type_label = item.type_label;
    left.type = item.type;
    left.status = item.status;
    left.parent = item.parent;
    left.attr_title = item.attr_title;
    left.classes = item.classes;
    left.description = item.description;
    left.menu_order = item.menu_order;
    left.object = item.object;
    left.object_id = item.object_id;
    left.target = item.target;
    left.url = item.url;
    left.xfn = item.xfn;
    left.invalid = item.invalid;
    left.title = below.embed.title.apply(item.title);
    return left;
  }),
  edit: contextFilter<MenuItemEdit>(menuItemContexts.edit, (item, blank) => {
    const left = { ...blank };
    left.title = item.title;
    left.id = item.id;
    left.type_label = item.type_label;
    left.type = item.type;
    left.status = item.status;
    left.parent = item.parent;
    left.attr_title = item.attr_title;
    left.classes = item.classes;
    left.description = item.description;
    left.menu_order = item.menu_order;
    left.object = item.object;
    left.object_id = item.object_id;
    left.target = item.target;
    left.url = item.url;
    left.xfn = item.xfn;
    left.invalid = item.invalid;
    left.menus = item.menus;
    left.meta = item.meta;
    return left;
  }),
};
