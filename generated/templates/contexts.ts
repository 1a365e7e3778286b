// @generated from schemas/resources/templates.json by `npm run generate`. Do not edit. (c689a66a802b)

import { omit } from '../../runtime/shape/index.ts';
import type { ContextTable } from '../../runtime/shape/index.ts';
import type { Template, TemplateEdit, TemplateEmbed, TemplateView } from './types.ts';

/** The fields of a template that each context omits. */
export const templateContexts = {
  view: { content: { block_version: false } },
  embed: { content: { raw: false, block_version: false } },
  edit: {},
} satisfies ContextTable;

/** Returns a template as each context shows it. */
export const templateViews = {
  view: (item: Template): TemplateView => ({
    content: omit(item.content, templateContexts.view.content),
    title: item.title,
    id: item.id,
    slug: item.slug,
    theme: item.theme,
    type: item.type,
    source: item.source,
    origin: item.origin,
    description: item.description,
    status: item.status,
    cms_id: item.cms_id,
    has_theme_file: item.has_theme_file,
    author: item.author,
    is_custom: item.is_custom,
  }),
  embed: (item: Template): TemplateEmbed => ({
    content: omit(item.content, templateContexts.embed.content),
    title: item.title,
    id: item.id,
    slug: item.slug,
    theme: item.theme,
    type: item.type,
    source: item.source,
    origin: item.origin,
    description: item.description,
    status: item.status,
    cms_id: item.cms_id,
    has_theme_file: item.has_theme_file,
    author: item.author,
    is_custom: item.is_custom,
  }),
  edit: (item: Template): TemplateEdit => item,
};
