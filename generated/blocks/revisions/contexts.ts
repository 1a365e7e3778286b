// @generated from schemas/resources/blocks/revisions.json by `npm run generate`. Do not edit. (520b5ba47aef)

import { contextFilter } from '../../../runtime/shape/index.ts';
import type { ContextFilter, ContextRule, ContextTable } from '../../../runtime/shape/index.ts';
import type { BlockRevisionEdit, BlockRevisionEmbed, BlockRevisionView } from './types.ts';

/** What each context leaves out of a block revision. */
const table = {
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

export const blockRevisionContexts: Record<'view' | 'embed' | 'edit', ContextRule> = table;

/** What is shown of members that are maps themselves. */
const below = {
  view: {
    content: contextFilter<{ raw: unknown; protected: unknown }>(
      table.view.content,
      (item, blank) => {
        const left = { ...blank };
        left.raw = item.raw;
        left.protected = item.protected;
        return left;
      },
    ),
    guid: contextFilter<{ rendered: unknown }>(table.view.guid, (item, blank) => {
      const left = { ...blank };
      left.rendered = item.rendered;
      return left;
    }),
  },
};

/** What each context shows of a block revision: the table, unrolled. */
export const blockRevisionFilters: Record<'view' | 'embed' | 'edit', ContextFilter> = {
  view: contextFilter<BlockRevisionView>(blockRevisionContexts.view, (item, blank) => {
    const left = { ...blank };
    left.author = item.author;
    left.date = item.date;
    left.date_gmt = item.date_gmt;
    left.id = item.id;
    left.modified = item.modified;
    left.modified_gmt = item.modified_gmt;
    left.parent = item.parent;
    left.slug = item.slug;
    left.title = item.title;
    left.content = below.view.content.apply(item.content);
    left.guid = below.view.guid.apply(item.guid);
    return left;
  }),
  embed: contextFilter<BlockRevisionEmbed>(blockRevisionContexts.embed, (item, blank) => {
    const left = { ...blank };
    left.author = item.author;
    left.date = item.date;
    left.id = item.id;
    left.parent = item.parent;
    left.slug = item.slug;
    return left;
  }),
  edit: contextFilter<BlockRevisionEdit>(blockRevisionContexts.edit, (item, blank) => {
    const left = { ...blank };
    left.author = item.author;
    left.date = item.date;
    left.date_gmt = item.date_gmt;
    left.id = item.id;
    left.modified = item.modified;
    left.modified_gmt = item.modified_gmt;
    left.parent = item.parent;
    left.slug = item.slug;
    left.title = item.title;
    left.content = item.content;
    left.guid = item.guid;
    return left;
  }),
};
