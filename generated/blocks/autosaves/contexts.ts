// @generated from schemas/resources/blocks/autosaves.json by `npm run generate`. Do not edit. (8b1c263c5718)

import { contextFilter } from '../../../runtime/shape/index.ts';
import type { ContextFilter, ContextRule, ContextTable } from '../../../runtime/shape/index.ts';
import type { BlockAutosaveEdit, BlockAutosaveEmbed, BlockAutosaveView } from './types.ts';

/** What each context leaves out of a block autosave. */
const table = {
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

export const blockAutosaveContexts: Record<'view' | 'embed' | 'edit', ContextRule> = table;

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

/** What each context shows of a block autosave: the table, unrolled. */
export const blockAutosaveFilters: Record<'view' | 'embed' | 'edit', ContextFilter> = {
  view: contextFilter<BlockAutosaveView>(blockAutosaveContexts.view, (item, blank) => {
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
  embed: contextFilter<BlockAutosaveEmbed>(blockAutosaveContexts.embed, (item, blank) => {
    const left = { ...blank };
    left.author = item.author;
    left.date = item.date;
    left.id = item.id;
    left.parent = item.parent;
    left.slug = item.slug;
    return left;
  }),
  edit: contextFilter<BlockAutosaveEdit>(blockAutosaveContexts.edit, (item, blank) => {
    const left = { ...blank };
    left.author = item.author;
    left.date = item.date;
    left.date_gmt = item.date_gmt;
    left.id = item.id;
    left.modified = item.modified;
    left.modified_gmt = item.modified_gmt;
    left.parent = item.parent;
    left.slug = item.slug;
    left.preview_link = item.preview_link;
    left.title = item.title;
    left.content = item.content;
    left.guid = item.guid;
    return left;
  }),
};
