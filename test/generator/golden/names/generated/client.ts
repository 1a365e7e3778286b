// @generated from schemas/ by `npm run generate`. Do not edit. (85cda2cd162e)

import { Transport } from '../runtime/client/index.ts';
import type { ClientOptions } from '../runtime/client/index.ts';
import { MenuItemsClient } from './menu-items/client.ts';
import { PagesClient } from './pages/client.ts';
import { SettingsClient } from './settings/client.ts';

export { ApiError } from '../runtime/client/index.ts';

/** The client of the service. An answer that is an error is thrown as `ApiError`. */
export class Client {
  readonly menuItems: MenuItemsClient;
  readonly pages: PagesClient;
  readonly settings: SettingsClient;

  constructor(options: ClientOptions) {
    const transport = new Transport(options);
    this.menuItems = new MenuItemsClient(transport);
    this.pages = new PagesClient(transport);
    this.settings = new SettingsClient(transport);
  }
}
