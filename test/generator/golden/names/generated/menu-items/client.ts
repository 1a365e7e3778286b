// @generated from schemas/resources/menu-items.json by `npm run generate`. Do not edit. (11ead1561cce)

import { allOf } from '../../runtime/client/index.ts';
import type {
  Answer,
  Call,
  CallOptions,
  Page as PageOf,
  Transport,
} from '../../runtime/client/index.ts';
import type * as types from './types.ts';

/** `menu-items`, as a client sees it. */
export interface MenuItems {
  data: { view: types.MenuItemView };
  fields: { view: 'id' | 'data-x' | '__proto__' | 'cms_id' };
  embeds: Record<never, never>;
}

/** Calls the endpoints of `menu-items`. */
export class MenuItemsClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** `GET /cms/v2/menu-items` (schemas/resources/menu-items.json:31) */
  list<const F extends readonly MenuItems['fields']['view'][] = never>(
    input?: types.ListMenuItemsInput & { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<PageOf<Answer<MenuItems, 'view', F, never>>> {
    return this.#transport.page('GET', '/{core}/menu-items', input, options);
  }

  /** Returns the items of all pages, one after the other. `GET /cms/v2/menu-items` (schemas/resources/menu-items.json:31) */
  all<const F extends readonly MenuItems['fields']['view'][] = never>(
    input?: types.ListMenuItemsInput & { _fields?: F | undefined },
    options?: CallOptions,
  ): AsyncGenerator<Answer<MenuItems, 'view', F, never>, void, undefined> {
    return allOf(this.#transport, 'GET', '/{core}/menu-items', input, options);
  }

  /** `POST /cms/v2/menu-items` (schemas/resources/menu-items.json:41) */
  create<const F extends readonly MenuItems['fields']['view'][] = never>(
    input?: types.CreateMenuItemInput & { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<MenuItems, 'view', F, never>> {
    return this.#transport.call('POST', '/{core}/menu-items', input, options);
  }

  /** `GET /cms/v2/menu-items/{name}` (schemas/resources/menu-items.json:56) */
  get<const F extends readonly MenuItems['fields']['view'][] = never>(
    input: types.GetMenuItemInput & { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<MenuItems, 'view', F, never>> {
    return this.#transport.call('GET', '/{core}/menu-items/{name}', input, options);
  }

  /** `GET /cms/v2/menu-items/{id}/states` (schemas/resources/menu-items.json:69) */
  states(
    input: types.StatesMenuItemInput,
    options?: CallOptions,
  ): Call<types.StatesMenuItemAnswer> {
    return this.#transport.call('GET', '/{core}/menu-items/{id}/states', input, options);
  }
}
