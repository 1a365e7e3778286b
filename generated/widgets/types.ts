// @generated from schemas/resources/widgets.json by `npm run generate`. Do not edit. (aab43aaeba7f)

/** A widget with every field: what a handler returns. */
export interface Widget {
  /** Unique identifier of the widget: its type and a number, for example `text-2`. */
  id: string;
  /** Type of the widget. */
  id_base: string;
  /** Sidebar of the widget. */
  sidebar: string;
  /** HTML of the widget in its sidebar; empty while the widget is inactive. */
  rendered: string;
  /** HTML of the form of the widget. */
  rendered_form: string;
  /** Settings of the widget. Clients send `raw`, or `encoded` and its `hash`. */
  instance: {
    /** Settings, base64-encoded. */
    encoded: string;
    /** Hash of the encoded settings. */
    hash: string;
    /** Settings as an object. */
    raw: {
      [k: string]: unknown;
    };
  };
}

/** A widget in the `view` context. */
export interface WidgetView {
  id: string;
  id_base: string;
  sidebar: string;
  rendered: string;
}

/** A widget in the `embed` context. */
export interface WidgetEmbed {
  id: string;
  id_base: string;
  sidebar: string;
  rendered: string;
}

/** A widget in the `edit` context. */
export type WidgetEdit = Widget;

/** What `widgets.list` receives, once validated, sanitized and defaulted. */
export interface ListWidgetsArgs {
  /** Only widgets of this sidebar. */
  sidebar?: string;
}

/** What a client may send to `widgets.list`. */
export type ListWidgetsInput = ListWidgetsArgs;

/** The codes of the errors that `widgets.list` answers, beside those that any may. */
export type ListWidgetsError = 'rest_cannot_manage_widgets';

/** What `widgets.create` receives, once validated, sanitized and defaulted. */
export interface CreateWidgetArgs {
  /** Unique identifier of the widget: its type and a number, for example `text-2`. */
  id?: string;
  /** Type of the widget. */
  id_base?: string;
  /** Sidebar of the widget. */
  sidebar: string;
  /** Settings of the widget. Clients send `raw`, or `encoded` and its `hash`. */
  instance?: {
    /** Settings, base64-encoded. */
    encoded?: string;
    /** Hash of the encoded settings. */
    hash?: string;
    /** Settings as an object. */
    raw?: {
      [k: string]: unknown;
    };
  };
  /** URL-encoded form data of the widget, for example `widget-text[2][title]=News`. */
  form_data?: string;
}

/** What a client may send to `widgets.create`. */
export type CreateWidgetInput = Partial<CreateWidgetArgs>;

/** The codes of the errors that `widgets.create` answers, beside those that any may. */
export type CreateWidgetError = 'rest_cannot_manage_widgets' | 'rest_invalid_widget';

/** What `widgets.get` receives, once validated, sanitized and defaulted. */
export interface GetWidgetArgs {
  /** Unique identifier of the widget. */
  id: string;
}

/** What a client may send to `widgets.get`. */
export type GetWidgetInput = GetWidgetArgs;

/** The codes of the errors that `widgets.get` answers, beside those that any may. */
export type GetWidgetError = 'rest_cannot_manage_widgets' | 'rest_widget_not_found';

/** What `widgets.update` receives, once validated, sanitized and defaulted. */
export interface UpdateWidgetArgs {
  /** Unique identifier of the widget: its type and a number, for example `text-2`. */
  id: string;
  /** Type of the widget. */
  id_base?: string;
  /** Sidebar of the widget. */
  sidebar?: string;
  /** Settings of the widget. Clients send `raw`, or `encoded` and its `hash`. */
  instance?: {
    /** Settings, base64-encoded. */
    encoded?: string;
    /** Hash of the encoded settings. */
    hash?: string;
    /** Settings as an object. */
    raw?: {
      [k: string]: unknown;
    };
  };
  /** URL-encoded form data of the widget, for example `widget-text[2][title]=News`. */
  form_data?: string;
}

/** What a client may send to `widgets.update`. */
export type UpdateWidgetInput = UpdateWidgetArgs;

/** The codes of the errors that `widgets.update` answers, beside those that any may. */
export type UpdateWidgetError = 'rest_cannot_manage_widgets' | 'rest_invalid_widget';

/** What `widgets.delete` receives, once validated, sanitized and defaulted. */
export interface DeleteWidgetArgs {
  /** Unique identifier of the widget. */
  id: string;
  /** Delete permanently instead of moving to the inactive widgets. */
  force?: boolean;
}

/** What a client may send to `widgets.delete`. */
export type DeleteWidgetInput = DeleteWidgetArgs;

/** The codes of the errors that `widgets.delete` answers, beside those that any may. */
export type DeleteWidgetError = 'rest_cannot_manage_widgets' | 'rest_widget_not_found';
