// @generated from schemas/resources/plugins.json by `npm run generate`. Do not edit. (df36580d63a0)

import type { Deleted, Endpoint } from '../../runtime/server/index.ts';
import type {
  CreatePluginArgs,
  DeletePluginArgs,
  GetPluginArgs,
  ListPluginsArgs,
  Plugin,
  UpdatePluginArgs,
} from './types.ts';

/** The endpoints of `plugins`; site/handlers/plugins.ts implements them. */
export interface PluginsHandlers {
  /** `GET /cms/v2/plugins` */
  readonly list: Endpoint<ListPluginsArgs, readonly Plugin[]>;
  /** `POST /cms/v2/plugins` */
  readonly create: Endpoint<CreatePluginArgs, Plugin>;
  /** `GET /cms/v2/plugins/{plugin}` */
  readonly get: Endpoint<GetPluginArgs, Plugin>;
  /** `POST, PUT, PATCH /cms/v2/plugins/{plugin}` */
  readonly update: Endpoint<UpdatePluginArgs, Plugin>;
  /** `DELETE /cms/v2/plugins/{plugin}` */
  readonly delete: Endpoint<DeletePluginArgs, Plugin | Deleted<Plugin>>;
}
