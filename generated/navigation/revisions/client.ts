// @generated from schemas/resources/navigation/revisions.json by `npm run generate`. Do not edit. (29d591d30c11)

import { allOf } from '../../../runtime/client/index.ts';
import type {
  Answer,
  Call,
  CallOptions,
  Deleted,
  Page as PageOf,
  Transport,
} from '../../../runtime/client/index.ts';
import type {
  DeleteNavigationMenuRevisionError,
  DeleteNavigationMenuRevisionInput,
  GetNavigationMenuRevisionError,
  GetNavigationMenuRevisionInput,
  ListNavigationRevisionsError,
  ListNavigationRevisionsInput,
  NavigationMenuRevisionEdit,
  NavigationMenuRevisionEmbed,
  NavigationMenuRevisionView,
} from './types.ts';

/** `navigation/revisions`, as a client sees it. */
export interface NavigationRevisions {
  data: {
    view: NavigationMenuRevisionView;
    embed: NavigationMenuRevisionEmbed;
    edit: NavigationMenuRevisionEdit;
  };
  fields: {
    view:
      | keyof NavigationMenuRevisionView
      | 'title.rendered'
      | 'content.rendered'
      | 'content.protected'
      | 'guid.rendered';
    embed: keyof NavigationMenuRevisionEmbed | 'title.rendered';
    edit:
      | NavigationRevisions['fields']['view']
      | keyof NavigationMenuRevisionEdit
      | 'title.raw'
      | 'content.raw'
      | 'content.block_version'
      | 'guid.raw';
  };
  embeds: Record<never, never>;
}

/** Calls the endpoints of `navigation/revisions`. */
export class NavigationRevisionsClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists the revisions of a navigation menu, newest first. `GET /cms/v2/navigation/{parent}/revisions` (schemas/bases/revisions.json:12) */
  list<
    C extends keyof NavigationRevisions['data'] = 'view',
    const F extends readonly NavigationRevisions['fields'][C][] = never,
  >(
    input: ListNavigationRevisionsInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<PageOf<Answer<NavigationRevisions, C, F, never>>, ListNavigationRevisionsError> {
    return this.#transport.page('GET', '/{core}/navigation/{parent}/revisions', input, options);
  }

  /** Returns the items of all pages, one after the other. `GET /cms/v2/navigation/{parent}/revisions` (schemas/bases/revisions.json:12) */
  all<
    C extends keyof NavigationRevisions['data'] = 'view',
    const F extends readonly NavigationRevisions['fields'][C][] = never,
  >(
    input: ListNavigationRevisionsInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): AsyncGenerator<Answer<NavigationRevisions, C, F, never>, void, undefined> {
    return allOf(this.#transport, 'GET', '/{core}/navigation/{parent}/revisions', input, options);
  }

  /** Returns a revision. `GET /cms/v2/navigation/{parent}/revisions/{id}` (schemas/bases/revisions.json:61) */
  get<
    C extends keyof NavigationRevisions['data'] = 'view',
    const F extends readonly NavigationRevisions['fields'][C][] = never,
  >(
    input: GetNavigationMenuRevisionInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<NavigationRevisions, C, F, never>, GetNavigationMenuRevisionError> {
    return this.#transport.call(
      'GET',
      '/{core}/navigation/{parent}/revisions/{id}',
      input,
      options,
    );
  }

  /** Deletes a revision permanently; requires `force`. `DELETE /cms/v2/navigation/{parent}/revisions/{id}` (schemas/bases/revisions.json:70) */
  delete(
    input: DeleteNavigationMenuRevisionInput,
    options?: CallOptions,
  ): Call<
    NavigationMenuRevisionView | Deleted<NavigationMenuRevisionView>,
    DeleteNavigationMenuRevisionError
  > {
    return this.#transport.call(
      'DELETE',
      '/{core}/navigation/{parent}/revisions/{id}',
      input,
      options,
    );
  }
}
