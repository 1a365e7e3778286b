// @generated from schemas/resources/blocks/revisions.json by `npm run generate`. Do not edit. (65d040e54743)

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

/** `blocks/revisions`, as a client sees it. */
export interface BlocksRevisions {
  data: {
    view: types.BlockRevisionView;
    embed: types.BlockRevisionEmbed;
    edit: types.BlockRevisionEdit;
  };
  fields: {
    view:
      | keyof types.BlockRevisionView
      | 'title.raw'
      | 'content.raw'
      | 'content.protected'
      | 'guid.rendered';
    embed: keyof types.BlockRevisionEmbed;
    edit:
      | BlocksRevisions['fields']['view']
      | keyof types.BlockRevisionEdit
      | 'content.block_version'
      | 'guid.raw';
  };
  embeds: Record<never, never>;
}

/** Calls the endpoints of `blocks/revisions`. */
export class BlocksRevisionsClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists the revisions of a block, newest first. `GET /cms/v2/blocks/{parent}/revisions` (schemas/bases/revisions.json:12) */
  list<
    C extends keyof BlocksRevisions['data'] = 'view',
    const F extends readonly BlocksRevisions['fields'][C][] = never,
  >(
    input: types.ListBlocksRevisionsInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<PageOf<Answer<BlocksRevisions, C, F, never>>, types.ListBlocksRevisionsError> {
    return this.#transport.page('GET', '/{core}/blocks/{parent}/revisions', input, options);
  }

  /** Returns the items of all pages, one after the other. `GET /cms/v2/blocks/{parent}/revisions` (schemas/bases/revisions.json:12) */
  all<
    C extends keyof BlocksRevisions['data'] = 'view',
    const F extends readonly BlocksRevisions['fields'][C][] = never,
  >(
    input: types.ListBlocksRevisionsInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): AsyncGenerator<Answer<BlocksRevisions, C, F, never>, void, undefined> {
    return allOf(this.#transport, 'GET', '/{core}/blocks/{parent}/revisions', input, options);
  }

  /** Returns a revision. `GET /cms/v2/blocks/{parent}/revisions/{id}` (schemas/bases/revisions.json:61) */
  get<
    C extends keyof BlocksRevisions['data'] = 'view',
    const F extends readonly BlocksRevisions['fields'][C][] = never,
  >(
    input: types.GetBlockRevisionInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<BlocksRevisions, C, F, never>, types.GetBlockRevisionError> {
    return this.#transport.call('GET', '/{core}/blocks/{parent}/revisions/{id}', input, options);
  }

  /** Deletes a revision permanently; requires `force`. `DELETE /cms/v2/blocks/{parent}/revisions/{id}` (schemas/bases/revisions.json:70) */
  delete(
    input: types.DeleteBlockRevisionInput,
    options?: CallOptions,
  ): Call<
    types.BlockRevisionView | Deleted<types.BlockRevisionView>,
    types.DeleteBlockRevisionError
  > {
    return this.#transport.call('DELETE', '/{core}/blocks/{parent}/revisions/{id}', input, options);
  }
}
