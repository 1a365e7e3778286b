// @generated from schemas/resources/template-parts.json by `npm run generate`. Do not edit. (5b95bcc59a28)

import { omit } from '../../runtime/shape/index.ts';
import type { ContextTable } from '../../runtime/shape/index.ts';
import type {
  TemplatePart,
  TemplatePartEdit,
  TemplatePartEmbed,
  TemplatePartView,
} from './types.ts';

/** The fields of a template part that each context omits. */
export const templatePartContexts = {
  view: { content: { block_version: false } },
  embed: { content: { raw: false, block_version: false } },
  edit: {},
} satisfies ContextTable;

/** Returns a template part as each context shows it. */
export const templatePartViews = {
  view: (item: TemplatePart): TemplatePartView => ({
    content: omit(item.content, templatePartContexts.view.content),
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
    area: item.area,
  }),
  embed: (item: TemplatePart): TemplatePartEmbed => ({
    content: omit(item.content, templatePartContexts.embed.content),
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
    area: item.area,
  }),
  edit: (item: TemplatePart): TemplatePartEdit => item,
};
