// @generated from schemas/resources/menus.json by `npm run generate`. Do not edit. (bb64f53aba72)

import { allOf } from '../../runtime/client/index.ts';
import type {
  Answer,
  Call,
  CallOptions,
  Deleted,
  Page as PageOf,
  Transport,
} from '../../runtime/client/index.ts';
import type * as types from './types.ts';

/** `menus`, as a client sees it. */
export interface Menus {
  data: { view: types.MenuView; embed: types.MenuEmbed; edit: types.MenuEdit };
  fields: {
    view: keyof types.MenuView;
    embed: keyof types.MenuEmbed;
    edit: Menus['fields']['view'] | keyof types.MenuEdit;
  };
  embeds: { 'cms:menu-location': object };
}

/** Calls the endpoints of `menus`. */
export class MenusClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists menus. `GET /cms/v2/menus` (schemas/resources/menus.json:46) */
  list<
    C extends keyof Menus['data'] = 'view',
    const F extends readonly Menus['fields'][C][] = never,
    const E extends true | keyof Menus['embeds'] = never,
  >(
    input?: types.ListMenusInput & {
      context?: C | undefined;
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): Call<PageOf<Answer<Menus, C, F, E>>, types.ListMenusError> {
    return this.#transport.page('GET', '/{core}/menus', input, options);
  }

  /** Returns the items of all pages, one after the other. `GET /cms/v2/menus` (schemas/resources/menus.json:46) */
  all<
    C extends keyof Menus['data'] = 'view',
    const F extends readonly Menus['fields'][C][] = never,
    const E extends true | keyof Menus['embeds'] = never,
  >(
    input?: types.ListMenusInput & {
      context?: C | undefined;
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): AsyncGenerator<Answer<Menus, C, F, E>, void, undefined> {
    return allOf(this.#transport, 'GET', '/{core}/menus', input, options);
  }

  /** Creates a menu. `POST /cms/v2/menus` (schemas/resources/menus.json:47) */
  create<
    const F extends readonly Menus['fields']['edit'][] = never,
    const E extends true | keyof Menus['embeds'] = never,
  >(
    input: types.CreateMenuInput & {
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): Call<Answer<Menus, 'edit', F, E>, types.CreateMenuError> {
    return this.#transport.call('POST', '/{core}/menus', input, options);
  }

  /** Returns a menu. `GET /cms/v2/menus/{id}` (schemas/resources/menus.json:50) */
  get<
    C extends keyof Menus['data'] = 'view',
    const F extends readonly Menus['fields'][C][] = never,
    const E extends true | keyof Menus['embeds'] = never,
  >(
    input: types.GetMenuInput & {
      context?: C | undefined;
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): Call<Answer<Menus, C, F, E>, types.GetMenuError> {
    return this.#transport.call('GET', '/{core}/menus/{id}', input, options);
  }

  /** Updates a menu; properties that are not sent keep their values. `POST, PUT, PATCH /cms/v2/menus/{id}` (schemas/resources/menus.json:51) */
  update<
    const F extends readonly Menus['fields']['edit'][] = never,
    const E extends true | keyof Menus['embeds'] = never,
  >(
    input: types.UpdateMenuInput & {
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): Call<Answer<Menus, 'edit', F, E>, types.UpdateMenuError> {
    return this.#transport.call('POST', '/{core}/menus/{id}', input, options);
  }

  /** Deletes a menu permanently; requires `force`. `DELETE /cms/v2/menus/{id}` (schemas/bases/term.json:211) */
  delete(
    input: types.DeleteMenuInput,
    options?: CallOptions,
  ): Call<types.MenuEdit | Deleted<types.MenuEdit>, types.DeleteMenuError> {
    return this.#transport.call('DELETE', '/{core}/menus/{id}', input, options);
  }
}
