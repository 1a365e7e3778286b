// @generated from schemas/resources/menus.json by `npm run generate`. Do not edit. (65b878588195)

/** A menu with every field: what a handler returns. */
export interface Menu {
  /** Number of the menu. */
  id: number;
  /** What the menu is about, as HTML. */
  description: string;
  /** Title of the menu. */
  name: string;
  /** Name of the menu in addresses; no other of its taxonomy has it. */
  slug: string;
  /** Further values kept with the menu, by key. */
  meta: {
    [k: string]: unknown;
  };
  /** Places of the theme where the menu is shown. */
  locations: string[];
  /** Whether new pages at the top are put into the menu. */
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
  /** Page to answer, from 1. */
  page: number;
  /** Most items on a page. */
  per_page: number;
  /** Only items that contain this text. */
  search?: string;
  /** Place to read on from, as the last answer named it; empty for the beginning. The items are not counted, and page and offset do not matter. It leads on in the order it was made for. */
  cursor?: string;
  /** Leave out the items with these numbers. */
  exclude: number[];
  /** Only the items with these numbers; an empty list is no limit. */
  include: number[];
  /** How many items to skip; it takes the place of the page. */
  offset?: number;
  /** Only items with one of these slugs. */
  slug?: string[];
  /** Whether the order goes up or down. */
  order: 'asc' | 'desc';
  /** Field that puts the menus in order. */
  orderby:
    | 'id'
    | 'include'
    | 'name'
    | 'slug'
    | 'include_slugs'
    | 'term_group'
    | 'description'
    | 'count';
  /** Leave out menus that no post has. */
  hide_empty: boolean;
  /** Only menus of the post with this number. */
  post?: number;
}

/** What a client may send to `menus.list`. */
export type ListMenusInput = Partial<ListMenusArgs>;

/** The codes of the errors that `menus.list` answers, beside those that any may. */
export type ListMenusError = 'rest_post_invalid_id' | 'rest_cannot_view';

/** What `menus.create` receives, once validated, sanitized and defaulted. */
export interface CreateMenuArgs {
  /** What the menu is about, as HTML. */
  description?: string;
  /** Title of the menu. */
  name: string;
  /** Name of the menu in addresses; no other of its taxonomy has it. */
  slug?: string;
  /** Further values kept with the menu, by key. */
  meta?: {
    [k: string]: unknown;
  };
  /** Places of the theme where the menu is shown. */
  locations?: string[];
  /** Whether new pages at the top are put into the menu. */
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
  /** Number of the menu. */
  id: number;
}

/** What a client may send to `menus.get`. */
export type GetMenuInput = GetMenuArgs;

/** The codes of the errors that `menus.get` answers, beside those that any may. */
export type GetMenuError = 'rest_term_invalid' | 'rest_cannot_view';

/** What `menus.update` receives, once validated, sanitized and defaulted. */
export interface UpdateMenuArgs {
  /** Number of the menu. */
  id: number;
  /** What the menu is about, as HTML. */
  description?: string;
  /** Title of the menu. */
  name?: string;
  /** Name of the menu in addresses; no other of its taxonomy has it. */
  slug?: string;
  /** Further values kept with the menu, by key. */
  meta?: {
    [k: string]: unknown;
  };
  /** Places of the theme where the menu is shown. */
  locations?: string[];
  /** Whether new pages at the top are put into the menu. */
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
  /** Number of the menu. */
  id: number;
  /** Delete for good instead of moving to the trash; needed where there is no trash. */
  force: boolean;
}

/** What a client may send to `menus.delete`. */
export interface DeleteMenuInput {
  /** Number of the menu. */
  id: number;
  /** Delete for good instead of moving to the trash; needed where there is no trash. */
  force?: boolean;
}

/** The codes of the errors that `menus.delete` answers, beside those that any may. */
export type DeleteMenuError =
  | 'rest_cannot_delete'
  | 'rest_precondition_failed'
  | 'rest_term_invalid'
  | 'rest_trash_not_supported';
