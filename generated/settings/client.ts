// @generated from schemas/resources/settings.json by `npm run generate`. Do not edit. (98c191719e91)

import type { Answer, Call, CallOptions, Transport } from '../../runtime/client/index.ts';
import type * as types from './types.ts';

/** `settings`, as a client sees it. */
export interface SettingsResource {
  data: { view: types.SettingsView };
  fields: { view: keyof types.SettingsView };
  embeds: Record<never, never>;
}

/** Calls the endpoints of `settings`. */
export class SettingsClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Returns the settings of the site. `GET /cms/v2/settings` (schemas/resources/settings.json:278) */
  get<const F extends readonly SettingsResource['fields']['view'][] = never>(
    input?: { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<SettingsResource, 'view', F, never>> {
    return this.#transport.call('GET', '/{core}/settings', input, options);
  }

  /** Updates the settings of the site; settings that are not sent keep their values. `POST, PUT, PATCH /cms/v2/settings` (schemas/resources/settings.json:283) */
  update<const F extends readonly SettingsResource['fields']['view'][] = never>(
    input?: types.UpdateSettingsInput & { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<SettingsResource, 'view', F, never>, types.UpdateSettingsError> {
    return this.#transport.call('POST', '/{core}/settings', input, options);
  }
}
