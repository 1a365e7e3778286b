// @generated from schemas/resources/pages/autosaves.json by `npm run generate`. Do not edit. (b4cd8183e0fb)

import { omit } from '../../../runtime/shape/index.ts';
import type { ContextTable } from '../../../runtime/shape/index.ts';
import type {
  PageAutosave,
  PageAutosaveEdit,
  PageAutosaveEmbed,
  PageAutosaveView,
} from './types.ts';

/** The fields of a page autosave that each context omits. */
export const pageAutosaveContexts = {
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

/** Returns a page autosave as each context shows it. */
export const pageAutosaveViews = {
  view: (item: PageAutosave): PageAutosaveView => ({
    author: item.author,
    date: item.date,
    date_gmt: item.date_gmt,
    id: item.id,
    modified: item.modified,
    modified_gmt: item.modified_gmt,
    parent: item.parent,
    slug: item.slug,
    title: omit(item.title, pageAutosaveContexts.view.title),
    content: omit(item.content, pageAutosaveContexts.view.content),
    excerpt: omit(item.excerpt, pageAutosaveContexts.view.excerpt),
    guid: omit(item.guid, pageAutosaveContexts.view.guid),
  }),
  embed: (item: PageAutosave): PageAutosaveEmbed => ({
    author: item.author,
    date: item.date,
    id: item.id,
    parent: item.parent,
    slug: item.slug,
    title: omit(item.title, pageAutosaveContexts.embed.title),
    excerpt: omit(item.excerpt, pageAutosaveContexts.embed.excerpt),
  }),
  edit: (item: PageAutosave): PageAutosaveEdit => item,
};
