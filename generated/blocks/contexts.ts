// @generated from schemas/resources/blocks.json by `npm run generate`. Do not edit. (7bfa2da88c81)

import { omit } from '../../runtime/shape/index.ts';
import type { ContextTable } from '../../runtime/shape/index.ts';
import type { Block, BlockEdit, BlockEmbed, BlockView } from './types.ts';

/** The fields of a block that each context omits. */
export const blockContexts = {
  view: { guid: { raw: false }, password: false, content: { block_version: false } },
  embed: {
    date_gmt: false,
    guid: false,
    modified: false,
    modified_gmt: false,
    status: false,
    password: false,
    title: { raw: false },
    content: false,
    template: false,
  },
  edit: {},
} satisfies ContextTable;

/** Returns a block as each context shows it. */
export const blockViews = {
  view: (item: Block): BlockView => ({
    date: item.date,
    date_gmt: item.date_gmt,
    guid: omit(item.guid, blockContexts.view.guid),
    id: item.id,
    link: item.link,
    modified: item.modified,
    modified_gmt: item.modified_gmt,
    slug: item.slug,
    status: item.status,
    type: item.type,
    title: item.title,
    content: omit(item.content, blockContexts.view.content),
    template: item.template,
  }),
  embed: (item: Block): BlockEmbed => ({
    date: item.date,
    id: item.id,
    link: item.link,
    slug: item.slug,
    type: item.type,
    title: omit(item.title, blockContexts.embed.title),
  }),
  edit: (item: Block): BlockEdit => item,
};
