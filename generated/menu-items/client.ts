// @generated from schemas/resources/menu-items.json by `npm run generate`. Do not edit. (c65f08cf8510)

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
import type {
  CreateMenuItemError,
  CreateMenuItemInput,
  DeleteMenuItemError,
  DeleteMenuItemInput,
  GetMenuItemError,
  GetMenuItemInput,
  ListMenuItemsError,
  ListMenuItemsInput,
  MenuItemEdit,
  MenuItemEmbed,
  MenuItemView,
  UpdateMenuItemError,
  UpdateMenuItemInput,
} from './types.ts';

/** `menu-items`, as a client sees it. */
export interface MenuItems {
  data: { view: MenuItemView; embed: MenuItemEmbed; edit: MenuItemEdit };
  fields: {
    view: keyof MenuItemView | 'title.rendered';
    embed: keyof MenuItemEmbed | 'title.rendered';
    edit: MenuItems['fields']['view'] | keyof MenuItemEdit | 'title.raw';
  };
  embeds: { 'cms:term': readonly MenuEmbed[]; 'cms:menu-item-object': object };
}

/** Calls the endpoints of `menu-items`. */
export class MenuItemsClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists menu items, in the order of their menu. `GET /cms/v2/menu-items` (schemas/resources/menu-items.json:256) */
  list<
    C extends keyof MenuItems['data'] = 'view',
    const F extends readonly MenuItems['fields'][C][] = never,
    const E extends true | keyof MenuItems['embeds'] = never,
  >(
    input?: ListMenuItemsInput & {
      context?: C | undefined;
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): Call<PageOf<Answer<MenuItems, C, F, E>>, ListMenuItemsError> {
    return this.#transport.page('GET', '/{core}/menu-items', input, options);
  }

  /** Returns the items of all pages, one after the other. `GET /cms/v2/menu-items` (schemas/resources/menu-items.json:256) */
  all<
    C extends keyof MenuItems['data'] = 'view',
    const F extends readonly MenuItems['fields'][C][] = never,
    const E extends true | keyof MenuItems['embeds'] = never,
  >(
    input?: ListMenuItemsInput & {
      context?: C | undefined;
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): AsyncGenerator<Answer<MenuItems, C, F, E>, void, undefined> {
    return allOf(this.#transport, 'GET', '/{core}/menu-items', input, options);
  }

  /** Creates a menu item. `POST /cms/v2/menu-items` (schemas/resources/menu-items.json:341) */
  create<
    const F extends readonly MenuItems['fields']['edit'][] = never,
    const E extends true | keyof MenuItems['embeds'] = never,
  >(
    input?: CreateMenuItemInput & {
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): Call<Answer<MenuItems, 'edit', F, E>, CreateMenuItemError> {
    return this.#transport.call('POST', '/{core}/menu-items', input, options);
  }

  /** Returns a menu item. `GET /cms/v2/menu-items/{id}` (schemas/resources/menu-items.json:371) */
  get<
    C extends keyof MenuItems['data'] = 'view',
    const F extends readonly MenuItems['fields'][C][] = never,
    const E extends true | keyof MenuItems['embeds'] = never,
  >(
    input: GetMenuItemInput & {
      context?: C | undefined;
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): Call<Answer<MenuItems, C, F, E>, GetMenuItemError> {
    return this.#transport.call('GET', '/{core}/menu-items/{id}', input, options);
  }

  /** Updates a menu item; properties that are not sent keep their values. `POST, PUT, PATCH /cms/v2/menu-items/{id}` (schemas/resources/menu-items.json:380) */
  update<
    const F extends readonly MenuItems['fields']['edit'][] = never,
    const E extends true | keyof MenuItems['embeds'] = never,
  >(
    input: UpdateMenuItemInput & { _fields?: F | undefined; _embed?: E | readonly E[] | undefined },
    options?: CallOptions,
  ): Call<Answer<MenuItems, 'edit', F, E>, UpdateMenuItemError> {
    return this.#transport.call('POST', '/{core}/menu-items/{id}', input, options);
  }

  /** Deletes a menu item permanently; requires `force`. `DELETE /cms/v2/menu-items/{id}` (schemas/resources/menu-items.json:398) */
  delete(
    input: DeleteMenuItemInput,
    options?: CallOptions,
  ): Call<MenuItemEdit | Deleted<MenuItemEdit>, DeleteMenuItemError> {
    return this.#transport.call('DELETE', '/{core}/menu-items/{id}', input, options);
  }
}
