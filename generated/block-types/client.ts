// @generated from schemas/resources/block-types.json by `npm run generate`. Do not edit. (9222d7196a57)

import type { Answer, Call, CallOptions, Transport } from '../../runtime/client/index.ts';
import type * as types from './types.ts';

/** `block-types`, as a client sees it. */
export interface BlockTypes {
  data: { view: types.BlockTypeView; embed: types.BlockTypeEmbed; edit: types.BlockTypeEdit };
  fields: {
    view: keyof types.BlockTypeView | 'example.attributes' | 'example.innerBlocks';
    embed: BlockTypes['fields']['view'] | keyof types.BlockTypeEmbed;
    edit: BlockTypes['fields']['view'] | keyof types.BlockTypeEdit;
  };
  embeds: Record<never, never>;
}

/** Calls the endpoints of `block-types`. */
export class BlockTypesClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists the block types. `GET /cms/v2/block-types` (schemas/resources/block-types.json:439) */
  list<
    C extends keyof BlockTypes['data'] = 'view',
    const F extends readonly BlockTypes['fields'][C][] = never,
  >(
    input?: types.ListBlockTypesInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<readonly Answer<BlockTypes, C, F, never>[], types.ListBlockTypesError> {
    return this.#transport.call('GET', '/{core}/block-types', input, options);
  }

  /** Lists the block types of a namespace. `GET /cms/v2/block-types/{namespace}` (schemas/resources/block-types.json:460) */
  listNamespace<
    C extends keyof BlockTypes['data'] = 'view',
    const F extends readonly BlockTypes['fields'][C][] = never,
  >(
    input: types.ListNamespaceBlockTypeInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<readonly Answer<BlockTypes, C, F, never>[], types.ListNamespaceBlockTypeError> {
    return this.#transport.call('GET', '/{core}/block-types/{namespace}', input, options);
  }

  /** Returns a block type. `GET /cms/v2/block-types/{namespace}/{name}` (schemas/resources/block-types.json:481) */
  get<
    C extends keyof BlockTypes['data'] = 'view',
    const F extends readonly BlockTypes['fields'][C][] = never,
  >(
    input: types.GetBlockTypeInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<BlockTypes, C, F, never>, types.GetBlockTypeError> {
    return this.#transport.call('GET', '/{core}/block-types/{namespace}/{name}', input, options);
  }
}
