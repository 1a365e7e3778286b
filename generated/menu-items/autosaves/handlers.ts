// @generated from schemas/resources/menu-items/autosaves.json by `npm run generate`. Do not edit. (a95c7023efee)

import type { Endpoint } from '../../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `menu-items/autosaves`; site/handlers/menu-items/autosaves.ts implements them. */
export interface MenuItemsAutosavesHandlers {
  /** `GET /cms/v2/menu-items/{id}/autosaves` */
  readonly list: Endpoint<types.ListMenuItemsAutosavesArgs, readonly types.MenuItemAutosave[]>;
  /** `POST /cms/v2/menu-items/{id}/autosaves` */
  readonly create: Endpoint<types.CreateMenuItemAutosaveArgs, types.MenuItemAutosave>;
  /** `GET /cms/v2/menu-items/{parent}/autosaves/{id}` */
  readonly get: Endpoint<types.GetMenuItemAutosaveArgs, types.MenuItemAutosave>;
}
