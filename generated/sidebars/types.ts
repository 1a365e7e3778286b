// @generated from schemas/resources/sidebars.json by `npm run generate`. Do not edit. (700d1fce4740)

import type { InputOf } from '../../runtime/client/index.ts';

/** A sidebar with every field: what a handler returns. (schemas/resources/sidebars.json:3) */
export interface Sidebar {
  /** Unique identifier of the sidebar. */
  id: string;
  /** Name of the sidebar. */
  name: string;
  /** Description of the sidebar. */
  description: string;
  /** CSS class of the sidebar in the administration. */
  class: string;
  /** HTML before each widget; `%1$s` is replaced by its ID and `%2$s` by its class. */
  before_widget: string;
  /** HTML after each widget. */
  after_widget: string;
  /** HTML before the title of each widget. */
  before_title: string;
  /** HTML after the title of each widget. */
  after_title: string;
  /** Whether the sidebar is active. */
  status: 'active' | 'inactive';
  /** IDs of the widgets in the sidebar, in order. */
  widgets: ({ [k: string]: unknown } | string)[];
}

/** A sidebar in the `view` context. (schemas/resources/sidebars.json:3) */
export type SidebarView = Sidebar;

/** A sidebar in the `embed` context. (schemas/resources/sidebars.json:3) */
export type SidebarEmbed = Sidebar;

/** A sidebar in the `edit` context. (schemas/resources/sidebars.json:3) */
export type SidebarEdit = Sidebar;

/** The arguments that the handler of `sidebars.list` receives. (schemas/resources/sidebars.json:98) */
export type ListSidebarsArgs = Record<never, never>;

/** The arguments that a client may send to `sidebars.list`. (schemas/resources/sidebars.json:98) */
export type ListSidebarsInput = ListSidebarsArgs;

/** The error codes of `sidebars.list`, in addition to those of any endpoint. */
export type ListSidebarsError = 'rest_cannot_manage_widgets';

/** The arguments that the handler of `sidebars.get` receives. (schemas/resources/sidebars.json:115) */
export interface GetSidebarArgs {
  /** Unique identifier of the sidebar. */
  id: string;
}

/** The arguments that a client may send to `sidebars.get`. (schemas/resources/sidebars.json:115) */
export type GetSidebarInput = GetSidebarArgs;

/** The error codes of `sidebars.get`, in addition to those of any endpoint. */
export type GetSidebarError = 'rest_cannot_manage_widgets' | 'rest_sidebar_not_found';

/** The arguments that the handler of `sidebars.update` receives. (schemas/resources/sidebars.json:124) */
export interface UpdateSidebarArgs {
  /** Unique identifier of the sidebar. */
  id: string;
  /** IDs of the widgets in the sidebar, in order. */
  widgets?: ({ [k: string]: unknown } | string)[];
}

/** The arguments that a client may send to `sidebars.update`. (schemas/resources/sidebars.json:124) */
export interface UpdateSidebarInput extends InputOf<UpdateSidebarArgs> {}

/** The error codes of `sidebars.update`, in addition to those of any endpoint. */
export type UpdateSidebarError = 'rest_cannot_manage_widgets';
