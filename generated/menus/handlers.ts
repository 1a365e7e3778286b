// @generated from schemas/resources/menus.json by `npm run generate`. Do not edit. (d2d2131577fe)

import type { Deleted, Endpoint, Page as PageOf } from '../../runtime/server/index.ts';
import type {
  CreateMenuArgs,
  DeleteMenuArgs,
  GetMenuArgs,
  ListMenusArgs,
  Menu,
  UpdateMenuArgs,
} from './types.ts';

/** The endpoints of `menus`; site/handlers/menus.ts implements them. */
export interface MenusHandlers {
  /** `GET /cms/v2/menus` */
  readonly list: Endpoint<ListMenusArgs, PageOf<Menu>>;
  /** `POST /cms/v2/menus` */
  readonly create: Endpoint<CreateMenuArgs, Menu>;
  /** `GET /cms/v2/menus/{id}` */
  readonly get: Endpoint<GetMenuArgs, Menu>;
  /** `POST, PUT, PATCH /cms/v2/menus/{id}` */
  readonly update: Endpoint<UpdateMenuArgs, Menu>;
  /** `DELETE /cms/v2/menus/{id}` */
  readonly delete: Endpoint<DeleteMenuArgs, Menu | Deleted<Menu>>;
}
