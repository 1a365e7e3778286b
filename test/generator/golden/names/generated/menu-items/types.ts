// @generated from schemas/resources/menu-items.json by `npm run generate`. Do not edit. (1a01854154a3)

import type { InputOf } from '../../runtime/client/index.ts';

/** A menu item with every field: what a handler returns. (schemas/resources/menu-items.json:2) */
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

/** A menu item in the `view` context. (schemas/resources/menu-items.json:2) */
export type MenuItemView = MenuItem;

/** The arguments that the handler of `menu-items.list` receives. (schemas/resources/menu-items.json:31) */
export interface ListMenuItemsArgs {
  /** Only the line with this number. */
  cms_id?: number;
}

/** The arguments that a client may send to `menu-items.list`. (schemas/resources/menu-items.json:31) */
export interface ListMenuItemsInput extends InputOf<ListMenuItemsArgs> {}

/** The arguments that the handler of `menu-items.create` receives. (schemas/resources/menu-items.json:41) */
export interface CreateMenuItemArgs {
  /** A name that is no identifier. */
  'data-x'?: string;
  /** A name that is none of the language's business. */
  __proto__?: string;
  /** A name that carries the product token. */
  cms_id?: number;
}

/** The arguments that a client may send to `menu-items.create`. (schemas/resources/menu-items.json:41) */
export interface CreateMenuItemInput extends InputOf<CreateMenuItemArgs> {}

/** The arguments that the handler of `menu-items.get` receives. (schemas/resources/menu-items.json:56) */
export interface GetMenuItemArgs {
  /** Any name. */
  name: string;
}

/** The arguments that a client may send to `menu-items.get`. (schemas/resources/menu-items.json:56) */
export type GetMenuItemInput = GetMenuItemArgs;

/** The arguments that the handler of `menu-items.states` receives. (schemas/resources/menu-items.json:69) */
export interface StatesMenuItemArgs {
  /** Number of the line. */
  id: number;
}

/** The arguments that a client may send to `menu-items.states`. (schemas/resources/menu-items.json:69) */
export type StatesMenuItemInput = StatesMenuItemArgs;

/** The response of `menu-items.states`. */
export type StatesMenuItemAnswer = {
  /** What it said. */
  name: string;
  /** Why it changed. */
  cms_note?: string;
}[];
