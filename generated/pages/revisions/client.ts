// @generated from schemas/resources/pages/revisions.json by `npm run generate`. Do not edit. (1e47c36b1ba1)

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
  DeletePageRevisionError,
  DeletePageRevisionInput,
  GetPageRevisionError,
  GetPageRevisionInput,
  ListPagesRevisionsError,
  ListPagesRevisionsInput,
  PageRevisionEdit,
  PageRevisionEmbed,
  PageRevisionView,
} from './types.ts';

/** `pages/revisions`, as a client sees it. */
export interface PagesRevisions {
  data: { view: PageRevisionView; embed: PageRevisionEmbed; edit: PageRevisionEdit };
  fields: {
    view:
      | keyof PageRevisionView
      | 'title.rendered'
      | 'content.rendered'
      | 'content.protected'
      | 'excerpt.rendered'
      | 'excerpt.protected'
      | 'guid.rendered';
    embed: keyof PageRevisionEmbed | 'title.rendered' | 'excerpt.rendered' | 'excerpt.protected';
    edit:
      | PagesRevisions['fields']['view']
      | keyof PageRevisionEdit
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
    input: ListPagesRevisionsInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<PageOf<Answer<PagesRevisions, C, F, never>>, ListPagesRevisionsError> {
    return this.#transport.page('GET', '/{core}/pages/{parent}/revisions', input, options);
  }

  /** Returns the items of all pages, one after the other. `GET /cms/v2/pages/{parent}/revisions` (schemas/bases/revisions.json:12) */
  all<
    C extends keyof PagesRevisions['data'] = 'view',
    const F extends readonly PagesRevisions['fields'][C][] = never,
  >(
    input: ListPagesRevisionsInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): AsyncGenerator<Answer<PagesRevisions, C, F, never>, void, undefined> {
    return allOf(this.#transport, 'GET', '/{core}/pages/{parent}/revisions', input, options);
  }

  /** Returns a revision. `GET /cms/v2/pages/{parent}/revisions/{id}` (schemas/bases/revisions.json:61) */
  get<
    C extends keyof PagesRevisions['data'] = 'view',
    const F extends readonly PagesRevisions['fields'][C][] = never,
  >(
    input: GetPageRevisionInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<PagesRevisions, C, F, never>, GetPageRevisionError> {
    return this.#transport.call('GET', '/{core}/pages/{parent}/revisions/{id}', input, options);
  }

  /** Deletes a revision permanently; requires `force`. `DELETE /cms/v2/pages/{parent}/revisions/{id}` (schemas/bases/revisions.json:70) */
  delete(
    input: DeletePageRevisionInput,
    options?: CallOptions,
  ): Call<PageRevisionView | Deleted<PageRevisionView>, DeletePageRevisionError> {
    return this.#transport.call('DELETE', '/{core}/pages/{parent}/revisions/{id}', input, options);
  }
}
