// @generated from schemas/resources/blocks/autosaves.json by `npm run generate`. Do not edit. (349f15bcafb4)

import type { Answer, Call, CallOptions, Transport } from '../../../runtime/client/index.ts';
import type * as types from './types.ts';

/** `blocks/autosaves`, as a client sees it. */
export interface BlocksAutosaves {
  data: {
    view: types.BlockAutosaveView;
    embed: types.BlockAutosaveEmbed;
    edit: types.BlockAutosaveEdit;
  };
  fields: {
    view:
      | keyof types.BlockAutosaveView
      | 'title.raw'
      | 'content.raw'
      | 'content.protected'
      | 'guid.rendered';
    embed: keyof types.BlockAutosaveEmbed;
    edit:
      | BlocksAutosaves['fields']['view']
      | keyof types.BlockAutosaveEdit
      | 'content.block_version'
      | 'guid.raw';
  };
  embeds: Record<never, never>;
}

/** Calls the endpoints of `blocks/autosaves`. */
export class BlocksAutosavesClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists the autosaves of a block. `GET /cms/v2/blocks/{id}/autosaves` (schemas/bases/autosaves.json:25) */
  list<
    C extends keyof BlocksAutosaves['data'] = 'view',
    const F extends readonly BlocksAutosaves['fields'][C][] = never,
  >(
    input: types.ListBlocksAutosavesInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<readonly Answer<BlocksAutosaves, C, F, never>[], types.ListBlocksAutosavesError> {
    return this.#transport.call('GET', '/{core}/blocks/{id}/autosaves', input, options);
  }

  /** Saves the current edits of a block as an autosave. `POST /cms/v2/blocks/{id}/autosaves` (schemas/bases/autosaves.json:38) */
  create<const F extends readonly BlocksAutosaves['fields']['edit'][] = never>(
    input: types.CreateBlockAutosaveInput & { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<BlocksAutosaves, 'edit', F, never>, types.CreateBlockAutosaveError> {
    return this.#transport.call('POST', '/{core}/blocks/{id}/autosaves', input, options);
  }

  /** Returns the latest autosave. `GET /cms/v2/blocks/{parent}/autosaves/{id}` (schemas/bases/autosaves.json:77) */
  get<
    C extends keyof BlocksAutosaves['data'] = 'view',
    const F extends readonly BlocksAutosaves['fields'][C][] = never,
  >(
    input: types.GetBlockAutosaveInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<BlocksAutosaves, C, F, never>, types.GetBlockAutosaveError> {
    return this.#transport.call('GET', '/{core}/blocks/{parent}/autosaves/{id}', input, options);
  }
}
