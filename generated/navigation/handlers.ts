// @generated from schemas/resources/navigation.json by `npm run generate`. Do not edit. (d98d48b0cbe4)

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
  /** What links depend on and the items do not show. */
  readonly facts: FactsOf<types.NavigationMenu, types.NavigationMenuFacts>;
}
