// @generated from schemas/resources/menu-items.json by `npm run generate`. Do not edit. (323ff4481d88)

import type { Endpoint, Page as PageOf } from '../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `menu-items`; site/handlers/menu-items.ts implements them. */
export interface MenuItemsHandlers {
  /** `GET /cms/v2/menu-items` */
  readonly list: Endpoint<types.ListMenuItemsArgs, PageOf<types.MenuItem>>;
  /** `POST /cms/v2/menu-items` */
  readonly create: Endpoint<types.CreateMenuItemArgs, types.MenuItem>;
  /** `GET /cms/v2/menu-items/{name}` */
  readonly get: Endpoint<types.GetMenuItemArgs, types.MenuItem>;
  /** `GET /cms/v2/menu-items/{id}/states` */
  readonly states: Endpoint<types.StatesMenuItemArgs, types.StatesMenuItemAnswer>;
}
