// @generated from schemas/resources/block-patterns.json by `npm run generate`. Do not edit. (ba166bf3889d)

import type { Answer, Call, CallOptions, Transport } from '../../runtime/client/index.ts';
import type * as types from './types.ts';

/** `block-patterns`, as a client sees it. */
export interface BlockPatterns {
  data: {
    view: types.BlockPatternView;
    edit: types.BlockPatternEdit;
    embed: types.BlockPatternEmbed;
  };
  fields: {
    view: keyof types.BlockPatternView;
    edit: BlockPatterns['fields']['view'] | keyof types.BlockPatternEdit;
    embed: BlockPatterns['fields']['view'] | keyof types.BlockPatternEmbed;
  };
  embeds: Record<never, never>;
}

/** Calls the endpoints of `block-patterns`. */
export class BlockPatternsClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists the patterns of the active theme and the registered patterns. `GET /cms/v2/block-patterns/patterns` (schemas/resources/block-patterns.json:83) */
  list<const F extends readonly BlockPatterns['fields']['view'][] = never>(
    input?: { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<readonly Answer<BlockPatterns, 'view', F, never>[], types.ListBlockPatternsError> {
    return this.#transport.call('GET', '/{core}/block-patterns/patterns', input, options);
  }
}
