// @generated from schemas/resources/types.json by `npm run generate`. Do not edit. (52cab8716ecd)

import type { Answer, Call, CallOptions, Transport } from '../../runtime/client/index.ts';
import type * as types from './types.ts';

/** `types`, as a client sees it. */
export interface Types {
  data: { view: types.TypeView; embed: types.TypeEmbed; edit: types.TypeEdit };
  fields: {
    view: keyof types.TypeView;
    embed: keyof types.TypeEmbed;
    edit:
      | Types['fields']['view']
      | keyof types.TypeEdit
      | 'visibility.show_ui'
      | 'visibility.show_in_nav_menus';
  };
  embeds: Record<never, never>;
}

/** Calls the endpoints of `types`. */
export class TypesClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists the post types, by name. `GET /cms/v2/types` (schemas/resources/types.json:127) */
  list<C extends keyof Types['data'] = 'view'>(
    input?: { context?: C | undefined },
    options?: CallOptions,
  ): Call<{ readonly [name: string]: Answer<Types, C, never, never> }, types.ListTypesError> {
    return this.#transport.call('GET', '/{core}/types', input, options);
  }

  /** Returns a post type. `GET /cms/v2/types/{type}` (schemas/resources/types.json:144) */
  get<
    C extends keyof Types['data'] = 'view',
    const F extends readonly Types['fields'][C][] = never,
  >(
    input: types.GetTypeInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<Types, C, F, never>, types.GetTypeError> {
    return this.#transport.call('GET', '/{core}/types/{type}', input, options);
  }
}
