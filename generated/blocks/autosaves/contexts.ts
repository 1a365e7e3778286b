// @generated from schemas/resources/blocks/autosaves.json by `npm run generate`. Do not edit. (9438c1ab7b7a)

import { omit } from '../../../runtime/shape/index.ts';
import type { ContextTable } from '../../../runtime/shape/index.ts';
import type {
  BlockAutosave,
  BlockAutosaveEdit,
  BlockAutosaveEmbed,
  BlockAutosaveView,
} from './types.ts';

/** The fields of a block autosave that each context omits. */
export const blockAutosaveContexts = {
  view: { preview_link: false, content: { block_version: false }, guid: { raw: false } },
  embed: {
    date_gmt: false,
    modified: false,
    modified_gmt: false,
    preview_link: false,
    title: { raw: false },
    content: false,
    guid: false,
  },
  edit: {},
} satisfies ContextTable;

/** Returns a block autosave as each context shows it. */
export const blockAutosaveViews = {
  view: (item: BlockAutosave): BlockAutosaveView => ({
    author: item.author,
    date: item.date,
    date_gmt: item.date_gmt,
    id: item.id,
    modified: item.modified,
    modified_gmt: item.modified_gmt,
    parent: item.parent,
    slug: item.slug,
    title: item.title,
    content: omit(item.content, blockAutosaveContexts.view.content),
    guid: omit(item.guid, blockAutosaveContexts.view.guid),
  }),
  embed: (item: BlockAutosave): BlockAutosaveEmbed => ({
    author: item.author,
    date: item.date,
    id: item.id,
    parent: item.parent,
    slug: item.slug,
    title: omit(item.title, blockAutosaveContexts.embed.title),
  }),
  edit: (item: BlockAutosave): BlockAutosaveEdit => item,
};
