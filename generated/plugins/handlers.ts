// @generated from schemas/resources/plugins.json by `npm run generate`. Do not edit. (cef5a84cc3f1)

import type { Deleted, Endpoint } from '../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `plugins`; site/handlers/plugins.ts implements them. */
export interface PluginsHandlers {
  /** `GET /cms/v2/plugins` */
  readonly list: Endpoint<types.ListPluginsArgs, readonly types.Plugin[]>;
  /** `POST /cms/v2/plugins` */
  readonly create: Endpoint<types.CreatePluginArgs, types.Plugin>;
  /** `GET /cms/v2/plugins/{plugin}` */
  readonly get: Endpoint<types.GetPluginArgs, types.Plugin>;
  /** `POST, PUT, PATCH /cms/v2/plugins/{plugin}` */
  readonly update: Endpoint<types.UpdatePluginArgs, types.Plugin>;
  /** `DELETE /cms/v2/plugins/{plugin}` */
  readonly delete: Endpoint<types.DeletePluginArgs, types.Plugin | Deleted<types.Plugin>>;
}
