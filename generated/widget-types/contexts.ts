// @generated from schemas/resources/widget-types.json by `npm run generate`. Do not edit. (8cf3ef7c9178)

import { contextFilter } from '../../runtime/shape/index.ts';
import type { ContextFilter, ContextRule } from '../../runtime/shape/index.ts';
import type { WidgetTypeEdit, WidgetTypeEmbed, WidgetTypeView } from './types.ts';

/** What each context leaves out of a widget type. */
export const widgetTypeContexts: Record<'view' | 'embed' | 'edit', ContextRule> = {
  view: {},
  embed: {},
  edit: {},
};

/** What each context shows of a widget type: the table, unrolled. */
export const widgetTypeFilters: Record<'view' | 'embed' | 'edit', ContextFilter> = {
  view: contextFilter<WidgetTypeView>(widgetTypeContexts.view, (item, blank) => {
    const left = { ...blank };
    left.id = item.id;
    left.name = item.name;
    left.description = item.description;
    left.is_multi = item.is_multi;
    left.classname = item.classname;
    return left;
  }),
  embed: contextFilter<WidgetTypeEmbed>(widgetTypeContexts.embed, (item, blank) => {
    const left = { ...blank };
    left.id = item.id;
    left.name = item.name;
    left.description = item.description;
    left.is_multi = item.is_multi;
    left.classname = item.classname;
    return left;
  }),
  edit: contextFilter<WidgetTypeEdit>(widgetTypeContexts.edit, (item, blank) => {
    const left = { ...blank };
    left.id = item.id;
    left.name = item.name;
    left.description = item.description;
    left.is_multi = item.is_multi;
    left.classname = item.classname;
    return left;
  }),
};
