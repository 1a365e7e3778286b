// @generated from schemas/resources/menu-items.json by `npm run generate`. Do not edit. (fc5816ea6e8a)

/** A menu item with every field: what a handler returns. */
export interface MenuItem {
  /** Text of the link. */
  title:
    | string
    | {
        /** The text as it is stored. */
        raw: string;
        /** The text as HTML, ready to show. */
        rendered: string;
      };
  /** Number of the menu item. */
  id: number;
  /** What people call the kind of the link. */
  type_label: string;
  /** What the link leads to. */
  type: 'taxonomy' | 'post_type' | 'post_type_archive' | 'custom';
  /** How far the menu item is on its way to being public. */
  status: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** Menu item that this one stands under; 0 for none. */
  parent: number;
  /** Text that is shown when the link is pointed at. */
  attr_title: string;
  /** CSS classes of the link. */
  classes: string[];
  /** What the link leads to, in words. */
  description: string;
  /** Place of the menu item in its menu. */
  menu_order: number;
  /** Post type or taxonomy of what the link leads to. */
  object: string;
  /** Number of what the link leads to. */
  object_id: number;
  /** Where the link is opened. */
  target: '_blank' | '';
  /** Address that the link leads to. */
  url: string;
  /** How its owner stands to the people behind the address. */
  xfn: string[];
  /** Whether what the link leads to is gone. */
  invalid: boolean;
  /** Menu that the item belongs to; absent for an item of no menu. */
  menus?: number;
  /** Further values kept with the menu item, by key. */
  meta: {
    [k: string]: unknown;
  };
}

/** A menu item in the `view` context. */
export interface MenuItemView {
  title:
    | string
    | {
        rendered: string;
      };
  id: number;
  type_label: string;
  type: 'taxonomy' | 'post_type' | 'post_type_archive' | 'custom';
  status: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  parent: number;
  attr_title: string;
  classes: string[];
  description: string;
  menu_order: number;
  object: string;
  object_id: number;
  target: '_blank' | '';
  url: string;
  xfn: string[];
  invalid: boolean;
  menus?: number;
  meta: {
    [k: string]: unknown;
  };
}

/** A menu item in the `embed` context. */
export interface MenuItemEmbed {
  title:
    | string
    | {
        rendered: string;
      };
  id: number;
  type_label: string;
  type: 'taxonomy' | 'post_type' | 'post_type_archive' | 'custom';
  status: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  parent: number;
  attr_title: string;
  classes: string[];
  description: string;
  menu_order: number;
  object: string;
  object_id: number;
  target: '_blank' | '';
  url: string;
  xfn: string[];
  invalid: boolean;
}

/** A menu item in the `edit` context. */
export type MenuItemEdit = MenuItem;

/** What links of a menu item depend on beside its fields. */
export interface MenuItemFacts {
  /** Whether the caller edits and may give the menu item menus. */
  can_assign_nav_menu: boolean;
  /** Whether the caller edits and may create menus. */
  can_create_nav_menu: boolean;
  /** Whether the caller edits and may publish the menu item. */
  can_publish: boolean;
  /** Whether the caller edits and may write any HTML. */
  can_use_unfiltered_html: boolean;
  /** Route of the post that the link leads to; empty for none. */
  post_route: string;
  /** Route of the term that the link leads to; empty for none. */
  term_route: string;
}

/** What `menu-items.list` receives, once validated, sanitized and defaulted. */
export interface ListMenuItemsArgs {
  /** Page to answer, from 1. */
  page: number;
  /** Most items on a page. */
  per_page: number;
  /** Only items that contain this text. */
  search?: string;
  /** Place to read on from, as the last answer named it; empty for the beginning. The items are not counted, and page and offset do not matter. It leads on in the order it was made for. */
  cursor?: string;
  /** Only items published after this moment. */
  after?: string;
  /** Only items published before this moment. */
  before?: string;
  /** Only items last changed after this moment. */
  modified_after?: string;
  /** Only items last changed before this moment. */
  modified_before?: string;
  /** Leave out the items with these numbers. */
  exclude: number[];
  /** Only the items with these numbers; an empty list is no limit. */
  include: number[];
  /** How many items to skip; it takes the place of the page. */
  offset?: number;
  /** Only items with one of these slugs. */
  slug?: string[];
  /** Whether an item has to meet all the limits on its terms, or one of them. */
  tax_relation?: 'AND' | 'OR';
  /** Only menu-items with these menus. */
  menus?:
    | number[]
    | {
        /** Numbers of the menus. */
        terms?: number[];
        /** Whether an item has to have all of the menus, or one of them. */
        operator?: 'AND' | 'OR';
      };
  /** Leave out menu-items with these menus. */
  menus_exclude?:
    | number[]
    | {
        /** Numbers of the menus. */
        terms?: number[];
      };
  /** Whether the order goes up or down. */
  order: 'asc' | 'desc';
  /** Field that puts the menu items in order. */
  orderby:
    | 'author'
    | 'date'
    | 'id'
    | 'include'
    | 'modified'
    | 'parent'
    | 'relevance'
    | 'slug'
    | 'include_slugs'
    | 'title'
    | 'menu_order';
  /** Only menu items with this place in their menu. */
  menu_order?: number;
  /** Only menu items of these statuses. Others than `publish` need permission. */
  status: (
    | 'publish'
    | 'future'
    | 'draft'
    | 'pending'
    | 'private'
    | 'trash'
    | 'auto-draft'
    | 'inherit'
    | 'request-pending'
    | 'request-confirmed'
    | 'request-failed'
    | 'request-completed'
    | 'any'
  )[];
}

/** What a client may send to `menu-items.list`. */
export type ListMenuItemsInput = Partial<ListMenuItemsArgs>;

/** The codes of the errors that `menu-items.list` answers, beside those that any may. */
export type ListMenuItemsError =
  | 'rest_cannot_view'
  | 'rest_no_search_term_defined'
  | 'rest_orderby_include_missing_include'
  | 'rest_post_invalid_page_number';

/** What `menu-items.create` receives, once validated, sanitized and defaulted. */
export interface CreateMenuItemArgs {
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
  type: 'taxonomy' | 'post_type' | 'post_type_archive' | 'custom';
  /** How far the menu item is on its way to being public. */
  status: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** Menu item that this one stands under; 0 for none. */
  parent: number;
  /** Text that is shown when the link is pointed at. */
  attr_title?: string;
  /** CSS classes of the link. */
  classes?: string[];
  /** What the link leads to, in words. */
  description?: string;
  /** Place of the menu item in its menu. */
  menu_order: number;
  /** Post type or taxonomy of what the link leads to. */
  object?: string;
  /** Number of what the link leads to. */
  object_id: number;
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

/** What a client may send to `menu-items.create`. */
export type CreateMenuItemInput = Partial<CreateMenuItemArgs>;

/** The codes of the errors that `menu-items.create` answers, beside those that any may. */
export type CreateMenuItemError =
  | 'invalid_menu_id'
  | 'rest_cannot_create'
  | 'rest_post_exists'
  | 'rest_post_invalid_id'
  | 'rest_post_invalid_type'
  | 'rest_term_invalid_id'
  | 'rest_title_required'
  | 'rest_url_required';

/** What `menu-items.get` receives, once validated, sanitized and defaulted. */
export interface GetMenuItemArgs {
  /** Number of the menu item. */
  id: number;
}

/** What a client may send to `menu-items.get`. */
export type GetMenuItemInput = GetMenuItemArgs;

/** The codes of the errors that `menu-items.get` answers, beside those that any may. */
export type GetMenuItemError = 'rest_cannot_view' | 'rest_post_invalid_id';

/** What `menu-items.update` receives, once validated, sanitized and defaulted. */
export interface UpdateMenuItemArgs {
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
  /** Menu item that this one stands under; 0 for none. */
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

/** What a client may send to `menu-items.update`. */
export type UpdateMenuItemInput = UpdateMenuItemArgs;

/** The codes of the errors that `menu-items.update` answers, beside those that any may. */
export type UpdateMenuItemError =
  | 'invalid_menu_id'
  | 'rest_cannot_edit'
  | 'rest_post_invalid_id'
  | 'rest_post_invalid_type'
  | 'rest_term_invalid_id'
  | 'rest_title_required'
  | 'rest_url_required';

/** What `menu-items.delete` receives, once validated, sanitized and defaulted. */
export interface DeleteMenuItemArgs {
  /** Number of the menu item. */
  id: number;
  /** Delete for good instead of moving to the trash; needed where there is no trash. */
  force: boolean;
}

/** What a client may send to `menu-items.delete`. */
export interface DeleteMenuItemInput {
  /** Number of the menu item. */
  id: number;
  /** Delete for good instead of moving to the trash; needed where there is no trash. */
  force?: boolean;
}

/** The codes of the errors that `menu-items.delete` answers, beside those that any may. */
export type DeleteMenuItemError =
  | 'rest_cannot_delete'
  | 'rest_post_invalid_id'
  | 'rest_trash_not_supported';
