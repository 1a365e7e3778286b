// @generated from schemas/resources/sidebars.json by `npm run generate`. Do not edit. (8c8944772e1c)

/** A sidebar with every field: what a handler returns. */
export interface Sidebar {
  /** Name of the sidebar that is never given twice. */
  id: string;
  /** What people call the sidebar. */
  name: string;
  /** What the sidebar is for. */
  description: string;
  /** CSS class of the sidebar where widgets are arranged. */
  class: string;
  /** HTML before each widget; `%1$s` stands for its name and `%2$s` for its class. */
  before_widget: string;
  /** HTML behind each widget. */
  after_widget: string;
  /** HTML before the title of each widget. */
  before_title: string;
  /** HTML behind the title of each widget. */
  after_title: string;
  /** Whether pages show the sidebar. */
  status: 'active' | 'inactive';
  /** Names of the widgets in it, from top to bottom. */
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
  /** Name of the sidebar. */
  id: string;
}

/** What a client may send to `sidebars.get`. */
export type GetSidebarInput = GetSidebarArgs;

/** The codes of the errors that `sidebars.get` answers, beside those that any may. */
export type GetSidebarError = 'rest_cannot_manage_widgets' | 'rest_sidebar_not_found';

/** What `sidebars.update` receives, once validated, sanitized and defaulted. */
export interface UpdateSidebarArgs {
  /** Name of the sidebar. */
  id: string;
  /** Names of the widgets in it, from top to bottom. */
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
