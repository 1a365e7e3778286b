// @generated from schemas/resources/menu-items.json by `npm run generate`. Do not edit. (8b82fa7e00b8)

import type { Answer, Page as PageOf, Transport } from '../../runtime/client/index.ts';
import type {
  CreateMenuItemInput,
  GetMenuItemInput,
  ListMenuItemsInput,
  MenuItemView,
  StatesMenuItemInput,
} from './types.ts';

/** `menu-items`, as a client sees it. */
export interface MenuItems {
  data: { view: MenuItemView };
  fields: { view: 'id' | 'data-x' | '__proto__' | 'cms_id' };
  embeds: Record<never, never>;
}

/** Calls the endpoints of `menu-items`. */
export class MenuItemsClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** `GET /cms/v2/menu-items` */
  list<const F extends MenuItems['fields']['view'] = never>(
    input?: ListMenuItemsInput & { _fields?: readonly F[] },
  ): Promise<PageOf<Answer<MenuItems, 'view', F, never>>> {
    return this.#transport.page('GET', '/{core}/menu-items', input);
  }

  /** `POST /cms/v2/menu-items` */
  create<const F extends MenuItems['fields']['view'] = never>(
    input?: CreateMenuItemInput & { _fields?: readonly F[] },
  ): Promise<Answer<MenuItems, 'view', F, never>> {
    return this.#transport.call('POST', '/{core}/menu-items', input);
  }

  /** `GET /cms/v2/menu-items/{name}` */
  get<const F extends MenuItems['fields']['view'] = never>(
    input: GetMenuItemInput & { _fields?: readonly F[] },
  ): Promise<Answer<MenuItems, 'view', F, never>> {
    return this.#transport.call('GET', '/{core}/menu-items/{name}', input);
  }

  /** `GET /cms/v2/menu-items/{id}/states` */
  states(input: StatesMenuItemInput): Promise<unknown> {
    return this.#transport.call('GET', '/{core}/menu-items/{id}/states', input);
  }
}
