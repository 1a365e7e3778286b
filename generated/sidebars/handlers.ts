// @generated from schemas/resources/sidebars.json by `npm run generate`. Do not edit. (0acd3123ca3f)

import type { Endpoint, FactsOf } from '../../runtime/server/index.ts';
import type {
  GetSidebarArgs,
  ListSidebarsArgs,
  Sidebar,
  SidebarFacts,
  UpdateSidebarArgs,
} from './types.ts';

/** The endpoints of `sidebars`; site/handlers/sidebars.ts implements them. */
export interface SidebarsHandlers {
  /** `GET /cms/v2/sidebars` */
  readonly list: Endpoint<ListSidebarsArgs, readonly Sidebar[]>;
  /** `GET /cms/v2/sidebars/{id}` */
  readonly get: Endpoint<GetSidebarArgs, Sidebar>;
  /** `POST, PUT, PATCH /cms/v2/sidebars/{id}` */
  readonly update: Endpoint<UpdateSidebarArgs, Sidebar>;
  /** What links depend on and the items do not show. */
  readonly facts: FactsOf<Sidebar, SidebarFacts>;
}
