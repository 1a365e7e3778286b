// @generated from schemas/resources/navigation.json by `npm run generate`. Do not edit. (f8eee988b20e)

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

/** `navigation`, as a client sees it. */
export interface Navigation {
  data: {
    view: types.NavigationMenuView;
    embed: types.NavigationMenuEmbed;
    edit: types.NavigationMenuEdit;
  };
  fields: {
    view:
      | keyof types.NavigationMenuView
      | 'guid.rendered'
      | 'title.rendered'
      | 'content.rendered'
      | 'content.protected';
    embed: keyof types.NavigationMenuEmbed | 'title.rendered';
    edit:
      | Navigation['fields']['view']
      | keyof types.NavigationMenuEdit
      | 'guid.raw'
      | 'title.raw'
      | 'content.raw'
      | 'content.block_version';
  };
  embeds: Record<never, never>;
}

/** Calls the endpoints of `navigation`. */
export class NavigationClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists navigation. `GET /cms/v2/navigation` (schemas/bases/post-type.json:468) */
  list<
    C extends keyof Navigation['data'] = 'view',
    const F extends readonly Navigation['fields'][C][] = never,
  >(
    input?: types.ListNavigationInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<PageOf<Answer<Navigation, C, F, never>>, types.ListNavigationError> {
    return this.#transport.page('GET', '/{core}/navigation', input, options);
  }

  /** Returns the items of all pages, one after the other. `GET /cms/v2/navigation` (schemas/bases/post-type.json:468) */
  all<
    C extends keyof Navigation['data'] = 'view',
    const F extends readonly Navigation['fields'][C][] = never,
  >(
    input?: types.ListNavigationInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): AsyncGenerator<Answer<Navigation, C, F, never>, void, undefined> {
    return allOf(this.#transport, 'GET', '/{core}/navigation', input, options);
  }

  /** Creates a navigation menu. `POST /cms/v2/navigation` (schemas/bases/post-type.json:532) */
  create<const F extends readonly Navigation['fields']['edit'][] = never>(
    input?: types.CreateNavigationMenuInput & { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<Navigation, 'edit', F, never>, types.CreateNavigationMenuError> {
    return this.#transport.call('POST', '/{core}/navigation', input, options);
  }

  /** Returns a navigation menu. `GET /cms/v2/navigation/{id}` (schemas/bases/post-type.json:565) */
  get<
    C extends keyof Navigation['data'] = 'view',
    const F extends readonly Navigation['fields'][C][] = never,
  >(
    input: types.GetNavigationMenuInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<Navigation, C, F, never>, types.GetNavigationMenuError> {
    return this.#transport.call('GET', '/{core}/navigation/{id}', input, options);
  }

  /** Updates a navigation menu; properties that are not sent keep their values. `POST, PUT, PATCH /cms/v2/navigation/{id}` (schemas/bases/post-type.json:584) */
  update<const F extends readonly Navigation['fields']['edit'][] = never>(
    input: types.UpdateNavigationMenuInput & { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<Navigation, 'edit', F, never>, types.UpdateNavigationMenuError> {
    return this.#transport.call('POST', '/{core}/navigation/{id}', input, options);
  }

  /** Moves a navigation menu to the trash, or deletes it permanently. `DELETE /cms/v2/navigation/{id}` (schemas/bases/post-type.json:605) */
  delete(
    input: types.DeleteNavigationMenuInput,
    options?: CallOptions,
  ): Call<
    types.NavigationMenuEdit | Deleted<types.NavigationMenuEdit>,
    types.DeleteNavigationMenuError
  > {
    return this.#transport.call('DELETE', '/{core}/navigation/{id}', input, options);
  }
}
