// @generated from schemas/resources/blocks/revisions.json by `npm run generate`. Do not edit. (e0e735e83403)

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
  BlockRevisionEdit,
  BlockRevisionEmbed,
  BlockRevisionView,
  DeleteBlockRevisionError,
  DeleteBlockRevisionInput,
  GetBlockRevisionError,
  GetBlockRevisionInput,
  ListBlocksRevisionsError,
  ListBlocksRevisionsInput,
} from './types.ts';

/** `blocks/revisions`, as a client sees it. */
export interface BlocksRevisions {
  data: { view: BlockRevisionView; embed: BlockRevisionEmbed; edit: BlockRevisionEdit };
  fields: {
    view:
      | keyof BlockRevisionView
      | 'title.raw'
      | 'content.raw'
      | 'content.protected'
      | 'guid.rendered';
    embed: keyof BlockRevisionEmbed;
    edit:
      | BlocksRevisions['fields']['view']
      | keyof BlockRevisionEdit
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
    input: ListBlocksRevisionsInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<PageOf<Answer<BlocksRevisions, C, F, never>>, ListBlocksRevisionsError> {
    return this.#transport.page('GET', '/{core}/blocks/{parent}/revisions', input, options);
  }

  /** Returns the items of all pages, one after the other. `GET /cms/v2/blocks/{parent}/revisions` (schemas/bases/revisions.json:12) */
  all<
    C extends keyof BlocksRevisions['data'] = 'view',
    const F extends readonly BlocksRevisions['fields'][C][] = never,
  >(
    input: ListBlocksRevisionsInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): AsyncGenerator<Answer<BlocksRevisions, C, F, never>, void, undefined> {
    return allOf(this.#transport, 'GET', '/{core}/blocks/{parent}/revisions', input, options);
  }

  /** Returns a revision. `GET /cms/v2/blocks/{parent}/revisions/{id}` (schemas/bases/revisions.json:61) */
  get<
    C extends keyof BlocksRevisions['data'] = 'view',
    const F extends readonly BlocksRevisions['fields'][C][] = never,
  >(
    input: GetBlockRevisionInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<BlocksRevisions, C, F, never>, GetBlockRevisionError> {
    return this.#transport.call('GET', '/{core}/blocks/{parent}/revisions/{id}', input, options);
  }

  /** Deletes a revision permanently; requires `force`. `DELETE /cms/v2/blocks/{parent}/revisions/{id}` (schemas/bases/revisions.json:70) */
  delete(
    input: DeleteBlockRevisionInput,
    options?: CallOptions,
  ): Call<BlockRevisionView | Deleted<BlockRevisionView>, DeleteBlockRevisionError> {
    return this.#transport.call('DELETE', '/{core}/blocks/{parent}/revisions/{id}', input, options);
  }
}
