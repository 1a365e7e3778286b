// @generated from schemas/resources/pages.json by `npm run generate`. Do not edit. (e7e152316ae5)

import { contextFilter } from '../../runtime/shape/index.ts';
import type { ContextFilter, ContextRule, ContextTable } from '../../runtime/shape/index.ts';
import type { PageEdit, PageEmbed, PageView } from './types.ts';

/** What each context leaves out of a page. */
const table = {
  view: {
    guid: { raw: false },
    password: false,
    permalink_template: false,
    generated_slug: false,
    title: { raw: false },
    content: { raw: false, block_version: false },
    excerpt: { raw: false },
  },
  embed: {
    date_gmt: false,
    guid: false,
    modified: false,
    modified_gmt: false,
    status: false,
    password: false,
    permalink_template: false,
    generated_slug: false,
    parent: false,
    title: { raw: false },
    content: false,
    excerpt: { raw: false },
    comment_status: false,
    ping_status: false,
    menu_order: false,
    meta: false,
    template: false,
  },
  edit: {},
} satisfies ContextTable;

export const pageContexts: Record<'view' | 'embed' | 'edit', ContextRule> = table;

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
    excerpt: contextFilter<{ rendered: unknown; protected: unknown }>(
      table.view.excerpt,
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
    excerpt: contextFilter<{ rendered: unknown; protected: unknown }>(
      table.embed.excerpt,
      (item, blank) => {
        const left = { ...blank };
        left.rendered = item.rendered;
        left.protected = item.protected;
        return left;
      },
    ),
  },
};

/** What each context shows of a page: the table, unrolled. */
export const pageFilters: Record<'view' | 'embed' | 'edit', ContextFilter> = {
  view: contextFilter<PageView>(pageContexts.view, (item, blank) => {
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
    left.parent = item.parent;
    left.author = item.author;
    left.featured_media = item.featured_media;
    left.comment_status = item.comment_status;
    left.ping_status = item.ping_status;
    left.menu_order = item.menu_order;
    left.meta = item.meta;
    left.template = item.template;
    left.guid = below.view.guid.apply(item.guid);
    left.title = below.view.title.apply(item.title);
    left.content = below.view.content.apply(item.content);
    left.excerpt = below.view.excerpt.apply(item.excerpt);
    return left;
  }),
  embed: contextFilter<PageEmbed>(pageContexts.embed, (item, blank) => {
    const left = { ...blank };
    left.date = item.date;
    left.id = item.id;
    left.link = item.link;
    left.slug = item.slug;
    left.type = item.type;
    left.author = item.author;
    left.featured_media = item.featured_media;
    left.title = below.embed.title.apply(item.title);
    left.excerpt = below.embed.excerpt.apply(item.excerpt);
    return left;
  }),
  edit: contextFilter<PageEdit>(pageContexts.edit, (item, blank) => {
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
    left.permalink_template = item.permalink_template;
    left.generated_slug = item.generated_slug;
    left.parent = item.parent;
    left.title = item.title;
    left.content = item.content;
    left.author = item.author;
    left.excerpt = item.excerpt;
    left.featured_media = item.featured_media;
    left.comment_status = item.comment_status;
    left.ping_status = item.ping_status;
    left.menu_order = item.menu_order;
    left.meta = item.meta;
    left.template = item.template;
    return left;
  }),
};
