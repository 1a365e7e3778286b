// @generated from schemas/resources/menus.json by `npm run generate`. Do not edit. (6e7d4dff44b3)

/** A menu with every field: what a handler returns. */
export interface Menu {
  /** Unique identifier of the menu. */
  id: number;
  /** Description of the menu, as HTML. */
  description: string;
  /** Title of the menu. */
  name: string;
  /** Slug of the menu, unique in its taxonomy. */
  slug: string;
  /** Meta values of the menu, by key. */
  meta: {
    [k: string]: unknown;
  };
  /** Locations of the menu in the theme. */
  locations: string[];
  /** Whether new top-level pages are added to the menu. */
  auto_add: boolean;
}

/** A menu in the `view` context. */
export type MenuView = Menu;

/** A menu in the `embed` context. */
export interface MenuEmbed {
  id: number;
  name: string;
  slug: string;
}

/** A menu in the `edit` context. */
export type MenuEdit = Menu;

/** What `menus.list` receives, once validated, sanitized and defaulted. */
export interface ListMenusArgs {
  /** Page of the collection, starting at 1. */
  page: number;
  /** Maximum number of items per page. */
  per_page: number;
  /** Only items that contain this text. */
  search?: string;
  /** Cursor from the previous response; empty for the first page. With a cursor the items are not counted, and page and offset are ignored. A cursor is valid for the order it was created with. */
  cursor?: string;
  /** Exclude the items with these IDs. */
  exclude: number[];
  /** Only the items with these IDs; an empty list means no filter. */
  include: number[];
  /** Number of items to skip; replaces the page. */
  offset?: number;
  /** Only items with one of these slugs. */
  slug?: string[];
  /** Sort direction. */
  order: 'asc' | 'desc';
  /** Field to sort the menus by. */
  orderby:
    | 'id'
    | 'include'
    | 'name'
    | 'slug'
    | 'include_slugs'
    | 'term_group'
    | 'description'
    | 'count';
  /** Exclude menus without posts. */
  hide_empty: boolean;
  /** Only menus of the post with this ID. */
  post?: number;
}

/** What a client may send to `menus.list`. */
export type ListMenusInput = Partial<ListMenusArgs>;

/** The codes of the errors that `menus.list` answers, beside those that any may. */
export type ListMenusError = 'rest_post_invalid_id' | 'rest_cannot_view';

/** What `menus.create` receives, once validated, sanitized and defaulted. */
export interface CreateMenuArgs {
  /** Description of the menu, as HTML. */
  description?: string;
  /** Title of the menu. */
  name: string;
  /** Slug of the menu, unique in its taxonomy. */
  slug?: string;
  /** Meta values of the menu, by key. */
  meta?: {
    [k: string]: unknown;
  };
  /** Locations of the menu in the theme. */
  locations?: string[];
  /** Whether new top-level pages are added to the menu. */
  auto_add?: boolean;
}

/** What a client may send to `menus.create`. */
export type CreateMenuInput = CreateMenuArgs;

/** The codes of the errors that `menus.create` answers, beside those that any may. */
export type CreateMenuError =
  | 'duplicate_term_slug'
  | 'empty_term_name'
  | 'rest_cannot_create'
  | 'rest_taxonomy_not_hierarchical'
  | 'rest_term_invalid'
  | 'term_exists'
  | 'menu_exists';

/** What `menus.get` receives, once validated, sanitized and defaulted. */
export interface GetMenuArgs {
  /** Unique identifier of the menu. */
  id: number;
}

/** What a client may send to `menus.get`. */
export type GetMenuInput = GetMenuArgs;

/** The codes of the errors that `menus.get` answers, beside those that any may. */
export type GetMenuError = 'rest_term_invalid' | 'rest_cannot_view';

/** What `menus.update` receives, once validated, sanitized and defaulted. */
export interface UpdateMenuArgs {
  /** Unique identifier of the menu. */
  id: number;
  /** Description of the menu, as HTML. */
  description?: string;
  /** Title of the menu. */
  name?: string;
  /** Slug of the menu, unique in its taxonomy. */
  slug?: string;
  /** Meta values of the menu, by key. */
  meta?: {
    [k: string]: unknown;
  };
  /** Locations of the menu in the theme. */
  locations?: string[];
  /** Whether new top-level pages are added to the menu. */
  auto_add?: boolean;
}

/** What a client may send to `menus.update`. */
export type UpdateMenuInput = UpdateMenuArgs;

/** The codes of the errors that `menus.update` answers, beside those that any may. */
export type UpdateMenuError =
  | 'duplicate_term_slug'
  | 'empty_term_name'
  | 'rest_cannot_update'
  | 'rest_precondition_failed'
  | 'rest_taxonomy_not_hierarchical'
  | 'rest_term_invalid'
  | 'menu_exists';

/** What `menus.delete` receives, once validated, sanitized and defaulted. */
export interface DeleteMenuArgs {
  /** Unique identifier of the menu. */
  id: number;
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force: boolean;
}

/** What a client may send to `menus.delete`. */
export interface DeleteMenuInput {
  /** Unique identifier of the menu. */
  id: number;
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force?: boolean;
}

/** The codes of the errors that `menus.delete` answers, beside those that any may. */
export type DeleteMenuError =
  | 'rest_cannot_delete'
  | 'rest_precondition_failed'
  | 'rest_term_invalid'
  | 'rest_trash_not_supported';
