// @generated from schemas/resources/menu-items.json by `npm run generate`. Do not edit. (a1d4b69b19dc)

import type { Deleted, Endpoint, FactsOf, Page as PageOf } from '../../runtime/server/index.ts';
import type {
  CreateMenuItemArgs,
  DeleteMenuItemArgs,
  GetMenuItemArgs,
  ListMenuItemsArgs,
  MenuItem,
  MenuItemFacts,
  UpdateMenuItemArgs,
} from './types.ts';

/** The endpoints of `menu-items`; site/handlers/menu-items.ts implements them. */
export interface MenuItemsHandlers {
  /** `GET /cms/v2/menu-items` */
  readonly list: Endpoint<ListMenuItemsArgs, PageOf<MenuItem>>;
  /** `POST /cms/v2/menu-items` */
  readonly create: Endpoint<CreateMenuItemArgs, MenuItem>;
  /** `GET /cms/v2/menu-items/{id}` */
  readonly get: Endpoint<GetMenuItemArgs, MenuItem>;
  /** `POST, PUT, PATCH /cms/v2/menu-items/{id}` */
  readonly update: Endpoint<UpdateMenuItemArgs, MenuItem>;
  /** `DELETE /cms/v2/menu-items/{id}` */
  readonly delete: Endpoint<DeleteMenuItemArgs, MenuItem | Deleted<MenuItem>>;
  /** What links depend on and the items do not show. */
  readonly facts: FactsOf<MenuItem, MenuItemFacts>;
}
