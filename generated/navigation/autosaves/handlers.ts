// @generated from schemas/resources/navigation/autosaves.json by `npm run generate`. Do not edit. (d0902e3efce0)

import type { Endpoint } from '../../../runtime/server/index.ts';
import type {
  CreateNavigationMenuAutosaveArgs,
  GetNavigationMenuAutosaveArgs,
  ListNavigationAutosavesArgs,
  NavigationMenuAutosave,
} from './types.ts';

/** The endpoints of `navigation/autosaves`; site/handlers/navigation/autosaves.ts implements them. */
export interface NavigationAutosavesHandlers {
  /** `GET /cms/v2/navigation/{id}/autosaves` */
  readonly list: Endpoint<ListNavigationAutosavesArgs, readonly NavigationMenuAutosave[]>;
  /** `POST /cms/v2/navigation/{id}/autosaves` */
  readonly create: Endpoint<CreateNavigationMenuAutosaveArgs, NavigationMenuAutosave>;
  /** `GET /cms/v2/navigation/{parent}/autosaves/{id}` */
  readonly get: Endpoint<GetNavigationMenuAutosaveArgs, NavigationMenuAutosave>;
}
