// @generated from schemas/resources/navigation/revisions.json by `npm run generate`. Do not edit. (0a3fcd735930)

import { allOf } from '../../../runtime/client/index.ts';
import type {
  Answer,
  Call,
  CallOptions,
  Deleted,
  Page as PageOf,
  Transport,
} from '../../../runtime/client/index.ts';
import type * as types from './types.ts';

/** `navigation/revisions`, as a client sees it. */
export interface NavigationRevisions {
  data: {
    view: types.NavigationMenuRevisionView;
    embed: types.NavigationMenuRevisionEmbed;
    edit: types.NavigationMenuRevisionEdit;
  };
  fields: {
    view:
      | keyof types.NavigationMenuRevisionView
      | 'title.rendered'
      | 'content.rendered'
      | 'content.protected'
      | 'guid.rendered';
    embed: keyof types.NavigationMenuRevisionEmbed | 'title.rendered';
    edit:
      | NavigationRevisions['fields']['view']
      | keyof types.NavigationMenuRevisionEdit
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
    input: types.ListNavigationRevisionsInput & {
      context?: C | undefined;
      _fields?: F | undefined;
    },
    options?: CallOptions,
  ): Call<PageOf<Answer<NavigationRevisions, C, F, never>>, types.ListNavigationRevisionsError> {
    return this.#transport.page('GET', '/{core}/navigation/{parent}/revisions', input, options);
  }

  /** Returns the items of all pages, one after the other. `GET /cms/v2/navigation/{parent}/revisions` (schemas/bases/revisions.json:12) */
  all<
    C extends keyof NavigationRevisions['data'] = 'view',
    const F extends readonly NavigationRevisions['fields'][C][] = never,
  >(
    input: types.ListNavigationRevisionsInput & {
      context?: C | undefined;
      _fields?: F | undefined;
    },
    options?: CallOptions,
  ): AsyncGenerator<Answer<NavigationRevisions, C, F, never>, void, undefined> {
    return allOf(this.#transport, 'GET', '/{core}/navigation/{parent}/revisions', input, options);
  }

  /** Returns a revision. `GET /cms/v2/navigation/{parent}/revisions/{id}` (schemas/bases/revisions.json:61) */
  get<
    C extends keyof NavigationRevisions['data'] = 'view',
    const F extends readonly NavigationRevisions['fields'][C][] = never,
  >(
    input: types.GetNavigationMenuRevisionInput & {
      context?: C | undefined;
      _fields?: F | undefined;
    },
    options?: CallOptions,
  ): Call<Answer<NavigationRevisions, C, F, never>, types.GetNavigationMenuRevisionError> {
    return this.#transport.call(
      'GET',
      '/{core}/navigation/{parent}/revisions/{id}',
      input,
      options,
    );
  }

  /** Deletes a revision permanently; requires `force`. `DELETE /cms/v2/navigation/{parent}/revisions/{id}` (schemas/bases/revisions.json:70) */
  delete(
    input: types.DeleteNavigationMenuRevisionInput,
    options?: CallOptions,
  ): Call<
    types.NavigationMenuRevisionView | Deleted<types.NavigationMenuRevisionView>,
    types.DeleteNavigationMenuRevisionError
  > {
    return this.#transport.call(
      'DELETE',
      '/{core}/navigation/{parent}/revisions/{id}',
      input,
      options,
    );
  }
}
