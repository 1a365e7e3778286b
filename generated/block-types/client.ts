// @generated from schemas/resources/block-types.json by `npm run generate`. Do not edit. (3cc0da914fb6)

import type { Answer, Call, CallOptions, Transport } from '../../runtime/client/index.ts';
import type {
  BlockTypeEdit,
  BlockTypeEmbed,
  BlockTypeView,
  GetBlockTypeError,
  GetBlockTypeInput,
  ListBlockTypesError,
  ListBlockTypesInput,
  ListNamespaceBlockTypeError,
  ListNamespaceBlockTypeInput,
} from './types.ts';

/** `block-types`, as a client sees it. */
export interface BlockTypes {
  data: { view: BlockTypeView; embed: BlockTypeEmbed; edit: BlockTypeEdit };
  fields: {
    view: keyof BlockTypeView | 'example.attributes' | 'example.innerBlocks';
    embed: BlockTypes['fields']['view'] | keyof BlockTypeEmbed;
    edit: BlockTypes['fields']['view'] | keyof BlockTypeEdit;
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
    input?: ListBlockTypesInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<readonly Answer<BlockTypes, C, F, never>[], ListBlockTypesError> {
    return this.#transport.call('GET', '/{core}/block-types', input, options);
  }

  /** Lists the block types of a namespace. `GET /cms/v2/block-types/{namespace}` (schemas/resources/block-types.json:460) */
  listNamespace<
    C extends keyof BlockTypes['data'] = 'view',
    const F extends readonly BlockTypes['fields'][C][] = never,
  >(
    input: ListNamespaceBlockTypeInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<readonly Answer<BlockTypes, C, F, never>[], ListNamespaceBlockTypeError> {
    return this.#transport.call('GET', '/{core}/block-types/{namespace}', input, options);
  }

  /** Returns a block type. `GET /cms/v2/block-types/{namespace}/{name}` (schemas/resources/block-types.json:481) */
  get<
    C extends keyof BlockTypes['data'] = 'view',
    const F extends readonly BlockTypes['fields'][C][] = never,
  >(
    input: GetBlockTypeInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<BlockTypes, C, F, never>, GetBlockTypeError> {
    return this.#transport.call('GET', '/{core}/block-types/{namespace}/{name}', input, options);
  }
}
