// @generated from schemas/resources/block-directory.json by `npm run generate`. Do not edit. (644d20e60755)

import type { Answer, Call, CallOptions, Transport } from '../../runtime/client/index.ts';
import type { PluginEmbed } from '../plugins/types.ts';
import type * as types from './types.ts';

/** `block-directory`, as a client sees it. */
export interface BlockDirectory {
  data: { view: types.BlockDirectoryItemView };
  fields: { view: keyof types.BlockDirectoryItemView };
  embeds: { 'cms:plugin': PluginEmbed };
}

/** Calls the endpoints of `block-directory`. */
export class BlockDirectoryClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Searches the catalogue for blocks. `GET /cms/v2/block-directory/search` (schemas/resources/block-directory.json:103) */
  search<
    C extends keyof BlockDirectory['data'] = 'view',
    const F extends readonly BlockDirectory['fields'][C][] = never,
    const E extends true | keyof BlockDirectory['embeds'] = never,
  >(
    input: types.SearchBlockDirectoryItemInput & {
      context?: C | undefined;
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): Call<readonly Answer<BlockDirectory, C, F, E>[], types.SearchBlockDirectoryItemError> {
    return this.#transport.call('GET', '/{core}/block-directory/search', input, options);
  }
}
