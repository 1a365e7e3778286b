// @generated from schemas/resources/widgets.json by `npm run generate`. Do not edit. (09d55afbdd67)

import type { InputOf, PartialInputOf } from '../../runtime/client/index.ts';

/** A widget in the `view` context. (schemas/resources/widgets.json:3) */
export interface WidgetView {
  /** Unique identifier of the widget: its type and a number, for example `text-2`. */
  id: string;
  /** Type of the widget. */
  id_base: string;
  /** Sidebar of the widget. */
  sidebar: string;
  /** HTML of the widget in its sidebar; empty while the widget is inactive. */
  rendered: string;
}

/** A widget in the `embed` context. (schemas/resources/widgets.json:3) */
export interface WidgetEmbed extends WidgetView {}

/** A widget with every field: what a handler returns. (schemas/resources/widgets.json:3) */
export interface Widget extends WidgetView {
  /** HTML of the form of the widget. */
  rendered_form: string;
  /** Settings of the widget. Clients send `raw`, or `encoded` and its `hash`. */
  instance: {
    /** Settings, base64-encoded. */
    encoded: string;
    /** Hash of the encoded settings. */
    hash: string;
    /** Settings as an object. */
    raw: { [k: string]: unknown };
  };
}

/** A widget in the `edit` context. (schemas/resources/widgets.json:3) */
export type WidgetEdit = Widget;

/** The arguments that the handler of `widgets.list` receives. (schemas/resources/widgets.json:107) */
export interface ListWidgetsArgs {
  /** Only widgets of this sidebar. */
  sidebar?: string;
}

/** The arguments that a client may send to `widgets.list`. (schemas/resources/widgets.json:107) */
export interface ListWidgetsInput extends InputOf<ListWidgetsArgs> {}

/** The error codes of `widgets.list`, in addition to those of any endpoint. */
export type ListWidgetsError = 'rest_cannot_manage_widgets';

/** The arguments that the handler of `widgets.create` receives. (schemas/resources/widgets.json:120) */
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
    encoded?: string | undefined;
    /** Hash of the encoded settings. */
    hash?: string | undefined;
    /** Settings as an object. */
    raw?: { [k: string]: unknown } | undefined;
  };
  /** URL-encoded form data of the widget, for example `widget-text[2][title]=News`. */
  form_data?: string;
}

/** The arguments that a client may send to `widgets.create`. (schemas/resources/widgets.json:120) */
export interface CreateWidgetInput extends PartialInputOf<CreateWidgetArgs> {}

/** The error codes of `widgets.create`, in addition to those of any endpoint. */
export type CreateWidgetError =
  | 'rest_cannot_manage_widgets'
  | 'rest_invalid_widget'
  | 'rest_widget_not_found';

/** The arguments that the handler of `widgets.get` receives. (schemas/resources/widgets.json:141) */
export interface GetWidgetArgs {
  /** Unique identifier of the widget. */
  id: string;
}

/** The arguments that a client may send to `widgets.get`. (schemas/resources/widgets.json:141) */
export type GetWidgetInput = GetWidgetArgs;

/** The error codes of `widgets.get`, in addition to those of any endpoint. */
export type GetWidgetError = 'rest_cannot_manage_widgets' | 'rest_widget_not_found';

/** The arguments that the handler of `widgets.update` receives. (schemas/resources/widgets.json:156) */
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
    encoded?: string | undefined;
    /** Hash of the encoded settings. */
    hash?: string | undefined;
    /** Settings as an object. */
    raw?: { [k: string]: unknown } | undefined;
  };
  /** URL-encoded form data of the widget, for example `widget-text[2][title]=News`. */
  form_data?: string;
}

/** The arguments that a client may send to `widgets.update`. (schemas/resources/widgets.json:156) */
export interface UpdateWidgetInput extends InputOf<UpdateWidgetArgs> {}

/** The error codes of `widgets.update`, in addition to those of any endpoint. */
export type UpdateWidgetError =
  | 'rest_cannot_manage_widgets'
  | 'rest_invalid_widget'
  | 'rest_widget_not_found';

/** The arguments that the handler of `widgets.delete` receives. (schemas/resources/widgets.json:166) */
export interface DeleteWidgetArgs {
  /** Unique identifier of the widget. */
  id: string;
  /** Delete permanently instead of moving to the inactive widgets. */
  force?: boolean;
}

/** The arguments that a client may send to `widgets.delete`. (schemas/resources/widgets.json:166) */
export interface DeleteWidgetInput extends InputOf<DeleteWidgetArgs> {}

/** The error codes of `widgets.delete`, in addition to those of any endpoint. */
export type DeleteWidgetError = 'rest_cannot_manage_widgets' | 'rest_widget_not_found';
