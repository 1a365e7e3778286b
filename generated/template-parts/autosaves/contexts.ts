// @generated from schemas/resources/template-parts/autosaves.json by `npm run generate`. Do not edit. (f2c2e40820c7)

import { contextFilter } from '../../../runtime/shape/index.ts';
import type { ContextFilter, ContextRule } from '../../../runtime/shape/index.ts';
import type {
  TemplatePartAutosaveEdit,
  TemplatePartAutosaveEmbed,
  TemplatePartAutosaveView,
} from './types.ts';

/** What each context leaves out of a template part autosave. */
export const templatePartAutosaveContexts: Record<'view' | 'embed' | 'edit', ContextRule> = {
  view: { preview_link: false },
  embed: { date_gmt: false, modified: false, modified_gmt: false, preview_link: false },
  edit: {},
};

/** What each context shows of a template part autosave: the table, unrolled. */
export const templatePartAutosaveFilters: Record<'view' | 'embed' | 'edit', ContextFilter> = {
  view: contextFilter<TemplatePartAutosaveView>(
    templatePartAutosaveContexts.view,
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
  embed: contextFilter<TemplatePartAutosaveEmbed>(
    templatePartAutosaveContexts.embed,
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
  edit: contextFilter<TemplatePartAutosaveEdit>(
    templatePartAutosaveContexts.edit,
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
      left.preview_link = item.preview_link;
      return left;
    },
  ),
};
