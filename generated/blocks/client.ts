// @generated from schemas/resources/blocks.json by `npm run generate`. Do not edit. (3f99fae28827)

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

/** `blocks`, as a client sees it. */
export interface Blocks {
  data: { view: types.BlockView; embed: types.BlockEmbed; edit: types.BlockEdit };
  fields: {
    view:
      | keyof types.BlockView
      | 'guid.rendered'
      | 'title.raw'
      | 'content.raw'
      | 'content.protected';
    embed: keyof types.BlockEmbed;
    edit: Blocks['fields']['view'] | keyof types.BlockEdit | 'guid.raw' | 'content.block_version';
  };
  embeds: Record<never, never>;
}

/** Calls the endpoints of `blocks`. */
export class BlocksClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists blocks. `GET /cms/v2/blocks` (schemas/bases/post-type.json:468) */
  list<
    C extends keyof Blocks['data'] = 'view',
    const F extends readonly Blocks['fields'][C][] = never,
  >(
    input?: types.ListBlocksInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<PageOf<Answer<Blocks, C, F, never>>, types.ListBlocksError> {
    return this.#transport.page('GET', '/{core}/blocks', input, options);
  }

  /** Returns the items of all pages, one after the other. `GET /cms/v2/blocks` (schemas/bases/post-type.json:468) */
  all<
    C extends keyof Blocks['data'] = 'view',
    const F extends readonly Blocks['fields'][C][] = never,
  >(
    input?: types.ListBlocksInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): AsyncGenerator<Answer<Blocks, C, F, never>, void, undefined> {
    return allOf(this.#transport, 'GET', '/{core}/blocks', input, options);
  }

  /** Creates a block. `POST /cms/v2/blocks` (schemas/bases/post-type.json:532) */
  create<const F extends readonly Blocks['fields']['edit'][] = never>(
    input?: types.CreateBlockInput & { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<Blocks, 'edit', F, never>, types.CreateBlockError> {
    return this.#transport.call('POST', '/{core}/blocks', input, options);
  }

  /** Returns a block. `GET /cms/v2/blocks/{id}` (schemas/bases/post-type.json:565) */
  get<
    C extends keyof Blocks['data'] = 'view',
    const F extends readonly Blocks['fields'][C][] = never,
  >(
    input: types.GetBlockInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<Blocks, C, F, never>, types.GetBlockError> {
    return this.#transport.call('GET', '/{core}/blocks/{id}', input, options);
  }

  /** Updates a block; properties that are not sent keep their values. `POST, PUT, PATCH /cms/v2/blocks/{id}` (schemas/bases/post-type.json:584) */
  update<const F extends readonly Blocks['fields']['edit'][] = never>(
    input: types.UpdateBlockInput & { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<Blocks, 'edit', F, never>, types.UpdateBlockError> {
    return this.#transport.call('POST', '/{core}/blocks/{id}', input, options);
  }

  /** Moves a block to the trash, or deletes it permanently. `DELETE /cms/v2/blocks/{id}` (schemas/bases/post-type.json:605) */
  delete(
    input: types.DeleteBlockInput,
    options?: CallOptions,
  ): Call<types.BlockEdit | Deleted<types.BlockEdit>, types.DeleteBlockError> {
    return this.#transport.call('DELETE', '/{core}/blocks/{id}', input, options);
  }
}
