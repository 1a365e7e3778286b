// @generated from schemas/resources/navigation/autosaves.json by `npm run generate`. Do not edit. (5176ab84b41f)

import type { Answer, Call, CallOptions, Transport } from '../../../runtime/client/index.ts';
import type * as types from './types.ts';

/** `navigation/autosaves`, as a client sees it. */
export interface NavigationAutosaves {
  data: {
    view: types.NavigationMenuAutosaveView;
    embed: types.NavigationMenuAutosaveEmbed;
    edit: types.NavigationMenuAutosaveEdit;
  };
  fields: {
    view:
      | keyof types.NavigationMenuAutosaveView
      | 'title.rendered'
      | 'content.rendered'
      | 'content.protected'
      | 'guid.rendered';
    embed: keyof types.NavigationMenuAutosaveEmbed | 'title.rendered';
    edit:
      | NavigationAutosaves['fields']['view']
      | keyof types.NavigationMenuAutosaveEdit
      | 'title.raw'
      | 'content.raw'
      | 'content.block_version'
      | 'guid.raw';
  };
  embeds: Record<never, never>;
}

/** Calls the endpoints of `navigation/autosaves`. */
export class NavigationAutosavesClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists the autosaves of a navigation menu. `GET /cms/v2/navigation/{id}/autosaves` (schemas/bases/autosaves.json:25) */
  list<
    C extends keyof NavigationAutosaves['data'] = 'view',
    const F extends readonly NavigationAutosaves['fields'][C][] = never,
  >(
    input: types.ListNavigationAutosavesInput & {
      context?: C | undefined;
      _fields?: F | undefined;
    },
    options?: CallOptions,
  ): Call<readonly Answer<NavigationAutosaves, C, F, never>[], types.ListNavigationAutosavesError> {
    return this.#transport.call('GET', '/{core}/navigation/{id}/autosaves', input, options);
  }

  /** Saves the current edits of a navigation menu as an autosave. `POST /cms/v2/navigation/{id}/autosaves` (schemas/bases/autosaves.json:38) */
  create<const F extends readonly NavigationAutosaves['fields']['edit'][] = never>(
    input: types.CreateNavigationMenuAutosaveInput & { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<NavigationAutosaves, 'edit', F, never>, types.CreateNavigationMenuAutosaveError> {
    return this.#transport.call('POST', '/{core}/navigation/{id}/autosaves', input, options);
  }

  /** Returns the latest autosave. `GET /cms/v2/navigation/{parent}/autosaves/{id}` (schemas/bases/autosaves.json:77) */
  get<
    C extends keyof NavigationAutosaves['data'] = 'view',
    const F extends readonly NavigationAutosaves['fields'][C][] = never,
  >(
    input: types.GetNavigationMenuAutosaveInput & {
      context?: C | undefined;
      _fields?: F | undefined;
    },
    options?: CallOptions,
  ): Call<Answer<NavigationAutosaves, C, F, never>, types.GetNavigationMenuAutosaveError> {
    return this.#transport.call(
      'GET',
      '/{core}/navigation/{parent}/autosaves/{id}',
      input,
      options,
    );
  }
}
