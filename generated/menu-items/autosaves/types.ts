// @generated from schemas/resources/menu-items/autosaves.json by `npm run generate`. Do not edit. (5958c575996a)

/** A menu item autosave with every field: what a handler returns. */
export interface MenuItemAutosave {
  /** ID of the author of the revision. */
  author: number;
  /** Date of the revision, in the time zone of the site. */
  date: string;
  /** Date of the revision, in UTC. */
  date_gmt: string;
  /** Unique identifier of the revision. */
  id: number;
  /** Date of the last modification, in the time zone of the site. */
  modified: string;
  /** Date of the last modification, in UTC. */
  modified_gmt: string;
  /** ID of the menu item of the revision, or 0 for the menu item itself. */
  parent: number;
  /** Slug of the revision, which contains the ID of the menu item. */
  slug: string;
  /** URL of a preview of the autosave. */
  preview_link: string;
  /** Globally unique identifier of the revision. */
  guid: {
    raw: string;
    rendered: string;
  };
  /** Title of the menu item in this revision. */
  title:
    | string
    | {
        /** Text as stored. */
        raw: string;
        /** Text as HTML for display. */
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
  /** Unique identifier of the menu item. */
  id: number;
  /** Unique identifier of the menu item. */
  parent?: number;
}

/** What a client may send to `menu-items/autosaves.list`. */
export type ListMenuItemsAutosavesInput = ListMenuItemsAutosavesArgs;

/** The codes of the errors that `menu-items/autosaves.list` answers, beside those that any may. */
export type ListMenuItemsAutosavesError = 'rest_cannot_read' | 'rest_post_invalid_parent';

/** What `menu-items/autosaves.create` receives, once validated, sanitized and defaulted. */
export interface CreateMenuItemAutosaveArgs {
  /** Unique identifier of the menu item. */
  id: number;
  /** Label of the link. */
  title?:
    | string
    | {
        /** Text as stored. */
        raw?: string;
        /** Text as HTML for display. */
        rendered?: string;
      };
  /** Type of the target of the link. */
  type?: 'taxonomy' | 'post_type' | 'post_type_archive' | 'custom';
  /** Status of the menu item. */
  status?: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** Unique identifier of the menu item. */
  parent?: number;
  /** Title attribute of the link. */
  attr_title?: string;
  /** CSS classes of the link. */
  classes?: string[];
  /** Description of the link. */
  description?: string;
  /** Position of the menu item in its menu. */
  menu_order?: number;
  /** Post type or taxonomy of the target. */
  object?: string;
  /** ID of the target. */
  object_id?: number;
  /** Target attribute of the link. */
  target?: '_blank' | '';
  /** URL of the link. */
  url?: string;
  /** XFN relationship to the owner of the target. */
  xfn?: string[];
  /** ID of the menu of the item; absent if it has none. */
  menus?: number;
  /** Meta values of the menu item, by key. */
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
  /** Unique identifier of the menu item. */
  parent: number;
  /** Unique identifier of the autosave. */
  id: number;
}

/** What a client may send to `menu-items/autosaves.get`. */
export type GetMenuItemAutosaveInput = GetMenuItemAutosaveArgs;

/** The codes of the errors that `menu-items/autosaves.get` answers, beside those that any may. */
export type GetMenuItemAutosaveError =
  | 'rest_cannot_read'
  | 'rest_post_invalid_parent'
  | 'rest_post_no_autosave';
