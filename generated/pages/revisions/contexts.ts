// @generated from schemas/resources/pages/revisions.json by `npm run generate`. Do not edit. (82f948c336a9)

import { omit } from '../../../runtime/shape/index.ts';
import type { ContextTable } from '../../../runtime/shape/index.ts';
import type {
  PageRevision,
  PageRevisionEdit,
  PageRevisionEmbed,
  PageRevisionView,
} from './types.ts';

/** The fields of a page revision that each context omits. */
export const pageRevisionContexts = {
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

/** Returns a page revision as each context shows it. */
export const pageRevisionViews = {
  view: (item: PageRevision): PageRevisionView => ({
    author: item.author,
    date: item.date,
    date_gmt: item.date_gmt,
    id: item.id,
    modified: item.modified,
    modified_gmt: item.modified_gmt,
    parent: item.parent,
    slug: item.slug,
    title: omit(item.title, pageRevisionContexts.view.title),
    content: omit(item.content, pageRevisionContexts.view.content),
    excerpt: omit(item.excerpt, pageRevisionContexts.view.excerpt),
    guid: omit(item.guid, pageRevisionContexts.view.guid),
  }),
  embed: (item: PageRevision): PageRevisionEmbed => ({
    author: item.author,
    date: item.date,
    id: item.id,
    parent: item.parent,
    slug: item.slug,
    title: omit(item.title, pageRevisionContexts.embed.title),
    excerpt: omit(item.excerpt, pageRevisionContexts.embed.excerpt),
  }),
  edit: (item: PageRevision): PageRevisionEdit => item,
};
