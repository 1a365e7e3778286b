// @generated from schemas/resources/template-parts/revisions.json by `npm run generate`. Do not edit. (587631718fdf)

import { contextFilter } from '../../../runtime/shape/index.ts';
import type { ContextFilter, ContextRule } from '../../../runtime/shape/index.ts';
import type {
  TemplatePartRevisionEdit,
  TemplatePartRevisionEmbed,
  TemplatePartRevisionView,
} from './types.ts';

/** What each context leaves out of a template part revision. */
export const templatePartRevisionContexts: Record<'view' | 'embed' | 'edit', ContextRule> = {
  view: {},
  embed: { date_gmt: false, modified: false, modified_gmt: false },
  edit: {},
};

/** What each context shows of a template part revision: the table, unrolled. */
export const templatePartRevisionFilters: Record<'view' | 'embed' | 'edit', ContextFilter> = {
  view: contextFilter<TemplatePartRevisionView>(
    templatePartRevisionContexts.view,
    (item, blank) => {
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
    },
  ),
  embed: contextFilter<TemplatePartRevisionEmbed>(
    templatePartRevisionContexts.embed,
    (item, blank) => {
      const left = { ...blank };
      left.author = item.author;
      left.date = item.date;
      left.id = item.id;
      left.parent = item.parent;
      left.slug = item.slug;
      return left;
    },
  ),
  edit: contextFilter<TemplatePartRevisionEdit>(
    templatePartRevisionContexts.edit,
    (item, blank) => {
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
    },
  ),
};
