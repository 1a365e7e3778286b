// @generated from schemas/resources/navigation.json by `npm run generate`. Do not edit. (5f0d7f6b6e90)

import { allOf } from '../../runtime/client/index.ts';
import type {
  Answer,
  Call,
  CallOptions,
  Deleted,
  Page as PageOf,
  Transport,
} from '../../runtime/client/index.ts';
import type {
  CreateNavigationMenuError,
  CreateNavigationMenuInput,
  DeleteNavigationMenuError,
  DeleteNavigationMenuInput,
  GetNavigationMenuError,
  GetNavigationMenuInput,
  ListNavigationError,
  ListNavigationInput,
  NavigationMenuEdit,
  NavigationMenuEmbed,
  NavigationMenuView,
  UpdateNavigationMenuError,
  UpdateNavigationMenuInput,
} from './types.ts';

/** `navigation`, as a client sees it. */
export interface Navigation {
  data: { view: NavigationMenuView; embed: NavigationMenuEmbed; edit: NavigationMenuEdit };
  fields: {
    view:
      | keyof NavigationMenuView
      | 'guid.rendered'
      | 'title.rendered'
      | 'content.rendered'
      | 'content.protected';
    embed: keyof NavigationMenuEmbed | 'title.rendered';
    edit:
      | Navigation['fields']['view']
      | keyof NavigationMenuEdit
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

  /** Lists navigation. `GET /cms/v2/navigation` (schemas/bases/post-type.json:446) */
  list<
    C extends keyof Navigation['data'] = 'view',
    const F extends readonly Navigation['fields'][C][] = never,
  >(
    input?: ListNavigationInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<PageOf<Answer<Navigation, C, F, never>>, ListNavigationError> {
    return this.#transport.page('GET', '/{core}/navigation', input, options);
  }

  /** Returns the items of all pages, one after the other. `GET /cms/v2/navigation` (schemas/bases/post-type.json:446) */
  all<
    C extends keyof Navigation['data'] = 'view',
    const F extends readonly Navigation['fields'][C][] = never,
  >(
    input?: ListNavigationInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): AsyncGenerator<Answer<Navigation, C, F, never>, void, undefined> {
    return allOf(this.#transport, 'GET', '/{core}/navigation', input, options);
  }

  /** Creates a navigation menu. `POST /cms/v2/navigation` (schemas/bases/post-type.json:533) */
  create<const F extends readonly Navigation['fields']['edit'][] = never>(
    input?: CreateNavigationMenuInput & { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<Navigation, 'edit', F, never>, CreateNavigationMenuError> {
    return this.#transport.call('POST', '/{core}/navigation', input, options);
  }

  /** Returns a navigation menu. `GET /cms/v2/navigation/{id}` (schemas/bases/post-type.json:566) */
  get<
    C extends keyof Navigation['data'] = 'view',
    const F extends readonly Navigation['fields'][C][] = never,
  >(
    input: GetNavigationMenuInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<Navigation, C, F, never>, GetNavigationMenuError> {
    return this.#transport.call('GET', '/{core}/navigation/{id}', input, options);
  }

  /** Updates a navigation menu; properties that are not sent keep their values. `POST, PUT, PATCH /cms/v2/navigation/{id}` (schemas/bases/post-type.json:581) */
  update<const F extends readonly Navigation['fields']['edit'][] = never>(
    input: UpdateNavigationMenuInput & { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<Navigation, 'edit', F, never>, UpdateNavigationMenuError> {
    return this.#transport.call('POST', '/{core}/navigation/{id}', input, options);
  }

  /** Moves a navigation menu to the trash, or deletes it permanently. `DELETE /cms/v2/navigation/{id}` (schemas/bases/post-type.json:602) */
  delete(
    input: DeleteNavigationMenuInput,
    options?: CallOptions,
  ): Call<NavigationMenuEdit | Deleted<NavigationMenuEdit>, DeleteNavigationMenuError> {
    return this.#transport.call('DELETE', '/{core}/navigation/{id}', input, options);
  }
}
