// @generated from schemas/resources/widgets.json by `npm run generate`. Do not edit. (945b835a3c7e)

import { contextFilter } from '../../runtime/shape/index.ts';
import type { ContextFilter, ContextRule } from '../../runtime/shape/index.ts';
import type { WidgetEdit, WidgetEmbed, WidgetView } from './types.ts';

/** What each context leaves out of a widget. */
export const widgetContexts: Record<'view' | 'embed' | 'edit', ContextRule> = {
  view: { rendered_form: false, instance: false, form_data: false },
  embed: { rendered_form: false, instance: false, form_data: false },
  edit: { form_data: false },
};

/** What each context shows of a widget: the table, unrolled. */
export const widgetFilters: Record<'view' | 'embed' | 'edit', ContextFilter> = {
  view: contextFilter<WidgetView>(widgetContexts.view, (item, blank) => {
    const left = { ...blank };
    left.id = item.id;
    left.id_base = item.id_base;
    left.sidebar = item.sidebar;
    left.rendered = item.rendered;
    return left;
  }),
  embed: contextFilter<WidgetEmbed>(widgetContexts.embed, (item, blank) => {
    const left = { ...blank };
    left.id = item.id;
    left.id_base = item.id_base;
    left.sidebar = item.sidebar;
    left.rendered = item.rendered;
    return left;
  }),
  edit: contextFilter<WidgetEdit>(widgetContexts.edit, (item, blank) => {
    const left = { ...blank };
    left.id = item.id;
    left.id_base = item.id_base;
    left.sidebar = item.sidebar;
    left.rendered = item.rendered;
    left.rendered_form = item.rendered_form;
    left.instance = item.instance;
    return left;
  }),
};
