// @generated from schemas/resources/menu-items/autosaves.json by `npm run generate`. Do not edit. (204b556a8420)

import type { Endpoint } from '../../../runtime/server/index.ts';
import type {
  CreateMenuItemAutosaveArgs,
  GetMenuItemAutosaveArgs,
  ListMenuItemsAutosavesArgs,
  MenuItemAutosave,
} from './types.ts';

/** The endpoints of `menu-items/autosaves`; site/handlers/menu-items/autosaves.ts implements them. */
export interface MenuItemsAutosavesHandlers {
  /** `GET /cms/v2/menu-items/{id}/autosaves` */
  readonly list: Endpoint<ListMenuItemsAutosavesArgs, readonly MenuItemAutosave[]>;
  /** `POST /cms/v2/menu-items/{id}/autosaves` */
  readonly create: Endpoint<CreateMenuItemAutosaveArgs, MenuItemAutosave>;
  /** `GET /cms/v2/menu-items/{parent}/autosaves/{id}` */
  readonly get: Endpoint<GetMenuItemAutosaveArgs, MenuItemAutosave>;
}
