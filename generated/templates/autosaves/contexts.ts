// @generated from schemas/resources/templates/autosaves.json by `npm run generate`. Do not edit. (8c979f9ea9a2)

import { contextFilter } from '../../../runtime/shape/index.ts';
import type { ContextFilter, ContextRule } from '../../../runtime/shape/index.ts';
import type { TemplateAutosaveEdit, TemplateAutosaveEmbed, TemplateAutosaveView } from './types.ts';

/** What each context leaves out of a template autosave. */
export const templateAutosaveContexts: Record<'view' | 'embed' | 'edit', ContextRule> = {
  view: { preview_link: false },
  embed: { date_gmt: false, modified: false, modified_gmt: false, preview_link: false },
  edit: {},
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
    return left;
  }),
  embed: contextFilter<TemplateAutosaveEmbed>(templateAutosaveContexts.embed, (item, blank) => {
    const left = { ...blank };
    left.author = item.author;
    left.date = item.date;
    left.id = item.id;
    left.parent = item.parent;
    left.slug = item.slug;
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
    return left;
  }),
};
