// @generated from schemas/resources/sidebars.json by `npm run generate`. Do not edit. (e32a2a434564)

import type { Endpoint } from '../../runtime/server/index.ts';
import type { GetSidebarArgs, ListSidebarsArgs, Sidebar, UpdateSidebarArgs } from './types.ts';

/** The endpoints of `sidebars`; site/handlers/sidebars.ts implements them. */
export interface SidebarsHandlers {
  /** `GET /cms/v2/sidebars` */
  readonly list: Endpoint<ListSidebarsArgs, readonly Sidebar[]>;
  /** `GET /cms/v2/sidebars/{id}` */
  readonly get: Endpoint<GetSidebarArgs, Sidebar>;
  /** `POST, PUT, PATCH /cms/v2/sidebars/{id}` */
  readonly update: Endpoint<UpdateSidebarArgs, Sidebar>;
}
