// @generated from schemas/resources/pages/revisions.json by `npm run generate`. Do not edit. (27475509b218)

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

/** `pages/revisions`, as a client sees it. */
export interface PagesRevisions {
  data: {
    view: types.PageRevisionView;
    embed: types.PageRevisionEmbed;
    edit: types.PageRevisionEdit;
  };
  fields: {
    view:
      | keyof types.PageRevisionView
      | 'title.rendered'
      | 'content.rendered'
      | 'content.protected'
      | 'excerpt.rendered'
      | 'excerpt.protected'
      | 'guid.rendered';
    embed:
      | keyof types.PageRevisionEmbed
      | 'title.rendered'
      | 'excerpt.rendered'
      | 'excerpt.protected';
    edit:
      | PagesRevisions['fields']['view']
      | keyof types.PageRevisionEdit
      | 'title.raw'
      | 'content.raw'
      | 'content.block_version'
      | 'excerpt.raw'
      | 'guid.raw';
  };
  embeds: Record<never, never>;
}

/** Calls the endpoints of `pages/revisions`. */
export class PagesRevisionsClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists the revisions of a page, newest first. `GET /cms/v2/pages/{parent}/revisions` (schemas/bases/revisions.json:12) */
  list<
    C extends keyof PagesRevisions['data'] = 'view',
    const F extends readonly PagesRevisions['fields'][C][] = never,
  >(
    input: types.ListPagesRevisionsInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<PageOf<Answer<PagesRevisions, C, F, never>>, types.ListPagesRevisionsError> {
    return this.#transport.page('GET', '/{core}/pages/{parent}/revisions', input, options);
  }

  /** Returns the items of all pages, one after the other. `GET /cms/v2/pages/{parent}/revisions` (schemas/bases/revisions.json:12) */
  all<
    C extends keyof PagesRevisions['data'] = 'view',
    const F extends readonly PagesRevisions['fields'][C][] = never,
  >(
    input: types.ListPagesRevisionsInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): AsyncGenerator<Answer<PagesRevisions, C, F, never>, void, undefined> {
    return allOf(this.#transport, 'GET', '/{core}/pages/{parent}/revisions', input, options);
  }

  /** Returns a revision. `GET /cms/v2/pages/{parent}/revisions/{id}` (schemas/bases/revisions.json:61) */
  get<
    C extends keyof PagesRevisions['data'] = 'view',
    const F extends readonly PagesRevisions['fields'][C][] = never,
  >(
    input: types.GetPageRevisionInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<PagesRevisions, C, F, never>, types.GetPageRevisionError> {
    return this.#transport.call('GET', '/{core}/pages/{parent}/revisions/{id}', input, options);
  }

  /** Deletes a revision permanently; requires `force`. `DELETE /cms/v2/pages/{parent}/revisions/{id}` (schemas/bases/revisions.json:70) */
  delete(
    input: types.DeletePageRevisionInput,
    options?: CallOptions,
  ): Call<types.PageRevisionView | Deleted<types.PageRevisionView>, types.DeletePageRevisionError> {
    return this.#transport.call('DELETE', '/{core}/pages/{parent}/revisions/{id}', input, options);
  }
}
