// @generated from schemas/resources/posts/revisions.json by `npm run generate`. Do not edit. (9cda09c55560)

import { omit } from '../../../runtime/shape/index.ts';
import type { ContextTable } from '../../../runtime/shape/index.ts';
import type {
  PostRevision,
  PostRevisionEdit,
  PostRevisionEmbed,
  PostRevisionView,
} from './types.ts';

/** The fields of a post revision that each context omits. */
export const postRevisionContexts = {
  view: {
    title: { raw: false },
    content: { raw: false, block_version: false },
    excerpt: { raw: false },
    guid: { raw: false },
  },
  embed: {
    date_gmt: false,
    modified: false,
    modified_gmt: false,
    title: { raw: false },
    content: false,
    excerpt: { raw: false },
    guid: false,
  },
  edit: {},
} satisfies ContextTable;

/** Returns a post revision as each context shows it. */
export const postRevisionViews = {
  view: (item: PostRevision): PostRevisionView => ({
    author: item.author,
    date: item.date,
    date_gmt: item.date_gmt,
    id: item.id,
    modified: item.modified,
    modified_gmt: item.modified_gmt,
    parent: item.parent,
    slug: item.slug,
    title: omit(item.title, postRevisionContexts.view.title),
    content: omit(item.content, postRevisionContexts.view.content),
    excerpt: omit(item.excerpt, postRevisionContexts.view.excerpt),
    guid: omit(item.guid, postRevisionContexts.view.guid),
  }),
  embed: (item: PostRevision): PostRevisionEmbed => ({
    author: item.author,
    date: item.date,
    id: item.id,
    parent: item.parent,
    slug: item.slug,
    title: omit(item.title, postRevisionContexts.embed.title),
    excerpt: omit(item.excerpt, postRevisionContexts.embed.excerpt),
  }),
  edit: (item: PostRevision): PostRevisionEdit => item,
};
