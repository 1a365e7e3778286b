// @generated from schemas/resources/widget-types.json by `npm run generate`. Do not edit. (5e7667ac38bd)

import type { ContextTable } from '../../runtime/shape/index.ts';
import type { WidgetType, WidgetTypeEdit, WidgetTypeEmbed, WidgetTypeView } from './types.ts';

/** The fields of a widget type that each context omits. */
export const widgetTypeContexts = {
  view: {},
  embed: {},
  edit: {},
} satisfies ContextTable;

/** Returns a widget type as each context shows it. */
export const widgetTypeViews = {
  view: (item: WidgetType): WidgetTypeView => item,
  embed: (item: WidgetType): WidgetTypeEmbed => item,
  edit: (item: WidgetType): WidgetTypeEdit => item,
};
