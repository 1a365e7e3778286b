// @generated from schemas/resources/navigation/autosaves.json by `npm run generate`. Do not edit. (538c1e0572f7)

import type { Endpoint } from '../../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `navigation/autosaves`; site/handlers/navigation/autosaves.ts implements them. */
export interface NavigationAutosavesHandlers {
  /** `GET /cms/v2/navigation/{id}/autosaves` */
  readonly list: Endpoint<
    types.ListNavigationAutosavesArgs,
    readonly types.NavigationMenuAutosave[]
  >;
  /** `POST /cms/v2/navigation/{id}/autosaves` */
  readonly create: Endpoint<types.CreateNavigationMenuAutosaveArgs, types.NavigationMenuAutosave>;
  /** `GET /cms/v2/navigation/{parent}/autosaves/{id}` */
  readonly get: Endpoint<types.GetNavigationMenuAutosaveArgs, types.NavigationMenuAutosave>;
}
