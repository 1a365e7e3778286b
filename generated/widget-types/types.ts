// @generated from schemas/resources/widget-types.json by `npm run generate`. Do not edit. (57ba35dc8b31)

/** A widget type with every field: what a handler returns. */
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

/** A widget type in the `view` context. */
export type WidgetTypeView = WidgetType;

/** A widget type in the `embed` context. */
export type WidgetTypeEmbed = WidgetType;

/** A widget type in the `edit` context. */
export type WidgetTypeEdit = WidgetType;

/** What `widget-types.list` receives, once validated, sanitized and defaulted. */
export type ListWidgetTypesArgs = Record<never, never>;

/** What a client may send to `widget-types.list`. */
export type ListWidgetTypesInput = ListWidgetTypesArgs;

/** The codes of the errors that `widget-types.list` answers, beside those that any may. */
export type ListWidgetTypesError = 'rest_cannot_manage_widgets';

/** What `widget-types.get` receives, once validated, sanitized and defaulted. */
export interface GetWidgetTypeArgs {
  /** Unique identifier of the type. */
  id: string;
}

/** What a client may send to `widget-types.get`. */
export type GetWidgetTypeInput = GetWidgetTypeArgs;

/** The codes of the errors that `widget-types.get` answers, beside those that any may. */
export type GetWidgetTypeError = 'rest_cannot_manage_widgets' | 'rest_widget_type_invalid';

/** What `widget-types.encode` receives, once validated, sanitized and defaulted. */
export interface EncodeWidgetTypeArgs {
  /** Unique identifier of the type. */
  id: string;
  /** Current settings, as `encoded` and `hash`. */
  instance?: {
    [k: string]: unknown;
  };
  /** URL-encoded form data, for example `widget-text[1][title]=News`. */
  form_data?: string;
}

/** What a client may send to `widget-types.encode`. */
export type EncodeWidgetTypeInput = EncodeWidgetTypeArgs;

/** What `widget-types.encode` answers. */
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
    raw: {
      [k: string]: unknown;
    };
  };
}

/** The codes of the errors that `widget-types.encode` answers, beside those that any may. */
export type EncodeWidgetTypeError =
  | 'rest_cannot_manage_widgets'
  | 'rest_invalid_widget'
  | 'rest_widget_type_invalid';

/** What `widget-types.render` receives, once validated, sanitized and defaulted. */
export interface RenderWidgetTypeArgs {
  /** Unique identifier of the type. */
  id: string;
  /** Settings of the widget, as `encoded` and `hash`. */
  instance?: {
    [k: string]: unknown;
  };
}

/** What a client may send to `widget-types.render`. */
export type RenderWidgetTypeInput = RenderWidgetTypeArgs;

/** What `widget-types.render` answers. */
export interface RenderWidgetTypeAnswer {
  /** The page, as HTML. */
  preview: string;
}

/** The codes of the errors that `widget-types.render` answers, beside those that any may. */
export type RenderWidgetTypeError =
  | 'rest_cannot_manage_widgets'
  | 'rest_invalid_widget'
  | 'rest_widget_type_invalid';
