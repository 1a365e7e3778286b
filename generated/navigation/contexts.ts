// @generated from schemas/resources/navigation.json by `npm run generate`. Do not edit. (56d0bb4a7ba2)

import { contextFilter } from '../../runtime/shape/index.ts';
import type { ContextFilter, ContextRule, ContextTable } from '../../runtime/shape/index.ts';
import type { NavigationMenuEdit, NavigationMenuEmbed, NavigationMenuView } from './types.ts';

/** What each context leaves out of a navigation menu. */
const table = {
  view: {
    guid: { raw: false },
    password: false,
    title: { raw: false },
    content: { raw: false, block_version: false },
  },
  embed: {
    date_gmt: false,
    guid: false,
    modified: false,
    modified_gmt: false,
    status: false,
    password: false,
    title: { raw: false },
    content: false,
    template: false,
  },
  edit: {},
} satisfies ContextTable;

export const navigationMenuContexts: Record<'view' | 'embed' | 'edit', ContextRule> = table;

/** What is shown of members that are maps themselves. */
const below = {
  view: {
    guid: contextFilter<{ rendered: unknown }>(table.view.guid, (item, blank) => {
      const left = { ...blank };
      left.rendered = item.rendered;
      return left;
    }),
    title: contextFilter<{ rendered: unknown }>(table.view.title, (item, blank) => {
      const left = { ...blank };
      left.rendered = item.rendered;
      return left;
    }),
    content: contextFilter<{ rendered: unknown; protected: unknown }>(
      table.view.content,
      (item, blank) => {
        const left = { ...blank };
        left.rendered = item.rendered;
        left.protected = item.protected;
        return left;
      },
    ),
  },
  embed: {
    title: contextFilter<{ rendered: unknown }>(table.embed.title, (item, blank) => {
      const left = { ...blank };
      left.rendered = item.rendered;
      return left;
    }),
  },
};

/** What each context shows of a navigation menu: the table, unrolled. */
export const navigationMenuFilters: Record<'view' | 'embed' | 'edit', ContextFilter> = {
  view: contextFilter<NavigationMenuView>(navigationMenuContexts.view, (item, blank) => {
    const left = { ...blank };
    left.date = item.date;
    left.date_gmt = item.date_gmt;
    left.id = item.id;
    left.link = item.link;
    left.modified = item.modified;
    left.modified_gmt = item.modified_gmt;
    left.slug = item.slug;
    left.status = item.status;
    left.type = item.type;
    left.template = item.template;
    left.guid = below.view.guid.apply(item.guid);
    left.title = below.view.title.apply(item.title);
    left.content = below.view.content.apply(item.content);
    return left;
  }),
  embed: contextFilter<NavigationMenuEmbed>(navigationMenuContexts.embed, (item, blank) => {
    const left = { ...blank };
    left.date = item.date;
    left.id = item.id;
    left.link = item.link;
    left.slug = item.slug;
    left.type = item.type;
    left.title = below.embed.title.apply(item.title);
    return left;
  }),
  edit: contextFilter<NavigationMenuEdit>(navigationMenuContexts.edit, (item, blank) => {
    const left = { ...blank };
    left.date = item.date;
    left.date_gmt = item.date_gmt;
    left.guid = item.guid;
    left.id = item.id;
    left.link = item.link;
    left.modified = item.modified;
    left.modified_gmt = item.modified_gmt;
    left.slug = item.slug;
    left.status = item.status;
    left.type = item.type;
    left.password = item.password;
    left.title = item.title;
    left.content = item.content;
    left.template = item.template;
    return left;
  }),
};
