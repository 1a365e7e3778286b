// @generated from schemas/resources/widgets.json by `npm run generate`. Do not edit. (5b156b26ccc4)

import type { ContextTable } from '../../runtime/shape/index.ts';
import type { Widget, WidgetEdit, WidgetEmbed, WidgetView } from './types.ts';

/** The fields of a widget that each context omits. */
export const widgetContexts = {
  view: { rendered_form: false, instance: false, form_data: false },
  embed: { rendered_form: false, instance: false, form_data: false },
  edit: { form_data: false },
} satisfies ContextTable;

/** Returns a widget as each context shows it. */
export const widgetViews = {
  view: (item: Widget): WidgetView => ({
    id: item.id,
    id_base: item.id_base,
    sidebar: item.sidebar,
    rendered: item.rendered,
  }),
  embed: (item: Widget): WidgetEmbed => ({
    id: item.id,
    id_base: item.id_base,
    sidebar: item.sidebar,
    rendered: item.rendered,
  }),
  edit: (item: Widget): WidgetEdit => ({
    id: item.id,
    id_base: item.id_base,
    sidebar: item.sidebar,
    rendered: item.rendered,
    rendered_form: item.rendered_form,
    instance: item.instance,
  }),
};
