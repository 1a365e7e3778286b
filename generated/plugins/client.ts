// @generated from schemas/resources/plugins.json by `npm run generate`. Do not edit. (407cef6222f7)

import type { Answer, Call, CallOptions, Deleted, Transport } from '../../runtime/client/index.ts';
import type * as types from './types.ts';

/** `plugins`, as a client sees it. */
export interface Plugins {
  data: { view: types.PluginView; embed: types.PluginEmbed; edit: types.PluginEdit };
  fields: {
    view: keyof types.PluginView | 'description.raw' | 'description.rendered';
    embed: Plugins['fields']['view'] | keyof types.PluginEmbed;
    edit: Plugins['fields']['view'] | keyof types.PluginEdit;
  };
  embeds: Record<never, never>;
}

/** Calls the endpoints of `plugins`. */
export class PluginsClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists the installed plugins. `GET /cms/v2/plugins` (schemas/resources/plugins.json:110) */
  list<
    C extends keyof Plugins['data'] = 'view',
    const F extends readonly Plugins['fields'][C][] = never,
  >(
    input?: types.ListPluginsInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<readonly Answer<Plugins, C, F, never>[], types.ListPluginsError> {
    return this.#transport.call('GET', '/{core}/plugins', input, options);
  }

  /** Installs a plugin of the block directory. `POST /cms/v2/plugins` (schemas/resources/plugins.json:133) */
  create<const F extends readonly Plugins['fields']['view'][] = never>(
    input: types.CreatePluginInput & { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<Plugins, 'view', F, never>, types.CreatePluginError> {
    return this.#transport.call('POST', '/{core}/plugins', input, options);
  }

  /** Returns a plugin. `GET /cms/v2/plugins/{plugin}` (schemas/resources/plugins.json:172) */
  get<
    C extends keyof Plugins['data'] = 'view',
    const F extends readonly Plugins['fields'][C][] = never,
  >(
    input: types.GetPluginInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<Plugins, C, F, never>, types.GetPluginError> {
    return this.#transport.call('GET', '/{core}/plugins/{plugin}', input, options);
  }

  /** Activates or deactivates a plugin. `POST, PUT, PATCH /cms/v2/plugins/{plugin}` (schemas/resources/plugins.json:181) */
  update<
    C extends keyof Plugins['data'] = 'view',
    const F extends readonly Plugins['fields'][C][] = never,
  >(
    input: types.UpdatePluginInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<Plugins, C, F, never>, types.UpdatePluginError> {
    return this.#transport.call('POST', '/{core}/plugins/{plugin}', input, options);
  }

  /** Deletes an inactive plugin and its folder. `DELETE /cms/v2/plugins/{plugin}` (schemas/resources/plugins.json:198) */
  delete(
    input: types.DeletePluginInput,
    options?: CallOptions,
  ): Call<types.PluginView | Deleted<types.PluginView>, types.DeletePluginError> {
    return this.#transport.call('DELETE', '/{core}/plugins/{plugin}', input, options);
  }
}
