// @generated from schemas/resources/template-parts/autosaves.json by `npm run generate`. Do not edit. (6068f2164862)

import { omit } from '../../../runtime/shape/index.ts';
import type { ContextTable } from '../../../runtime/shape/index.ts';
import type {
  TemplatePartAutosave,
  TemplatePartAutosaveEdit,
  TemplatePartAutosaveEmbed,
  TemplatePartAutosaveView,
} from './types.ts';

/** The fields of a template part autosave that each context omits. */
export const templatePartAutosaveContexts = {
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

/** Returns a template part autosave as each context shows it. */
export const templatePartAutosaveViews = {
  view: (item: TemplatePartAutosave): TemplatePartAutosaveView => ({
    author: item.author,
    date: item.date,
    date_gmt: item.date_gmt,
    id: item.id,
    modified: item.modified,
    modified_gmt: item.modified_gmt,
    parent: item.parent,
    slug: item.slug,
    content: omit(item.content, templatePartAutosaveContexts.view.content),
    title: item.title,
    guid: item.guid,
  }),
  embed: (item: TemplatePartAutosave): TemplatePartAutosaveEmbed => ({
    author: item.author,
    date: item.date,
    id: item.id,
    parent: item.parent,
    slug: item.slug,
    content: omit(item.content, templatePartAutosaveContexts.embed.content),
    title: item.title,
  }),
  edit: (item: TemplatePartAutosave): TemplatePartAutosaveEdit => item,
};
