// @generated from schemas/resources/menus.json by `npm run generate`. Do not edit. (a68ae3204577)

import type { Deleted, Endpoint, Page as PageOf } from '../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `menus`; site/handlers/menus.ts implements them. */
export interface MenusHandlers {
  /** `GET /cms/v2/menus` */
  readonly list: Endpoint<types.ListMenusArgs, PageOf<types.Menu>>;
  /** `POST /cms/v2/menus` */
  readonly create: Endpoint<types.CreateMenuArgs, types.Menu>;
  /** `GET /cms/v2/menus/{id}` */
  readonly get: Endpoint<types.GetMenuArgs, types.Menu>;
  /** `POST, PUT, PATCH /cms/v2/menus/{id}` */
  readonly update: Endpoint<types.UpdateMenuArgs, types.Menu>;
  /** `DELETE /cms/v2/menus/{id}` */
  readonly delete: Endpoint<types.DeleteMenuArgs, types.Menu | Deleted<types.Menu>>;
}
