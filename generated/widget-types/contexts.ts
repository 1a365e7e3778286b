// @generated from schemas/resources/widget-types.json by `npm run generate`. Do not edit. (991ffe58e84b)

import { contextFilter } from '../../runtime/shape/index.ts';
import type { ContextTable } from '../../runtime/shape/index.ts';
import type { WidgetTypeEdit, WidgetTypeEmbed, WidgetTypeView } from './types.ts';

/** What each context leaves out of a widget type. */
export const widgetTypeContexts = { view: {}, embed: {}, edit: {} } satisfies ContextTable;

/** What each context shows of a widget type: the table, unrolled. */
export const widgetTypeFilters = {
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
