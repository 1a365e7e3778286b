// @generated from schemas/resources/templates/revisions.json by `npm run generate`. Do not edit. (0487b7ef1fc6)

import { contextFilter } from '../../../runtime/shape/index.ts';
import type { ContextFilter, ContextRule } from '../../../runtime/shape/index.ts';
import type { TemplateRevisionEdit, TemplateRevisionEmbed, TemplateRevisionView } from './types.ts';

/** What each context leaves out of a template revision. */
export const templateRevisionContexts: Record<'view' | 'embed' | 'edit', ContextRule> = {
  view: {},
  embed: { date_gmt: false, modified: false, modified_gmt: false },
  edit: {},
};

/** What each context shows of a template revision: the table, unrolled. */
export const templateRevisionFilters: Record<'view' | 'embed' | 'edit', ContextFilter> = {
  view: contextFilter<TemplateRevisionView>(templateRevisionContexts.view, (item, blank) => {
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
  embed: contextFilter<TemplateRevisionEmbed>(templateRevisionContexts.embed, (item, blank) => {
    const left = { ...blank };
    left.author = item.author;
    left.date = item.date;
    left.id = item.id;
    left.parent = item.parent;
    left.slug = item.slug;
    return left;
  }),
  edit: contextFilter<TemplateRevisionEdit>(templateRevisionContexts.edit, (item, blank) => {
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
};
