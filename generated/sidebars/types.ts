// @generated from schemas/resources/sidebars.json by `npm run generate`. Do not edit. (8b1cc32b6541)

/** A sidebar with every field: what a handler returns. */
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
  widgets: (
    | {
        [k: string]: unknown;
      }
    | string
  )[];
}

/** A sidebar in the `view` context. */
export type SidebarView = Sidebar;

/** A sidebar in the `embed` context. */
export type SidebarEmbed = Sidebar;

/** A sidebar in the `edit` context. */
export type SidebarEdit = Sidebar;

/** What `sidebars.list` receives, once validated, sanitized and defaulted. */
export type ListSidebarsArgs = Record<never, never>;

/** What a client may send to `sidebars.list`. */
export type ListSidebarsInput = ListSidebarsArgs;

/** The codes of the errors that `sidebars.list` answers, beside those that any may. */
export type ListSidebarsError = 'rest_cannot_manage_widgets';

/** What `sidebars.get` receives, once validated, sanitized and defaulted. */
export interface GetSidebarArgs {
  /** Unique identifier of the sidebar. */
  id: string;
}

/** What a client may send to `sidebars.get`. */
export type GetSidebarInput = GetSidebarArgs;

/** The codes of the errors that `sidebars.get` answers, beside those that any may. */
export type GetSidebarError = 'rest_cannot_manage_widgets' | 'rest_sidebar_not_found';

/** What `sidebars.update` receives, once validated, sanitized and defaulted. */
export interface UpdateSidebarArgs {
  /** Unique identifier of the sidebar. */
  id: string;
  /** IDs of the widgets in the sidebar, in order. */
  widgets?: (
    | {
        [k: string]: unknown;
      }
    | string
  )[];
}

/** What a client may send to `sidebars.update`. */
export type UpdateSidebarInput = UpdateSidebarArgs;

/** The codes of the errors that `sidebars.update` answers, beside those that any may. */
export type UpdateSidebarError = 'rest_cannot_manage_widgets';
