// @generated from schemas/resources/settings.json by `npm run generate`. Do not edit. (8422bd4fbc9d)

import type { Endpoint } from '../../runtime/server/index.ts';
import type { GetSettingsArgs, Settings, UpdateSettingsArgs } from './types.ts';

/** The endpoints of `settings`; site/handlers/settings.ts implements them. */
export interface SettingsHandlers {
  /** `GET /cms/v2/settings` */
  readonly get: Endpoint<GetSettingsArgs, Settings>;
  /** `POST, PUT, PATCH /cms/v2/settings` */
  readonly update: Endpoint<UpdateSettingsArgs, Settings>;
}
