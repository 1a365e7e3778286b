// @generated from schemas/resources/templates/autosaves.json by `npm run generate`. Do not edit. (09f4559fe1a3)

import { omit } from '../../../runtime/shape/index.ts';
import type { ContextTable } from '../../../runtime/shape/index.ts';
import type {
  TemplateAutosave,
  TemplateAutosaveEdit,
  TemplateAutosaveEmbed,
  TemplateAutosaveView,
} from './types.ts';

/** The fields of a template autosave that each context omits. */
export const templateAutosaveContexts = {
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

/** Returns a template autosave as each context shows it. */
export const templateAutosaveViews = {
  view: (item: TemplateAutosave): TemplateAutosaveView => ({
    author: item.author,
    date: item.date,
    date_gmt: item.date_gmt,
    id: item.id,
    modified: item.modified,
    modified_gmt: item.modified_gmt,
    parent: item.parent,
    slug: item.slug,
    content: omit(item.content, templateAutosaveContexts.view.content),
    title: item.title,
    guid: item.guid,
  }),
  embed: (item: TemplateAutosave): TemplateAutosaveEmbed => ({
    author: item.author,
    date: item.date,
    id: item.id,
    parent: item.parent,
    slug: item.slug,
    content: omit(item.content, templateAutosaveContexts.embed.content),
    title: item.title,
  }),
  edit: (item: TemplateAutosave): TemplateAutosaveEdit => item,
};
