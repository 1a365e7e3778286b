// @generated from schemas/resources/navigation.json by `npm run generate`. Do not edit. (68b093645912)

import type { Deleted, Endpoint, FactsOf, Page as PageOf } from '../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `navigation`; site/handlers/navigation.ts implements them. */
export interface NavigationHandlers {
  /** `GET /cms/v2/navigation` */
  readonly list: Endpoint<types.ListNavigationArgs, PageOf<types.NavigationMenu>>;
  /** `POST /cms/v2/navigation` */
  readonly create: Endpoint<types.CreateNavigationMenuArgs, types.NavigationMenu>;
  /** `GET /cms/v2/navigation/{id}` */
  readonly get: Endpoint<types.GetNavigationMenuArgs, types.NavigationMenu>;
  /** `POST, PUT, PATCH /cms/v2/navigation/{id}` */
  readonly update: Endpoint<types.UpdateNavigationMenuArgs, types.NavigationMenu>;
  /** `DELETE /cms/v2/navigation/{id}` */
  readonly delete: Endpoint<
    types.DeleteNavigationMenuArgs,
    types.NavigationMenu | Deleted<types.NavigationMenu>
  >;
  /** Returns the values that links depend on and the items do not have. */
  readonly facts: FactsOf<types.NavigationMenu, types.NavigationMenuFacts>;
}
