// @generated from schemas/resources/menu-items/autosaves.json by `npm run generate`. Do not edit. (cb18b2ed881c)

import type { Answer, Call, CallOptions, Transport } from '../../../runtime/client/index.ts';
import type * as types from './types.ts';

/** `menu-items/autosaves`, as a client sees it. */
export interface MenuItemsAutosaves {
  data: {
    view: types.MenuItemAutosaveView;
    embed: types.MenuItemAutosaveEmbed;
    edit: types.MenuItemAutosaveEdit;
  };
  fields: {
    view: keyof types.MenuItemAutosaveView | 'guid.raw' | 'guid.rendered' | 'title.rendered';
    embed: keyof types.MenuItemAutosaveEmbed | 'title.rendered';
    edit: MenuItemsAutosaves['fields']['view'] | keyof types.MenuItemAutosaveEdit | 'title.raw';
  };
  embeds: Record<never, never>;
}

/** Calls the endpoints of `menu-items/autosaves`. */
export class MenuItemsAutosavesClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists the autosaves of a menu item. `GET /cms/v2/menu-items/{id}/autosaves` (schemas/bases/autosaves.json:25) */
  list<
    C extends keyof MenuItemsAutosaves['data'] = 'view',
    const F extends readonly MenuItemsAutosaves['fields'][C][] = never,
  >(
    input: types.ListMenuItemsAutosavesInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<readonly Answer<MenuItemsAutosaves, C, F, never>[], types.ListMenuItemsAutosavesError> {
    return this.#transport.call('GET', '/{core}/menu-items/{id}/autosaves', input, options);
  }

  /** Saves the current edits of a menu item as an autosave. `POST /cms/v2/menu-items/{id}/autosaves` (schemas/resources/menu-items/autosaves.json:26) */
  create<const F extends readonly MenuItemsAutosaves['fields']['edit'][] = never>(
    input: types.CreateMenuItemAutosaveInput & { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<MenuItemsAutosaves, 'edit', F, never>, types.CreateMenuItemAutosaveError> {
    return this.#transport.call('POST', '/{core}/menu-items/{id}/autosaves', input, options);
  }

  /** Returns the latest autosave. `GET /cms/v2/menu-items/{parent}/autosaves/{id}` (schemas/bases/autosaves.json:77) */
  get<
    C extends keyof MenuItemsAutosaves['data'] = 'view',
    const F extends readonly MenuItemsAutosaves['fields'][C][] = never,
  >(
    input: types.GetMenuItemAutosaveInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<MenuItemsAutosaves, C, F, never>, types.GetMenuItemAutosaveError> {
    return this.#transport.call(
      'GET',
      '/{core}/menu-items/{parent}/autosaves/{id}',
      input,
      options,
    );
  }
}
