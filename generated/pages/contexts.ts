// @generated from schemas/resources/pages.json by `npm run generate`. Do not edit. (adaa4f41e9f4)

import { omit } from '../../runtime/shape/index.ts';
import type { ContextTable } from '../../runtime/shape/index.ts';
import type { Page, PageEdit, PageEmbed, PageView } from './types.ts';

/** The fields of a page that each context omits. */
export const pageContexts = {
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

/** Returns a page as each context shows it. */
export const pageViews = {
  view: (item: Page): PageView => ({
    date: item.date,
    date_gmt: item.date_gmt,
    guid: omit(item.guid, pageContexts.view.guid),
    id: item.id,
    link: item.link,
    modified: item.modified,
    modified_gmt: item.modified_gmt,
    slug: item.slug,
    status: item.status,
    type: item.type,
    parent: item.parent,
    title: omit(item.title, pageContexts.view.title),
    content: omit(item.content, pageContexts.view.content),
    author: item.author,
    excerpt: omit(item.excerpt, pageContexts.view.excerpt),
    featured_media: item.featured_media,
    comment_status: item.comment_status,
    ping_status: item.ping_status,
    menu_order: item.menu_order,
    meta: item.meta,
    template: item.template,
  }),
  embed: (item: Page): PageEmbed => ({
    date: item.date,
    id: item.id,
    link: item.link,
    slug: item.slug,
    type: item.type,
    title: omit(item.title, pageContexts.embed.title),
    author: item.author,
    excerpt: omit(item.excerpt, pageContexts.embed.excerpt),
    featured_media: item.featured_media,
  }),
  edit: (item: Page): PageEdit => item,
};
