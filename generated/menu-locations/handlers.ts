// @generated from schemas/resources/menu-locations.json by `npm run generate`. Do not edit. (7a34758b530c)

import type { Endpoint } from '../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `menu-locations`; site/handlers/menu-locations.ts implements them. */
export interface MenuLocationsHandlers {
  /** `GET /cms/v2/menu-locations` */
  readonly list: Endpoint<
    types.ListMenuLocationsArgs,
    { readonly [name: string]: types.MenuLocation }
  >;
  /** `GET /cms/v2/menu-locations/{location}` */
  readonly get: Endpoint<types.GetMenuLocationArgs, types.MenuLocation>;
}
