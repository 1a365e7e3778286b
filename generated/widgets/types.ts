// @generated from schemas/resources/widgets.json by `npm run generate`. Do not edit. (cdf301abf583)

/** A widget with every field: what a handler returns. */
export interface Widget {
  /** Name of the widget: its kind and a number, as in `text-2`. */
  id: string;
  /** Kind of the widget. */
  id_base: string;
  /** Sidebar that it is in. */
  sidebar: string;
  /** HTML of the widget as its sidebar shows it; empty while it waits. */
  rendered: string;
  /** HTML of the form that changes it. */
  rendered_form: string;
  /** Settings of the widget. A client sends `raw`, or `encoded` with the `hash` that it was given. */
  instance: {
    /** The settings, base64 encoded. */
    encoded: string;
    /** Proof that this service encoded them. */
    hash: string;
    /** The settings themselves. */
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
  /** Name of the widget: its kind and a number, as in `text-2`. */
  id?: string;
  /** Kind of the widget. */
  id_base?: string;
  /** Sidebar that it is in. */
  sidebar: string;
  /** Settings of the widget. A client sends `raw`, or `encoded` with the `hash` that it was given. */
  instance?: {
    /** The settings, base64 encoded. */
    encoded?: string;
    /** Proof that this service encoded them. */
    hash?: string;
    /** The settings themselves. */
    raw?: {
      [k: string]: unknown;
    };
  };
  /** The filled in form of the widget, as a browser sends it: `widget-text[2][title]=News`. */
  form_data?: string;
}

/** What a client may send to `widgets.create`. */
export type CreateWidgetInput = Partial<CreateWidgetArgs>;

/** The codes of the errors that `widgets.create` answers, beside those that any may. */
export type CreateWidgetError = 'rest_cannot_manage_widgets' | 'rest_invalid_widget';

/** What `widgets.get` receives, once validated, sanitized and defaulted. */
export interface GetWidgetArgs {
  /** Name of the widget. */
  id: string;
}

/** What a client may send to `widgets.get`. */
export type GetWidgetInput = GetWidgetArgs;

/** The codes of the errors that `widgets.get` answers, beside those that any may. */
export type GetWidgetError = 'rest_cannot_manage_widgets' | 'rest_widget_not_found';

/** What `widgets.update` receives, once validated, sanitized and defaulted. */
export interface UpdateWidgetArgs {
  /** Name of the widget: its kind and a number, as in `text-2`. */
  id: string;
  /** Kind of the widget. */
  id_base?: string;
  /** Sidebar that it is in. */
  sidebar?: string;
  /** Settings of the widget. A client sends `raw`, or `encoded` with the `hash` that it was given. */
  instance?: {
    /** The settings, base64 encoded. */
    encoded?: string;
    /** Proof that this service encoded them. */
    hash?: string;
    /** The settings themselves. */
    raw?: {
      [k: string]: unknown;
    };
  };
  /** The filled in form of the widget, as a browser sends it: `widget-text[2][title]=News`. */
  form_data?: string;
}

/** What a client may send to `widgets.update`. */
export type UpdateWidgetInput = UpdateWidgetArgs;

/** The codes of the errors that `widgets.update` answers, beside those that any may. */
export type UpdateWidgetError = 'rest_cannot_manage_widgets' | 'rest_invalid_widget';

/** What `widgets.delete` receives, once validated, sanitized and defaulted. */
export interface DeleteWidgetArgs {
  /** Name of the widget. */
  id: string;
  /** Delete for good instead of letting the widget wait. */
  force?: boolean;
}

/** What a client may send to `widgets.delete`. */
export type DeleteWidgetInput = DeleteWidgetArgs;

/** The codes of the errors that `widgets.delete` answers, beside those that any may. */
export type DeleteWidgetError = 'rest_cannot_manage_widgets' | 'rest_widget_not_found';
