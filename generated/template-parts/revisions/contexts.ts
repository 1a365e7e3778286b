// @generated from schemas/resources/template-parts/revisions.json by `npm run generate`. Do not edit. (b934ef2a93c0)

import { omit } from '../../../runtime/shape/index.ts';
import type { ContextTable } from '../../../runtime/shape/index.ts';
import type {
  TemplatePartRevision,
  TemplatePartRevisionEdit,
  TemplatePartRevisionEmbed,
  TemplatePartRevisionView,
} from './types.ts';

/** The fields of a template part revision that each context omits. */
export const templatePartRevisionContexts = {
  view: { content: { block_version: false } },
  embed: {
    date_gmt: false,
    modified: false,
    modified_gmt: false,
    content: { raw: false, block_version: false },
    guid: false,
  },
  edit: {},
} satisfies ContextTable;

/** Returns a template part revision as each context shows it. */
export const templatePartRevisionViews = {
  view: (item: TemplatePartRevision): TemplatePartRevisionView => ({
    author: item.author,
    date: item.date,
    date_gmt: item.date_gmt,
    id: item.id,
    modified: item.modified,
    modified_gmt: item.modified_gmt,
    parent: item.parent,
    slug: item.slug,
    content: omit(item.content, templatePartRevisionContexts.view.content),
    title: item.title,
    guid: item.guid,
  }),
  embed: (item: TemplatePartRevision): TemplatePartRevisionEmbed => ({
    author: item.author,
    date: item.date,
    id: item.id,
    parent: item.parent,
    slug: item.slug,
    content: omit(item.content, templatePartRevisionContexts.embed.content),
    title: item.title,
  }),
  edit: (item: TemplatePartRevision): TemplatePartRevisionEdit => item,
};
