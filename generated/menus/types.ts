// @generated from schemas/resources/menus.json by `npm run generate`. Do not edit. (63192b555bd5)

import type { InputOf, PartialInputOf } from '../../runtime/client/index.ts';
import type { CollectionArgs, SelectionArgs } from '../shared/types.ts';

/** A menu in the `embed` context. (schemas/resources/menus.json:8) */
export interface MenuEmbed {
  /** Unique identifier of the menu. */
  id: number;
  /** Title of the menu. */
  name: string;
  /** Slug of the menu, unique in its taxonomy. */
  slug: string;
}

/** A menu with every field: what a handler returns. (schemas/resources/menus.json:8) */
export interface Menu extends MenuEmbed {
  /** Description of the menu, as HTML. */
  description: string;
  /** Meta values of the menu, by key. */
  meta: { [k: string]: unknown };
  /** Locations of the menu in the theme. */
  locations: string[];
  /** Whether new top-level pages are added to the menu. */
  auto_add: boolean;
}

/** A menu in the `view` context. (schemas/resources/menus.json:8) */
export type MenuView = Menu;

/** A menu in the `edit` context. (schemas/resources/menus.json:8) */
export type MenuEdit = Menu;

/** The arguments that the handler of `menus.list` receives. (schemas/resources/menus.json:46) */
export interface ListMenusArgs extends CollectionArgs, SelectionArgs {
  /** Cursor from the previous response; empty for the first page. With a cursor the items are not counted, and page and offset are ignored. A cursor is valid for the order it was created with. */
  cursor?: string;
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

/** The arguments that a client may send to `menus.list`. (schemas/resources/menus.json:46) */
export interface ListMenusInput extends PartialInputOf<ListMenusArgs> {}

/** The error codes of `menus.list`, in addition to those of any endpoint. */
export type ListMenusError = 'rest_cannot_view' | 'rest_invalid_cursor' | 'rest_post_invalid_id';

/** The arguments that the handler of `menus.create` receives. (schemas/resources/menus.json:47) */
export interface CreateMenuArgs {
  /** Description of the menu, as HTML. */
  description?: string;
  /** Title of the menu. */
  name: string;
  /** Slug of the menu, unique in its taxonomy. */
  slug?: string;
  /** Meta values of the menu, by key. */
  meta?: { [k: string]: unknown };
  /** Locations of the menu in the theme. */
  locations?: string[];
  /** Whether new top-level pages are added to the menu. */
  auto_add?: boolean;
}

/** The arguments that a client may send to `menus.create`. (schemas/resources/menus.json:47) */
export interface CreateMenuInput extends InputOf<CreateMenuArgs> {}

/** The error codes of `menus.create`, in addition to those of any endpoint. */
export type CreateMenuError =
  | 'duplicate_term_slug'
  | 'empty_term_name'
  | 'menu_exists'
  | 'rest_cannot_create'
  | 'rest_taxonomy_not_hierarchical'
  | 'rest_term_invalid'
  | 'term_exists';

/** The arguments that the handler of `menus.get` receives. (schemas/resources/menus.json:50) */
export interface GetMenuArgs {
  /** Unique identifier of the menu. */
  id: number;
}

/** The arguments that a client may send to `menus.get`. (schemas/resources/menus.json:50) */
export type GetMenuInput = GetMenuArgs;

/** The error codes of `menus.get`, in addition to those of any endpoint. */
export type GetMenuError = 'rest_cannot_view' | 'rest_term_invalid';

/** The arguments that the handler of `menus.update` receives. (schemas/resources/menus.json:51) */
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
  meta?: { [k: string]: unknown };
  /** Locations of the menu in the theme. */
  locations?: string[];
  /** Whether new top-level pages are added to the menu. */
  auto_add?: boolean;
}

/** The arguments that a client may send to `menus.update`. (schemas/resources/menus.json:51) */
export interface UpdateMenuInput extends InputOf<UpdateMenuArgs> {}

/** The error codes of `menus.update`, in addition to those of any endpoint. */
export type UpdateMenuError =
  | 'duplicate_term_slug'
  | 'empty_term_name'
  | 'menu_exists'
  | 'rest_cannot_update'
  | 'rest_precondition_failed'
  | 'rest_taxonomy_not_hierarchical'
  | 'rest_term_invalid';

/** The arguments that the handler of `menus.delete` receives. (schemas/bases/term.json:211) */
export interface DeleteMenuArgs {
  /** Unique identifier of the menu. */
  id: number;
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force: boolean;
}

/** The arguments that a client may send to `menus.delete`. (schemas/bases/term.json:211) */
export interface DeleteMenuInput {
  /** Unique identifier of the menu. */
  id: number;
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force?: boolean | undefined;
}

/** The error codes of `menus.delete`, in addition to those of any endpoint. */
export type DeleteMenuError =
  | 'rest_cannot_delete'
  | 'rest_precondition_failed'
  | 'rest_term_invalid'
  | 'rest_trash_not_supported';
