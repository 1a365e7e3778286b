// @generated from schemas/resources/template-parts/revisions.json by `npm run generate`. Do not edit. (36c73bea3823)

import { contextFilter } from '../../../runtime/shape/index.ts';
import type { ContextFilter, ContextRule, ContextTable } from '../../../runtime/shape/index.ts';
import type {
  TemplatePartRevisionEdit,
  TemplatePartRevisionEmbed,
  TemplatePartRevisionView,
} from './types.ts';

/** What each context leaves out of a template part revision. */
const table = {
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

export const templatePartRevisionContexts: Record<'view' | 'embed' | 'edit', ContextRule> = table;

/** What is shown of members that are maps themselves. */
const below = {
  view: {
    content: contextFilter<{ raw: unknown }>(table.view.content, (item, blank) => {
      const left = { ...blank };
      left.raw = item.raw;
      return left;
    }),
  },
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
      left.title = item.title;
      left.guid = item.guid;
      left.content = below.view.content.apply(item.content);
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
      left.title = item.title;
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
      left.content = item.content;
      left.title = item.title;
      left.guid = item.guid;
      return left;
    },
  ),
};
