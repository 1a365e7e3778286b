// @generated from schemas/resources/menu-items.json by `npm run generate`. Do not edit. (f92d50cd3297)

/** A menu item with every field: what a handler returns. */
export interface MenuItem {
  /** Number of the line. */
  id: number;
  /** A name that is no identifier. */
  'data-x': string;
  /** A name that is none of the language's business. */
  __proto__: string;
}

/** A menu item in the `view` context. */
export type MenuItemView = MenuItem;

/** What `menu-items.list` receives, once validated, sanitized and defaulted. */
export type ListMenuItemsArgs = Record<never, never>;

/** What a client may send to `menu-items.list`. */
export type ListMenuItemsInput = ListMenuItemsArgs;

/** What `menu-items.create` receives, once validated, sanitized and defaulted. */
export interface CreateMenuItemArgs {
  /** A name that is no identifier. */
  'data-x'?: string;
  /** A name that is none of the language's business. */
  __proto__?: string;
}

/** What a client may send to `menu-items.create`. */
export type CreateMenuItemInput = CreateMenuItemArgs;
