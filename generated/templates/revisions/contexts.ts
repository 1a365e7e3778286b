// @generated from schemas/resources/templates/revisions.json by `npm run generate`. Do not edit. (e5a6efd47210)

import { omit } from '../../../runtime/shape/index.ts';
import type { ContextTable } from '../../../runtime/shape/index.ts';
import type {
  TemplateRevision,
  TemplateRevisionEdit,
  TemplateRevisionEmbed,
  TemplateRevisionView,
} from './types.ts';

/** The fields of a template revision that each context omits. */
export const templateRevisionContexts = {
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

/** Returns a template revision as each context shows it. */
export const templateRevisionViews = {
  view: (item: TemplateRevision): TemplateRevisionView => ({
    author: item.author,
    date: item.date,
    date_gmt: item.date_gmt,
    id: item.id,
    modified: item.modified,
    modified_gmt: item.modified_gmt,
    parent: item.parent,
    slug: item.slug,
    content: omit(item.content, templateRevisionContexts.view.content),
    title: item.title,
    guid: item.guid,
  }),
  embed: (item: TemplateRevision): TemplateRevisionEmbed => ({
    author: item.author,
    date: item.date,
    id: item.id,
    parent: item.parent,
    slug: item.slug,
    content: omit(item.content, templateRevisionContexts.embed.content),
    title: item.title,
  }),
  edit: (item: TemplateRevision): TemplateRevisionEdit => item,
};
