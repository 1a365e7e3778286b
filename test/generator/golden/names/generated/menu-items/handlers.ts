// @generated from schemas/resources/menu-items.json by `npm run generate`. Do not edit. (c122e4b6b047)

import type { Endpoint, Page as PageOf } from '../../runtime/server/index.ts';
import type {
  CreateMenuItemArgs,
  GetMenuItemArgs,
  ListMenuItemsArgs,
  MenuItem,
  StatesMenuItemAnswer,
  StatesMenuItemArgs,
} from './types.ts';

/** The endpoints of `menu-items`; site/handlers/menu-items.ts implements them. */
export interface MenuItemsHandlers {
  /** `GET /cms/v2/menu-items` */
  readonly list: Endpoint<ListMenuItemsArgs, PageOf<MenuItem>>;
  /** `POST /cms/v2/menu-items` */
  readonly create: Endpoint<CreateMenuItemArgs, MenuItem>;
  /** `GET /cms/v2/menu-items/{name}` */
  readonly get: Endpoint<GetMenuItemArgs, MenuItem>;
  /** `GET /cms/v2/menu-items/{id}/states` */
  readonly states: Endpoint<StatesMenuItemArgs, StatesMenuItemAnswer>;
}
