// @generated from schemas/resources/settings.json by `npm run generate`. Do not edit. (a28af4d4ccd4)

import type { Endpoint } from '../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `settings`; site/handlers/settings.ts implements them. */
export interface SettingsHandlers {
  /** `GET /cms/v2/settings` */
  readonly get: Endpoint<types.GetSettingsArgs, types.Settings>;
  /** `POST, PUT, PATCH /cms/v2/settings` */
  readonly update: Endpoint<types.UpdateSettingsArgs, types.Settings>;
}
