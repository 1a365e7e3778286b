// @generated from schemas/resources/menu-items.json by `npm run generate`. Do not edit. (15d99b0e2e7a)

import type { Deleted, Endpoint, FactsOf, Page as PageOf } from '../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `menu-items`; site/handlers/menu-items.ts implements them. */
export interface MenuItemsHandlers {
  /** `GET /cms/v2/menu-items` */
  readonly list: Endpoint<types.ListMenuItemsArgs, PageOf<types.MenuItem>>;
  /** `POST /cms/v2/menu-items` */
  readonly create: Endpoint<types.CreateMenuItemArgs, types.MenuItem>;
  /** `GET /cms/v2/menu-items/{id}` */
  readonly get: Endpoint<types.GetMenuItemArgs, types.MenuItem>;
  /** `POST, PUT, PATCH /cms/v2/menu-items/{id}` */
  readonly update: Endpoint<types.UpdateMenuItemArgs, types.MenuItem>;
  /** `DELETE /cms/v2/menu-items/{id}` */
  readonly delete: Endpoint<types.DeleteMenuItemArgs, types.MenuItem | Deleted<types.MenuItem>>;
  /** Returns the values that links depend on and the items do not have. */
  readonly facts: FactsOf<types.MenuItem, types.MenuItemFacts>;
}
