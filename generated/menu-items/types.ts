// @generated from schemas/resources/menu-items.json by `npm run generate`. Do not edit. (d372d0131186)

import type { InputOf, PartialInputOf } from '../../runtime/client/index.ts';
import type {
  CollectionArgs,
  ModifiedArgs,
  PeriodArgs,
  SelectionArgs,
  StatusesArgs,
} from '../shared/types.ts';

/** A menu item in the `embed` context. (schemas/resources/menu-items.json:18) */
export interface MenuItemEmbed {
  /** Label of the link. */
  title:
    | string
    | {
        /** Text as HTML for display. */
        rendered: string;
      };
  /** Unique identifier of the menu item. */
  id: number;
  /** Label of the type of the link. */
  type_label: string;
  /** Type of the target of the link. */
  type: 'taxonomy' | 'post_type' | 'post_type_archive' | 'custom';
  /** Status of the menu item. */
  status: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** ID of the parent menu item, or 0 for none. */
  parent: number;
  /** Title attribute of the link. */
  attr_title: string;
  /** CSS classes of the link. */
  classes: string[];
  /** Description of the link. */
  description: string;
  /** Position of the menu item in its menu. */
  menu_order: number;
  /** Post type or taxonomy of the target. */
  object: string;
  /** ID of the target. */
  object_id: number;
  /** Target attribute of the link. */
  target: '_blank' | '';
  /** URL of the link. */
  url: string;
  /** XFN relationship to the owner of the target. */
  xfn: string[];
  /** Whether the target no longer exists. */
  invalid: boolean;
}

/** A menu item in the `view` context. (schemas/resources/menu-items.json:18) */
export interface MenuItemView extends MenuItemEmbed {
  /** ID of the menu of the item; absent if it has none. */
  menus?: number;
  /** Meta values of the menu item, by key. */
  meta: { [k: string]: unknown };
}

/** A menu item with every field: what a handler returns. (schemas/resources/menu-items.json:18) */
export interface MenuItem {
  /** Label of the link. */
  title:
    | string
    | {
        /** Text as stored. */
        raw: string;
        /** Text as HTML for display. */
        rendered: string;
      };
  /** Unique identifier of the menu item. */
  id: number;
  /** Label of the type of the link. */
  type_label: string;
  /** Type of the target of the link. */
  type: 'taxonomy' | 'post_type' | 'post_type_archive' | 'custom';
  /** Status of the menu item. */
  status: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** ID of the parent menu item, or 0 for none. */
  parent: number;
  /** Title attribute of the link. */
  attr_title: string;
  /** CSS classes of the link. */
  classes: string[];
  /** Description of the link. */
  description: string;
  /** Position of the menu item in its menu. */
  menu_order: number;
  /** Post type or taxonomy of the target. */
  object: string;
  /** ID of the target. */
  object_id: number;
  /** Target attribute of the link. */
  target: '_blank' | '';
  /** URL of the link. */
  url: string;
  /** XFN relationship to the owner of the target. */
  xfn: string[];
  /** Whether the target no longer exists. */
  invalid: boolean;
  /** ID of the menu of the item; absent if it has none. */
  menus?: number;
  /** Meta values of the menu item, by key. */
  meta: { [k: string]: unknown };
}

/** A menu item in the `edit` context. (schemas/resources/menu-items.json:18) */
export type MenuItemEdit = MenuItem;

/** Values that the links of a menu item depend on, in addition to its fields. (schemas/resources/menu-items.json:18) */
export interface MenuItemFacts {
  /** Whether the caller may assign menus to the menu item. */
  can_assign_nav_menu: boolean;
  /** Whether the caller may create menus. */
  can_create_nav_menu: boolean;
  /** Whether the caller may publish the menu item. */
  can_publish: boolean;
  /** Whether the caller may use unfiltered HTML. */
  can_use_unfiltered_html: boolean;
  /** Route of the post that the link targets; empty for none. */
  post_route: string;
  /** Route of the term that the link targets; empty for none. */
  term_route: string;
}

/** The arguments that the handler of `menu-items.list` receives. (schemas/resources/menu-items.json:291) */
export interface ListMenuItemsArgs
  extends CollectionArgs, ModifiedArgs, PeriodArgs, SelectionArgs, StatusesArgs {
  /** Cursor from the previous response; empty for the first page. With a cursor the items are not counted, and page and offset are ignored. A cursor is valid for the order it was created with. */
  cursor?: string;
  /** Number of items to skip; replaces the page. */
  offset?: number;
  /** Only items with one of these slugs. */
  slug?: string[];
  /** Whether items must match all of the taxonomy filters, or any of them. */
  tax_relation?: 'AND' | 'OR';
  /** Only menu-items with these menus. */
  menus?:
    | number[]
    | {
        /** IDs of the menus. */
        terms?: number[] | undefined;
        /** Whether items must have all of the menus, or any of them. */
        operator?: 'AND' | 'OR' | undefined;
      };
  /** Exclude menu-items with these menus. */
  menus_exclude?:
    | number[]
    | {
        /** IDs of the menus. */
        terms?: number[] | undefined;
      };
  /** Sort direction. */
  order: 'asc' | 'desc';
  /** Field to sort the menu items by. */
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
  /** Only menu items at this position in their menu. */
  menu_order?: number;
}

/** The arguments that a client may send to `menu-items.list`. (schemas/resources/menu-items.json:291) */
export interface ListMenuItemsInput extends PartialInputOf<ListMenuItemsArgs> {}

/** The error codes of `menu-items.list`, in addition to those of any endpoint. */
export type ListMenuItemsError =
  | 'rest_cannot_view'
  | 'rest_invalid_cursor'
  | 'rest_no_search_term_defined'
  | 'rest_orderby_include_missing_include'
  | 'rest_post_invalid_page_number';

/** The arguments that the handler of `menu-items.create` receives. (schemas/resources/menu-items.json:353) */
export interface CreateMenuItemArgs {
  /** Label of the link. */
  title?:
    | string
    | {
        /** Text as stored. */
        raw?: string | undefined;
        /** Text as HTML for display. */
        rendered?: string | undefined;
      };
  /** Type of the target of the link. */
  type: 'taxonomy' | 'post_type' | 'post_type_archive' | 'custom';
  /** Status of the menu item. */
  status: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** ID of the parent menu item, or 0 for none. */
  parent: number;
  /** Title attribute of the link. */
  attr_title?: string;
  /** CSS classes of the link. */
  classes?: string[];
  /** Description of the link. */
  description?: string;
  /** Position of the menu item in its menu. */
  menu_order: number;
  /** Post type or taxonomy of the target. */
  object?: string;
  /** ID of the target. */
  object_id: number;
  /** Target attribute of the link. */
  target?: '_blank' | '';
  /** URL of the link. */
  url?: string;
  /** XFN relationship to the owner of the target. */
  xfn?: string[];
  /** ID of the menu of the item; absent if it has none. */
  menus?: number;
  /** Meta values of the menu item, by key. */
  meta?: { [k: string]: unknown };
}

/** The arguments that a client may send to `menu-items.create`. (schemas/resources/menu-items.json:353) */
export interface CreateMenuItemInput extends PartialInputOf<CreateMenuItemArgs> {}

/** The error codes of `menu-items.create`, in addition to those of any endpoint. */
export type CreateMenuItemError =
  | 'invalid_menu_id'
  | 'rest_cannot_create'
  | 'rest_post_exists'
  | 'rest_post_invalid_id'
  | 'rest_post_invalid_type'
  | 'rest_term_invalid_id'
  | 'rest_title_required'
  | 'rest_url_required';

/** The arguments that the handler of `menu-items.get` receives. (schemas/resources/menu-items.json:383) */
export interface GetMenuItemArgs {
  /** Unique identifier of the menu item. */
  id: number;
}

/** The arguments that a client may send to `menu-items.get`. (schemas/resources/menu-items.json:383) */
export type GetMenuItemInput = GetMenuItemArgs;

/** The error codes of `menu-items.get`, in addition to those of any endpoint. */
export type GetMenuItemError =
  | 'rest_cannot_view'
  | 'rest_post_incorrect_password'
  | 'rest_post_invalid_id'
  | 'rest_too_many_wrong_passwords';

/** The arguments that the handler of `menu-items.update` receives. (schemas/resources/menu-items.json:397) */
export interface UpdateMenuItemArgs {
  /** Unique identifier of the menu item. */
  id: number;
  /** Label of the link. */
  title?:
    | string
    | {
        /** Text as stored. */
        raw?: string | undefined;
        /** Text as HTML for display. */
        rendered?: string | undefined;
      };
  /** Type of the target of the link. */
  type?: 'taxonomy' | 'post_type' | 'post_type_archive' | 'custom';
  /** Status of the menu item. */
  status?: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** ID of the parent menu item, or 0 for none. */
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
  meta?: { [k: string]: unknown };
}

/** The arguments that a client may send to `menu-items.update`. (schemas/resources/menu-items.json:397) */
export interface UpdateMenuItemInput extends InputOf<UpdateMenuItemArgs> {}

/** The error codes of `menu-items.update`, in addition to those of any endpoint. */
export type UpdateMenuItemError =
  | 'invalid_menu_id'
  | 'rest_cannot_edit'
  | 'rest_post_invalid_id'
  | 'rest_post_invalid_type'
  | 'rest_term_invalid_id'
  | 'rest_title_required'
  | 'rest_url_required';

/** The arguments that the handler of `menu-items.delete` receives. (schemas/resources/menu-items.json:415) */
export interface DeleteMenuItemArgs {
  /** Unique identifier of the menu item. */
  id: number;
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force: boolean;
}

/** The arguments that a client may send to `menu-items.delete`. (schemas/resources/menu-items.json:415) */
export interface DeleteMenuItemInput {
  /** Unique identifier of the menu item. */
  id: number;
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force?: boolean | undefined;
}

/** The error codes of `menu-items.delete`, in addition to those of any endpoint. */
export type DeleteMenuItemError =
  | 'rest_cannot_delete'
  | 'rest_post_invalid_id'
  | 'rest_trash_not_supported';
