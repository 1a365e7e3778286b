// @generated from schemas/resources/menu-items/autosaves.json by `npm run generate`. Do not edit. (71cac3fd5563)

import { contextFilter } from '../../../runtime/shape/index.ts';
import type { ContextFilter, ContextRule, ContextTable } from '../../../runtime/shape/index.ts';
import type { MenuItemAutosaveEdit, MenuItemAutosaveEmbed, MenuItemAutosaveView } from './types.ts';

/** What each context leaves out of a menu item autosave. */
const table = {
  view: { preview_link: false, title: { raw: false } },
  embed: {
    date_gmt: false,
    modified: false,
    modified_gmt: false,
    preview_link: false,
    guid: false,
    title: { raw: false },
  },
  edit: {},
} satisfies ContextTable;

export const menuItemAutosaveContexts: Record<'view' | 'embed' | 'edit', ContextRule> = table;

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

/** What each context shows of a menu item autosave: the table, unrolled. */
export const menuItemAutosaveFilters: Record<'view' | 'embed' | 'edit', ContextFilter> = {
  view: contextFilter<MenuItemAutosaveView>(menuItemAutosaveContexts.view, (item, blank) => {
    const left = { ...blank };
    left.author = item.author;
    left.date = item.date;
    left.date_gmt = item.date_gmt;
    left.id = item.id;
    left.modified = item.modified;
    left.modified_gmt = item.modified_gmt;
    left.parent = item.parent;
    left.slug = item.slug;
    left.guid = item.guid;
    left.title = below.view.title.apply(item.title);
    return left;
  }),
  embed: contextFilter<MenuItemAutosaveEmbed>(menuItemAutosaveContexts.embed, (item, blank) => {
    const left = { ...blank };
    left.author = item.author;
    left.date = item.date;
    left.id = item.id;
    left.parent = item.parent;
    left.slug = item.slug;
    left.title = below.embed.title.apply(item.title);
    return left;
  }),
  edit: contextFilter<MenuItemAutosaveEdit>(menuItemAutosaveContexts.edit, (item, blank) => {
    const left = { ...blank };
    left.author = item.author;
    left.date = item.date;
    left.date_gmt = item.date_gmt;
    left.id = item.id;
    left.modified = item.modified;
    left.modified_gmt = item.modified_gmt;
    left.parent = item.parent;
    left.slug = item.slug;
    left.preview_link = item.preview_link;
    left.guid = item.guid;
    left.title = item.title;
    return left;
  }),
};
