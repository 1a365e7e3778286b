// @generated from schemas/resources/posts.json by `npm run generate`. Do not edit. (865f28961667)

import { omit } from '../../runtime/shape/index.ts';
import type { ContextTable } from '../../runtime/shape/index.ts';
import type { Post, PostEdit, PostEmbed, PostView } from './types.ts';

/** The fields of a post that each context omits. */
export const postContexts = {
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
    title: { raw: false },
    content: false,
    excerpt: { raw: false },
    comment_status: false,
    ping_status: false,
    format: false,
    meta: false,
    template: false,
    categories: false,
    tags: false,
    sticky: false,
  },
  edit: {},
} satisfies ContextTable;

/** Returns a post as each context shows it. */
export const postViews = {
  view: (item: Post): PostView => ({
    date: item.date,
    date_gmt: item.date_gmt,
    guid: omit(item.guid, postContexts.view.guid),
    id: item.id,
    link: item.link,
    modified: item.modified,
    modified_gmt: item.modified_gmt,
    slug: item.slug,
    status: item.status,
    type: item.type,
    title: omit(item.title, postContexts.view.title),
    content: omit(item.content, postContexts.view.content),
    author: item.author,
    excerpt: omit(item.excerpt, postContexts.view.excerpt),
    featured_media: item.featured_media,
    comment_status: item.comment_status,
    ping_status: item.ping_status,
    format: item.format,
    meta: item.meta,
    template: item.template,
    categories: item.categories,
    tags: item.tags,
    sticky: item.sticky,
  }),
  embed: (item: Post): PostEmbed => ({
    date: item.date,
    id: item.id,
    link: item.link,
    slug: item.slug,
    type: item.type,
    title: omit(item.title, postContexts.embed.title),
    author: item.author,
    excerpt: omit(item.excerpt, postContexts.embed.excerpt),
    featured_media: item.featured_media,
  }),
  edit: (item: Post): PostEdit => item,
};
