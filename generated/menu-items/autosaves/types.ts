// @generated from schemas/resources/menu-items/autosaves.json by `npm run generate`. Do not edit. (2715adf8f4dc)

/** A menu item autosave with every field: what a handler returns. */
export interface MenuItemAutosave {
  /** User who wrote this state. */
  author: number;
  /** When it was written, in the time zone of the site. */
  date: string;
  /** When it was written, in UTC. */
  date_gmt: string;
  /** Number of the state. */
  id: number;
  /** When it was last changed, in the time zone of the site. */
  modified: string;
  /** When it was last changed, in UTC. */
  modified_gmt: string;
  /** Number of the menu item whose state it is; 0 for the menu item itself. */
  parent: number;
  /** Name of the state, with the number of the menu item. */
  slug: string;
  /** Address where the state can be looked at. */
  preview_link: string;
  /** Name of the state that is never given twice. */
  guid: {
    raw: string;
    rendered: string;
  };
  /** Title of the menu item at that time. */
  title:
    | string
    | {
        /** The text as it is stored. */
        raw: string;
        /** The text as HTML, ready to show. */
        rendered: string;
      };
}

/** A menu item autosave in the `view` context. */
export interface MenuItemAutosaveView {
  author: number;
  date: string;
  date_gmt: string;
  id: number;
  modified: string;
  modified_gmt: string;
  parent: number;
  slug: string;
  guid: {
    raw: string;
    rendered: string;
  };
  title:
    | string
    | {
        rendered: string;
      };
}

/** A menu item autosave in the `embed` context. */
export interface MenuItemAutosaveEmbed {
  author: number;
  date: string;
  id: number;
  parent: number;
  slug: string;
  title:
    | string
    | {
        rendered: string;
      };
}

/** A menu item autosave in the `edit` context. */
export type MenuItemAutosaveEdit = MenuItemAutosave;

/** What `menu-items/autosaves.list` receives, once validated, sanitized and defaulted. */
export interface ListMenuItemsAutosavesArgs {
  /** Number of the menu item. */
  id: number;
  /** Number of the menu item. */
  parent?: number;
}

/** What a client may send to `menu-items/autosaves.list`. */
export type ListMenuItemsAutosavesInput = ListMenuItemsAutosavesArgs;

/** The codes of the errors that `menu-items/autosaves.list` answers, beside those that any may. */
export type ListMenuItemsAutosavesError = 'rest_cannot_read' | 'rest_post_invalid_parent';

/** What `menu-items/autosaves.create` receives, once validated, sanitized and defaulted. */
export interface CreateMenuItemAutosaveArgs {
  /** Number of the menu item. */
  id: number;
  /** Text of the link. */
  title?:
    | string
    | {
        /** The text as it is stored. */
        raw?: string;
        /** The text as HTML, ready to show. */
        rendered?: string;
      };
  /** What the link leads to. */
  type?: 'taxonomy' | 'post_type' | 'post_type_archive' | 'custom';
  /** How far the menu item is on its way to being public. */
  status?: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** Number of the menu item. */
  parent?: number;
  /** Text that is shown when the link is pointed at. */
  attr_title?: string;
  /** CSS classes of the link. */
  classes?: string[];
  /** What the link leads to, in words. */
  description?: string;
  /** Place of the menu item in its menu. */
  menu_order?: number;
  /** Post type or taxonomy of what the link leads to. */
  object?: string;
  /** Number of what the link leads to. */
  object_id?: number;
  /** Where the link is opened. */
  target?: '_blank' | '';
  /** Address that the link leads to. */
  url?: string;
  /** How its owner stands to the people behind the address. */
  xfn?: string[];
  /** Menu that the item belongs to; absent for an item of no menu. */
  menus?: number;
  /** Further values kept with the menu item, by key. */
  meta?: {
    [k: string]: unknown;
  };
}

/** What a client may send to `menu-items/autosaves.create`. */
export type CreateMenuItemAutosaveInput = CreateMenuItemAutosaveArgs;

/** The codes of the errors that `menu-items/autosaves.create` answers, beside those that any may. */
export type CreateMenuItemAutosaveError =
  | 'rest_autosave_no_changes'
  | 'rest_cannot_edit'
  | 'rest_post_invalid_id';

/** What `menu-items/autosaves.get` receives, once validated, sanitized and defaulted. */
export interface GetMenuItemAutosaveArgs {
  /** Number of the menu item. */
  parent: number;
  /** Number of the saved state. */
  id: number;
}

/** What a client may send to `menu-items/autosaves.get`. */
export type GetMenuItemAutosaveInput = GetMenuItemAutosaveArgs;

/** The codes of the errors that `menu-items/autosaves.get` answers, beside those that any may. */
export type GetMenuItemAutosaveError =
  | 'rest_cannot_read'
  | 'rest_post_invalid_parent'
  | 'rest_post_no_autosave';
