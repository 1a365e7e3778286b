// @generated from schemas/resources/settings.json by `npm run generate`. Do not edit. (32cccb12e9fd)

import type { Answer, Call, CallOptions, Transport } from '../../runtime/client/index.ts';
import type { SettingsView, UpdateSettingsError, UpdateSettingsInput } from './types.ts';

/** `settings`, as a client sees it. */
export interface SettingsResource {
  data: { view: SettingsView };
  fields: { view: keyof SettingsView };
  embeds: Record<never, never>;
}

/** Calls the endpoints of `settings`. */
export class SettingsClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Returns the settings of the site. `GET /cms/v2/settings` (schemas/resources/settings.json:222) */
  get<const F extends readonly SettingsResource['fields']['view'][] = never>(
    input?: { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<SettingsResource, 'view', F, never>> {
    return this.#transport.call('GET', '/{core}/settings', input, options);
  }

  /** Updates the settings of the site; settings that are not sent keep their values. `POST, PUT, PATCH /cms/v2/settings` (schemas/resources/settings.json:227) */
  update<const F extends readonly SettingsResource['fields']['view'][] = never>(
    input?: UpdateSettingsInput & { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<SettingsResource, 'view', F, never>, UpdateSettingsError> {
    return this.#transport.call('POST', '/{core}/settings', input, options);
  }
}
