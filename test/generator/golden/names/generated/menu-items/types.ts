// @generated from schemas/resources/menu-items.json by `npm run generate`. Do not edit. (2bf0e7298c7b)

/** A menu item with every field: what a handler returns. */
export interface MenuItem {
  /** Number of the line. */
  id: number;
  /** A name that is no identifier. */
  'data-x': string;
  /** A name that is none of the language's business. */
  __proto__: string;
  /** A name that carries the product token. */
  cms_id: number;
}

/** A menu item in the `view` context. */
export type MenuItemView = MenuItem;

/** What `menu-items.list` receives, once validated, sanitized and defaulted. */
export interface ListMenuItemsArgs {
  /** Only the line with this number. */
  cms_id?: number;
}

/** What a client may send to `menu-items.list`. */
export type ListMenuItemsInput = ListMenuItemsArgs;

/** What `menu-items.create` receives, once validated, sanitized and defaulted. */
export interface CreateMenuItemArgs {
  /** A name that is no identifier. */
  'data-x'?: string;
  /** A name that is none of the language's business. */
  __proto__?: string;
  /** A name that carries the product token. */
  cms_id?: number;
}

/** What a client may send to `menu-items.create`. */
export type CreateMenuItemInput = CreateMenuItemArgs;

/** What `menu-items.get` receives, once validated, sanitized and defaulted. */
export interface GetMenuItemArgs {
  /** Any name. */
  name: string;
}

/** What a client may send to `menu-items.get`. */
export type GetMenuItemInput = GetMenuItemArgs;

/** What `menu-items.states` receives, once validated, sanitized and defaulted. */
export interface StatesMenuItemArgs {
  /** Number of the line. */
  id: number;
}

/** What a client may send to `menu-items.states`. */
export type StatesMenuItemInput = StatesMenuItemArgs;

/** What `menu-items.states` answers. */
export type StatesMenuItemAnswer = {
  /** What it said. */
  name: string;
  /** Why it changed. */
  cms_note?: string;
}[];
