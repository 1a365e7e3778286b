// @generated from schemas/resources/blocks.json by `npm run generate`. Do not edit. (64a6e36ec70e)

import { contextFilter } from '../../runtime/shape/index.ts';
import type { ContextFilter, ContextRule, ContextTable } from '../../runtime/shape/index.ts';
import type { BlockEdit, BlockEmbed, BlockView } from './types.ts';

/** What each context leaves out of a block. */
const table = {
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

export const blockContexts: Record<'view' | 'embed' | 'edit', ContextRule> = table;

/** What is shown of members that are maps themselves. */
const below = {
  view: {
    guid: contextFilter<{ rendered: unknown }>(table.view.guid, (item, blank) => {
      const left = { ...blank };
      left.rendered = item.rendered;
      return left;
    }),
    content: contextFilter<{ raw: unknown; protected: unknown }>(
      table.view.content,
      (item, blank) => {
        const left = { ...blank };
        left.raw = item.raw;
        left.protected = item.protected;
        return left;
      },
    ),
  },
};

/** What each context shows of a block: the table, unrolled. */
export const blockFilters: Record<'view' | 'embed' | 'edit', ContextFilter> = {
  view: contextFilter<BlockView>(blockContexts.view, (item, blank) => {
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
    left.title = item.title;
    left.template = item.template;
    left.guid = below.view.guid.apply(item.guid);
    left.content = below.view.content.apply(item.content);
    return left;
  }),
  embed: contextFilter<BlockEmbed>(blockContexts.embed, (item, blank) => {
    const left = { ...blank };
    left.date = item.date;
    left.id = item.id;
    left.link = item.link;
    left.slug = item.slug;
    left.type = item.type;
    return left;
  }),
  edit: contextFilter<BlockEdit>(blockContexts.edit, (item, blank) => {
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
    left.title = item.title;
    left.content = item.content;
    left.template = item.template;
    return left;
  }),
};
