// @generated from schemas/resources/menu-locations.json by `npm run generate`. Do not edit. (5b36375fd96f)

import type { Answer, Call, CallOptions, Transport } from '../../runtime/client/index.ts';
import type { MenuEmbed } from '../menus/types.ts';
import type * as types from './types.ts';

/** `menu-locations`, as a client sees it. */
export interface MenuLocations {
  data: {
    view: types.MenuLocationView;
    embed: types.MenuLocationEmbed;
    edit: types.MenuLocationEdit;
  };
  fields: {
    view: keyof types.MenuLocationView;
    embed: MenuLocations['fields']['view'] | keyof types.MenuLocationEmbed;
    edit: MenuLocations['fields']['view'] | keyof types.MenuLocationEdit;
  };
  embeds: { 'cms:menu': MenuEmbed };
}

/** Calls the endpoints of `menu-locations`. */
export class MenuLocationsClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists the menu locations, by name. `GET /cms/v2/menu-locations` (schemas/resources/menu-locations.json:47) */
  list<C extends keyof MenuLocations['data'] = 'view'>(
    input?: { context?: C | undefined },
    options?: CallOptions,
  ): Call<
    { readonly [name: string]: Answer<MenuLocations, C, never, never> },
    types.ListMenuLocationsError
  > {
    return this.#transport.call('GET', '/{core}/menu-locations', input, options);
  }

  /** Returns a menu location. `GET /cms/v2/menu-locations/{location}` (schemas/resources/menu-locations.json:64) */
  get<
    C extends keyof MenuLocations['data'] = 'view',
    const F extends readonly MenuLocations['fields'][C][] = never,
    const E extends true | keyof MenuLocations['embeds'] = never,
  >(
    input: types.GetMenuLocationInput & {
      context?: C | undefined;
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): Call<Answer<MenuLocations, C, F, E>, types.GetMenuLocationError> {
    return this.#transport.call('GET', '/{core}/menu-locations/{location}', input, options);
  }
}
