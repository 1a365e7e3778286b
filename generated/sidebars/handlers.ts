// @generated from schemas/resources/sidebars.json by `npm run generate`. Do not edit. (faa283f9c019)

import type { Endpoint } from '../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `sidebars`; site/handlers/sidebars.ts implements them. */
export interface SidebarsHandlers {
  /** `GET /cms/v2/sidebars` */
  readonly list: Endpoint<types.ListSidebarsArgs, readonly types.Sidebar[]>;
  /** `GET /cms/v2/sidebars/{id}` */
  readonly get: Endpoint<types.GetSidebarArgs, types.Sidebar>;
  /** `POST, PUT, PATCH /cms/v2/sidebars/{id}` */
  readonly update: Endpoint<types.UpdateSidebarArgs, types.Sidebar>;
}
