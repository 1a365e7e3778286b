// @generated from schemas/resources/menu-items.json by `npm run generate`. Do not edit. (412f33b2fa2c)

import { omit } from '../../runtime/shape/index.ts';
import type { ContextTable } from '../../runtime/shape/index.ts';
import type { MenuItem, MenuItemEdit, MenuItemEmbed, MenuItemView } from './types.ts';

/** The fields of a menu item that each context omits. */
export const menuItemContexts = {
  view: { title: { raw: false } },
  embed: { title: { raw: false }, menus: false, meta: false },
  edit: {},
} satisfies ContextTable;

/** Returns a menu item as each context shows it. */
export const menuItemViews = {
  view: (item: MenuItem): MenuItemView => ({
    title: omit(item.title, menuItemContexts.view.title),
    id: item.id,
    type_label: item.type_label,
    type: item.type,
    status: item.status,
    parent: item.parent,
    attr_title: item.attr_title,
    classes: item.classes,
    description: item.description,
    menu_order: item.menu_order,
    object: item.object,
    object_id: item.object_id,
    target: item.target,
    url: item.url,
    xfn: item.xfn,
    invalid: item.invalid,
    ...(item.menus !== undefined && { menus: item.menus }),
    meta: item.meta,
  }),
  embed: (item: MenuItem): MenuItemEmbed => ({
    title: omit(item.title, menuItemContexts.embed.title),
    id: item.id,
    type_label: item.type_label,
    type: item.type,
    status: item.status,
    parent: item.parent,
    attr_title: item.attr_title,
    classes: item.classes,
    description: item.description,
    menu_order: item.menu_order,
    object: item.object,
    object_id: item.object_id,
    target: item.target,
    url: item.url,
    xfn: item.xfn,
    invalid: item.invalid,
  }),
  edit: (item: MenuItem): MenuItemEdit => item,
};
