// @generated from schemas/ by `npm run generate`. Do not edit. (900b073ef2ff)

import { batch, connect } from '../runtime/client/index.ts';
import type {
  BatchOptions,
  Calls,
  ClientOptions,
  Outcomes,
  Transport,
} from '../runtime/client/index.ts';
import { MenuItemsClient } from './menu-items/client.ts';
import { PagesClient } from './pages/client.ts';
import { SettingsClient } from './settings/client.ts';

export { ApiError, embedded, outcomeOf } from '../runtime/client/index.ts';

/** The methods that can be part of a batch: those of routes with `allow_batch`. */
export interface BatchClient {}

/** The client of the service. Calls reject with an `ApiError` if the response is an error. */
export class Client {
  readonly menuItems: MenuItemsClient;
  readonly pages: PagesClient;
  readonly settings: SettingsClient;
  readonly #transport: Transport;

  constructor(options: ClientOptions) {
    const transport = connect(options);
    this.#transport = transport;
    this.menuItems = new MenuItemsClient(transport);
    this.pages = new PagesClient(transport);
    this.settings = new SettingsClient(transport);
  }

  /** Sends the calls that `collect` returns in one request. Returns the outcome of each call. */
  batch<const C extends Calls>(
    collect: (client: BatchClient) => C,
    options?: BatchOptions,
  ): Promise<Outcomes<C>> {
    return batch(this.#transport, (transport) => collect(new Client(transport)), options);
  }
}
