// @generated from schemas/resources/navigation/revisions.json by `npm run generate`. Do not edit. (7d8a11379f1a)

import { contextFilter } from '../../../runtime/shape/index.ts';
import type { ContextFilter, ContextRule, ContextTable } from '../../../runtime/shape/index.ts';
import type {
  NavigationMenuRevisionEdit,
  NavigationMenuRevisionEmbed,
  NavigationMenuRevisionView,
} from './types.ts';

/** What each context leaves out of a navigation menu revision. */
const table = {
  view: {
    title: { raw: false },
    content: { raw: false, block_version: false },
    guid: { raw: false },
  },
  embed: {
    date_gmt: false,
    modified: false,
    modified_gmt: false,
    title: { raw: false },
    content: false,
    guid: false,
  },
  edit: {},
} satisfies ContextTable;

export const navigationMenuRevisionContexts: Record<'view' | 'embed' | 'edit', ContextRule> = table;

/** What is shown of members that are maps themselves. */
const below = {
  view: {
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
    guid: contextFilter<{ rendered: unknown }>(table.view.guid, (item, blank) => {
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

/** What each context shows of a navigation menu revision: the table, unrolled. */
export const navigationMenuRevisionFilters: Record<'view' | 'embed' | 'edit', ContextFilter> = {
  view: contextFilter<NavigationMenuRevisionView>(
    navigationMenuRevisionContexts.view,
    (item, blank) => {
      const left = { ...blank };
      left.author = item.author;
      left.date = item.date;
      left.date_gmt = item.date_gmt;
      left.id = item.id;
      left.modified = item.modified;
      left.modified_gmt = item.modified_gmt;
      left.parent = item.parent;
      left.slug = item.slug;
      left.title = below.view.title.apply(item.title);
      left.content = below.view.content.apply(item.content);
      left.guid = below.view.guid.apply(item.guid);
      return left;
    },
  ),
  embed: contextFilter<NavigationMenuRevisionEmbed>(
    navigationMenuRevisionContexts.embed,
    (item, blank) => {
      const left = { ...blank };
      left.author = item.author;
      left.date = item.date;
      left.id = item.id;
      left.parent = item.parent;
      left.slug = item.slug;
      left.title = below.embed.title.apply(item.title);
      return left;
    },
  ),
  edit: contextFilter<NavigationMenuRevisionEdit>(
    navigationMenuRevisionContexts.edit,
    (item, blank) => {
      const left = { ...blank };
      left.author = item.author;
      left.date = item.date;
      left.date_gmt = item.date_gmt;
      left.id = item.id;
      left.modified = item.modified;
      left.modified_gmt = item.modified_gmt;
      left.parent = item.parent;
      left.slug = item.slug;
      left.title = item.title;
      left.content = item.content;
      left.guid = item.guid;
      return left;
    },
  ),
};
