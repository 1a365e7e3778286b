// @generated from schemas/resources/posts/autosaves.json by `npm run generate`. Do not edit. (b8e330a85cc4)

import { omit } from '../../../runtime/shape/index.ts';
import type { ContextTable } from '../../../runtime/shape/index.ts';
import type {
  PostAutosave,
  PostAutosaveEdit,
  PostAutosaveEmbed,
  PostAutosaveView,
} from './types.ts';

/** The fields of a post autosave that each context omits. */
export const postAutosaveContexts = {
  view: {
    preview_link: false,
    title: { raw: false },
    content: { raw: false, block_version: false },
    excerpt: { raw: false },
    guid: { raw: false },
  },
  embed: {
    date_gmt: false,
    modified: false,
    modified_gmt: false,
    preview_link: false,
    title: { raw: false },
    content: false,
    excerpt: { raw: false },
    guid: false,
  },
  edit: {},
} satisfies ContextTable;

/** Returns a post autosave as each context shows it. */
export const postAutosaveViews = {
  view: (item: PostAutosave): PostAutosaveView => ({
    author: item.author,
    date: item.date,
    date_gmt: item.date_gmt,
    id: item.id,
    modified: item.modified,
    modified_gmt: item.modified_gmt,
    parent: item.parent,
    slug: item.slug,
    title: omit(item.title, postAutosaveContexts.view.title),
    content: omit(item.content, postAutosaveContexts.view.content),
    excerpt: omit(item.excerpt, postAutosaveContexts.view.excerpt),
    guid: omit(item.guid, postAutosaveContexts.view.guid),
  }),
  embed: (item: PostAutosave): PostAutosaveEmbed => ({
    author: item.author,
    date: item.date,
    id: item.id,
    parent: item.parent,
    slug: item.slug,
    title: omit(item.title, postAutosaveContexts.embed.title),
    excerpt: omit(item.excerpt, postAutosaveContexts.embed.excerpt),
  }),
  edit: (item: PostAutosave): PostAutosaveEdit => item,
};
