// @generated from schemas/resources/settings.json by `npm run generate`. Do not edit. (1c5801b30a22)

import type { Endpoint } from '../../runtime/server/index.ts';
import type { GetSettingsArgs, Settings, UpdateSettingsArgs } from './types.ts';

/** The endpoints of `settings`; site/handlers/settings.ts implements them. */
export interface SettingsHandlers {
  /** `GET /cms/v2/settings` */
  readonly get: Endpoint<GetSettingsArgs, Settings>;
  /** `PUT /cms/v2/settings` */
  readonly update: Endpoint<UpdateSettingsArgs, Settings>;
}
