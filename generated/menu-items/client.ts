// @generated from schemas/resources/menu-items.json by `npm run generate`. Do not edit. (865e132f993b)

import { allOf } from '../../runtime/client/index.ts';
import type {
  Answer,
  Call,
  CallOptions,
  Deleted,
  Page as PageOf,
  Transport,
} from '../../runtime/client/index.ts';
import type { MenuEmbed } from '../menus/types.ts';
import type * as types from './types.ts';

/** `menu-items`, as a client sees it. */
export interface MenuItems {
  data: { view: types.MenuItemView; embed: types.MenuItemEmbed; edit: types.MenuItemEdit };
  fields: {
    view: keyof types.MenuItemView | 'title.rendered';
    embed: keyof types.MenuItemEmbed | 'title.rendered';
    edit: MenuItems['fields']['view'] | keyof types.MenuItemEdit | 'title.raw';
  };
  embeds: { 'cms:term': readonly MenuEmbed[]; 'cms:menu-item-object': object };
}

/** Calls the endpoints of `menu-items`. */
export class MenuItemsClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists menu items, in the order of their menu. `GET /cms/v2/menu-items` (schemas/resources/menu-items.json:291) */
  list<
    C extends keyof MenuItems['data'] = 'view',
    const F extends readonly MenuItems['fields'][C][] = never,
    const E extends true | keyof MenuItems['embeds'] = never,
  >(
    input?: types.ListMenuItemsInput & {
      context?: C | undefined;
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): Call<PageOf<Answer<MenuItems, C, F, E>>, types.ListMenuItemsError> {
    return this.#transport.page('GET', '/{core}/menu-items', input, options);
  }

  /** Returns the items of all pages, one after the other. `GET /cms/v2/menu-items` (schemas/resources/menu-items.json:291) */
  all<
    C extends keyof MenuItems['data'] = 'view',
    const F extends readonly MenuItems['fields'][C][] = never,
    const E extends true | keyof MenuItems['embeds'] = never,
  >(
    input?: types.ListMenuItemsInput & {
      context?: C | undefined;
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): AsyncGenerator<Answer<MenuItems, C, F, E>, void, undefined> {
    return allOf(this.#transport, 'GET', '/{core}/menu-items', input, options);
  }

  /** Creates a menu item. `POST /cms/v2/menu-items` (schemas/resources/menu-items.json:353) */
  create<
    const F extends readonly MenuItems['fields']['edit'][] = never,
    const E extends true | keyof MenuItems['embeds'] = never,
  >(
    input?: types.CreateMenuItemInput & {
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): Call<Answer<MenuItems, 'edit', F, E>, types.CreateMenuItemError> {
    return this.#transport.call('POST', '/{core}/menu-items', input, options);
  }

  /** Returns a menu item. `GET /cms/v2/menu-items/{id}` (schemas/resources/menu-items.json:383) */
  get<
    C extends keyof MenuItems['data'] = 'view',
    const F extends readonly MenuItems['fields'][C][] = never,
    const E extends true | keyof MenuItems['embeds'] = never,
  >(
    input: types.GetMenuItemInput & {
      context?: C | undefined;
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): Call<Answer<MenuItems, C, F, E>, types.GetMenuItemError> {
    return this.#transport.call('GET', '/{core}/menu-items/{id}', input, options);
  }

  /** Updates a menu item; properties that are not sent keep their values. `POST, PUT, PATCH /cms/v2/menu-items/{id}` (schemas/resources/menu-items.json:397) */
  update<
    const F extends readonly MenuItems['fields']['edit'][] = never,
    const E extends true | keyof MenuItems['embeds'] = never,
  >(
    input: types.UpdateMenuItemInput & {
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): Call<Answer<MenuItems, 'edit', F, E>, types.UpdateMenuItemError> {
    return this.#transport.call('POST', '/{core}/menu-items/{id}', input, options);
  }

  /** Deletes a menu item permanently; requires `force`. `DELETE /cms/v2/menu-items/{id}` (schemas/resources/menu-items.json:415) */
  delete(
    input: types.DeleteMenuItemInput,
    options?: CallOptions,
  ): Call<types.MenuItemEdit | Deleted<types.MenuItemEdit>, types.DeleteMenuItemError> {
    return this.#transport.call('DELETE', '/{core}/menu-items/{id}', input, options);
  }
}
