// @generated from schemas/resources/menu-locations.json by `npm run generate`. Do not edit. (f746503ed3e1)

import type { Endpoint } from '../../runtime/server/index.ts';
import type { GetMenuLocationArgs, ListMenuLocationsArgs, MenuLocation } from './types.ts';

/** The endpoints of `menu-locations`; site/handlers/menu-locations.ts implements them. */
export interface MenuLocationsHandlers {
  /** `GET /cms/v2/menu-locations` */
  readonly list: Endpoint<ListMenuLocationsArgs, { readonly [name: string]: MenuLocation }>;
  /** `GET /cms/v2/menu-locations/{location}` */
  readonly get: Endpoint<GetMenuLocationArgs, MenuLocation>;
}
