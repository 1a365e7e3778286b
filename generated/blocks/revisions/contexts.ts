// @generated from schemas/resources/blocks/revisions.json by `npm run generate`. Do not edit. (5254dcd65044)

import { omit } from '../../../runtime/shape/index.ts';
import type { ContextTable } from '../../../runtime/shape/index.ts';
import type {
  BlockRevision,
  BlockRevisionEdit,
  BlockRevisionEmbed,
  BlockRevisionView,
} from './types.ts';

/** The fields of a block revision that each context omits. */
export const blockRevisionContexts = {
  view: { content: { block_version: false }, guid: { raw: false } },
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

/** Returns a block revision as each context shows it. */
export const blockRevisionViews = {
  view: (item: BlockRevision): BlockRevisionView => ({
    author: item.author,
    date: item.date,
    date_gmt: item.date_gmt,
    id: item.id,
    modified: item.modified,
    modified_gmt: item.modified_gmt,
    parent: item.parent,
    slug: item.slug,
    title: item.title,
    content: omit(item.content, blockRevisionContexts.view.content),
    guid: omit(item.guid, blockRevisionContexts.view.guid),
  }),
  embed: (item: BlockRevision): BlockRevisionEmbed => ({
    author: item.author,
    date: item.date,
    id: item.id,
    parent: item.parent,
    slug: item.slug,
    title: omit(item.title, blockRevisionContexts.embed.title),
  }),
  edit: (item: BlockRevision): BlockRevisionEdit => item,
};
