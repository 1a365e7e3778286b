// @generated from schemas/resources/templates.json by `npm run generate`. Do not edit. (ef8504a4742c)

import { contextFilter } from '../../runtime/shape/index.ts';
import type { ContextFilter, ContextRule, ContextTable } from '../../runtime/shape/index.ts';
import type { TemplateEdit, TemplateEmbed, TemplateView } from './types.ts';

/** What each context leaves out of a template. */
const table = {
  view: { content: { block_version: false } },
  embed: { content: { raw: false, block_version: false } },
  edit: {},
} satisfies ContextTable;

export const templateContexts: Record<'view' | 'embed' | 'edit', ContextRule> = table;

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

/** What each context shows of a template: the table, unrolled. */
export const templateFilters: Record<'view' | 'embed' | 'edit', ContextFilter> = {
  view: contextFilter<TemplateView>(templateContexts.view, (item, blank) => {
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
    left.is_custom = item.is_custom;
    left.content = below.view.content.apply(item.content);
    return left;
  }),
  embed: contextFilter<TemplateEmbed>(templateContexts.embed, (item, blank) => {
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
    left.is_custom = item.is_custom;
    return left;
  }),
  edit: contextFilter<TemplateEdit>(templateContexts.edit, (item, blank) => {
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
    left.is_custom = item.is_custom;
    return left;
  }),
};
