// @generated from schemas/resources/navigation.json by `npm run generate`. Do not edit. (a8da3eda65f5)

import type { Deleted, Endpoint, FactsOf, Page as PageOf } from '../../runtime/server/index.ts';
import type {
  CreateNavigationMenuArgs,
  DeleteNavigationMenuArgs,
  GetNavigationMenuArgs,
  ListNavigationArgs,
  NavigationMenu,
  NavigationMenuFacts,
  UpdateNavigationMenuArgs,
} from './types.ts';

/** The endpoints of `navigation`; site/handlers/navigation.ts implements them. */
export interface NavigationHandlers {
  /** `GET /cms/v2/navigation` */
  readonly list: Endpoint<ListNavigationArgs, PageOf<NavigationMenu>>;
  /** `POST /cms/v2/navigation` */
  readonly create: Endpoint<CreateNavigationMenuArgs, NavigationMenu>;
  /** `GET /cms/v2/navigation/{id}` */
  readonly get: Endpoint<GetNavigationMenuArgs, NavigationMenu>;
  /** `POST, PUT, PATCH /cms/v2/navigation/{id}` */
  readonly update: Endpoint<UpdateNavigationMenuArgs, NavigationMenu>;
  /** `DELETE /cms/v2/navigation/{id}` */
  readonly delete: Endpoint<DeleteNavigationMenuArgs, NavigationMenu | Deleted<NavigationMenu>>;
  /** What links depend on and the items do not show. */
  readonly facts: FactsOf<NavigationMenu, NavigationMenuFacts>;
}
