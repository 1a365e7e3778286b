// @generated from schemas/resources/template-parts.json by `npm run generate`. Do not edit. (908039cd04ed)

import { contextFilter } from '../../runtime/shape/index.ts';
import type { ContextFilter, ContextRule, ContextTable } from '../../runtime/shape/index.ts';
import type { TemplatePartEdit, TemplatePartEmbed, TemplatePartView } from './types.ts';

/** What each context leaves out of a template part. */
const table = {
  view: { content: { block_version: false } },
  embed: { content: { raw: false, block_version: false } },
  edit: {},
} satisfies ContextTable;

export const templatePartContexts: Record<'view' | 'embed' | 'edit', ContextRule> = table;

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

/** What each context shows of a template part: the table, unrolled. */
export const templatePartFilters: Record<'view' | 'embed' | 'edit', ContextFilter> = {
  view: contextFilter<TemplatePartView>(templatePartContexts.view, (item, blank) => {
    const left = { ...blank };
    left.title = item.title;
    left.id = item.id;
    left.slug = item.slug;
    left.theme = item.theme;
    left.type = item.type;
    left.source = item.source;
    left.origin = item.origin;
    left.description = item.description;
    left.status = item.status;
    left.cms_id = item.cms_id;
    left.has_theme_file = item.has_theme_file;
    left.author = item.author;
    left.area = item.area;
    left.content = below.view.content.apply(item.content);
    return left;
  }),
  embed: contextFilter<TemplatePartEmbed>(templatePartContexts.embed, (item, blank) => {
    const left = { ...blank };
    left.title = item.title;
    left.id = item.id;
    left.slug = item.slug;
    left.theme = item.theme;
    left.type = item.type;
    left.source = item.source;
    left.origin = item.origin;
    left.description = item.description;
    left.status = item.status;
    left.cms_id = item.cms_id;
    left.has_theme_file = item.has_theme_file;
    left.author = item.author;
    left.area = item.area;
    return left;
  }),
  edit: contextFilter<TemplatePartEdit>(templatePartContexts.edit, (item, blank) => {
    const left = { ...blank };
    left.content = item.content;
    left.title = item.title;
    left.id = item.id;
    left.slug = item.slug;
    left.theme = item.theme;
    left.type = item.type;
    left.source = item.source;
    left.origin = item.origin;
    left.description = item.description;
    left.status = item.status;
    left.cms_id = item.cms_id;
    left.has_theme_file = item.has_theme_file;
    left.author = item.author;
    left.area = item.area;
    return left;
  }),
};
