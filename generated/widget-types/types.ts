// @generated from schemas/resources/widget-types.json by `npm run generate`. Do not edit. (3fc6cee28367)

import type { InputOf } from '../../runtime/client/index.ts';

/** A widget type with every field: what a handler returns. (schemas/resources/widget-types.json:3) */
export interface WidgetType {
  /** Unique identifier of the type, and prefix of the IDs of its widgets. */
  id: string;
  /** Name of the type. */
  name: string;
  /** Description of the type. */
  description: string;
  /** Whether there can be several widgets of the type. */
  is_multi: boolean;
  /** CSS class of the widgets. */
  classname: string;
}

/** A widget type in the `view` context. (schemas/resources/widget-types.json:3) */
export type WidgetTypeView = WidgetType;

/** A widget type in the `embed` context. (schemas/resources/widget-types.json:3) */
export type WidgetTypeEmbed = WidgetType;

/** A widget type in the `edit` context. (schemas/resources/widget-types.json:3) */
export type WidgetTypeEdit = WidgetType;

/** The arguments that the handler of `widget-types.list` receives. (schemas/resources/widget-types.json:58) */
export type ListWidgetTypesArgs = Record<never, never>;

/** The arguments that a client may send to `widget-types.list`. (schemas/resources/widget-types.json:58) */
export type ListWidgetTypesInput = ListWidgetTypesArgs;

/** The error codes of `widget-types.list`, in addition to those of any endpoint. */
export type ListWidgetTypesError = 'rest_cannot_manage_widgets';

/** The arguments that the handler of `widget-types.get` receives. (schemas/resources/widget-types.json:75) */
export interface GetWidgetTypeArgs {
  /** Unique identifier of the type. */
  id: string;
}

/** The arguments that a client may send to `widget-types.get`. (schemas/resources/widget-types.json:75) */
export type GetWidgetTypeInput = GetWidgetTypeArgs;

/** The error codes of `widget-types.get`, in addition to those of any endpoint. */
export type GetWidgetTypeError = 'rest_cannot_manage_widgets' | 'rest_widget_type_invalid';

/** The arguments that the handler of `widget-types.encode` receives. (schemas/resources/widget-types.json:94) */
export interface EncodeWidgetTypeArgs {
  /** Unique identifier of the type. */
  id: string;
  /** Current settings, as `encoded` and `hash`. */
  instance?: { [k: string]: unknown };
  /** URL-encoded form data, for example `widget-text[1][title]=News`. */
  form_data?: string;
}

/** The arguments that a client may send to `widget-types.encode`. (schemas/resources/widget-types.json:94) */
export interface EncodeWidgetTypeInput extends InputOf<EncodeWidgetTypeArgs> {}

/** The response of `widget-types.encode`. */
export interface EncodeWidgetTypeAnswer {
  /** Form of the widget, as HTML. */
  form: string;
  /** Preview of the widget, as HTML. */
  preview: string;
  /** Settings of the widget. */
  instance: {
    /** Encoded settings, which are sent back with the hash. */
    encoded: string;
    /** Hash of the encoded settings. */
    hash: string;
    /** Settings by name. */
    raw: { [k: string]: unknown };
  };
}

/** The error codes of `widget-types.encode`, in addition to those of any endpoint. */
export type EncodeWidgetTypeError =
  | 'rest_cannot_manage_widgets'
  | 'rest_invalid_widget'
  | 'rest_widget_type_invalid';

/** The arguments that the handler of `widget-types.render` receives. (schemas/resources/widget-types.json:143) */
export interface RenderWidgetTypeArgs {
  /** Unique identifier of the type. */
  id: string;
  /** Settings of the widget, as `encoded` and `hash`. */
  instance?: { [k: string]: unknown };
}

/** The arguments that a client may send to `widget-types.render`. (schemas/resources/widget-types.json:143) */
export interface RenderWidgetTypeInput extends InputOf<RenderWidgetTypeArgs> {}

/** The response of `widget-types.render`. */
export interface RenderWidgetTypeAnswer {
  /** The page, as HTML. */
  preview: string;
}

/** The error codes of `widget-types.render`, in addition to those of any endpoint. */
export type RenderWidgetTypeError =
  | 'rest_cannot_manage_widgets'
  | 'rest_invalid_widget'
  | 'rest_widget_type_invalid';
