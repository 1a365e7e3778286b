// @generated from schemas/resources/widget-types.json by `npm run generate`. Do not edit. (b91fbfb97ae0)

/** A widget type with every field: what a handler returns. */
export interface WidgetType {
  /** Name of the kind; the names of its widgets begin with it. */
  id: string;
  /** What people call the kind. */
  name: string;
  /** What its widgets show. */
  description: string;
  /** Whether there can be several widgets of the kind. */
  is_multi: boolean;
  /** CSS class of its widgets. */
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

/** What `widget-types.get` receives, once validated, sanitized and defaulted. */
export interface GetWidgetTypeArgs {
  /** Name of the kind. */
  id: string;
}

/** What a client may send to `widget-types.get`. */
export type GetWidgetTypeInput = GetWidgetTypeArgs;

/** What `widget-types.encode` receives, once validated, sanitized and defaulted. */
export interface EncodeWidgetTypeArgs {
  /** Name of the kind. */
  id: string;
  /** Settings before the form was filled in, as `encoded` and `hash`. */
  instance?: {
    [k: string]: unknown;
  };
  /** The filled in form, as a browser sends it: `widget-text[1][title]=News`. */
  form_data?: string;
}

/** What a client may send to `widget-types.encode`. */
export type EncodeWidgetTypeInput = EncodeWidgetTypeArgs;

/** What `widget-types.render` receives, once validated, sanitized and defaulted. */
export interface RenderWidgetTypeArgs {
  /** Name of the kind. */
  id: string;
  /** Settings of the widget, as `encoded` and `hash`. */
  instance?: {
    [k: string]: unknown;
  };
}

/** What a client may send to `widget-types.render`. */
export type RenderWidgetTypeInput = RenderWidgetTypeArgs;
