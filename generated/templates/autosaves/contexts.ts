// @generated from schemas/resources/templates/autosaves.json by `npm run generate`. Do not edit. (4329e2bb1d12)

import { contextFilter } from '../../../runtime/shape/index.ts';
import type { ContextFilter, ContextRule, ContextTable } from '../../../runtime/shape/index.ts';
import type { TemplateAutosaveEdit, TemplateAutosaveEmbed, TemplateAutosaveView } from './types.ts';

/** What each context leaves out of a template autosave. */
const table = {
  view: { preview_link: false, content: { block_version: false } },
  embed: {
    date_gmt: false,
    modified: false,
    modified_gmt: false,
    preview_link: false,
    content: { raw: false, block_version: false },
    guid: false,
  },
  edit: {},
} satisfies ContextTable;

export const templateAutosaveContexts: Record<'view' | 'embed' | 'edit', ContextRule> = table;

/** What is shown of members that are maps themselves. */
const below = {
  view: {
    content: contextFilter<{ raw: unknown }>(table.view.content, (item, blank) => {
      const left = { ...blank };
      left.raw = item.raw;
      return left;
    }),
  },
};

/** What each context shows of a template autosave: the table, unrolled. */
export const templateAutosaveFilters: Record<'view' | 'embed' | 'edit', ContextFilter> = {
  view: contextFilter<TemplateAutosaveView>(templateAutosaveContexts.view, (item, blank) => {
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
    left.guid = item.guid;
    left.content = below.view.content.apply(item.content);
    return left;
  }),
  embed: contextFilter<TemplateAutosaveEmbed>(templateAutosaveContexts.embed, (item, blank) => {
    const left = { ...blank };
    left.author = item.author;
    left.date = item.date;
    left.id = item.id;
    left.parent = item.parent;
    left.slug = item.slug;
    left.title = item.title;
    return left;
  }),
  edit: contextFilter<TemplateAutosaveEdit>(templateAutosaveContexts.edit, (item, blank) => {
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
    left.content = item.content;
    left.title = item.title;
    left.guid = item.guid;
    return left;
  }),
};
