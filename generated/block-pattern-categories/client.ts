// @generated from schemas/resources/block-pattern-categories.json by `npm run generate`. Do not edit. (bd70e3b66940)

import type { Answer, Call, CallOptions, Transport } from '../../runtime/client/index.ts';
import type * as types from './types.ts';

/** `block-pattern-categories`, as a client sees it. */
export interface BlockPatternCategories {
  data: {
    view: types.BlockPatternCategoryView;
    edit: types.BlockPatternCategoryEdit;
    embed: types.BlockPatternCategoryEmbed;
  };
  fields: {
    view: keyof types.BlockPatternCategoryView;
    edit: BlockPatternCategories['fields']['view'] | keyof types.BlockPatternCategoryEdit;
    embed: BlockPatternCategories['fields']['view'] | keyof types.BlockPatternCategoryEmbed;
  };
  embeds: Record<never, never>;
}

/** Calls the endpoints of `block-pattern-categories`. */
export class BlockPatternCategoriesClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists the categories of patterns. `GET /cms/v2/block-patterns/categories` (schemas/resources/block-pattern-categories.json:28) */
  list<const F extends readonly BlockPatternCategories['fields']['view'][] = never>(
    input?: { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<
    readonly Answer<BlockPatternCategories, 'view', F, never>[],
    types.ListBlockPatternCategoriesError
  > {
    return this.#transport.call('GET', '/{core}/block-patterns/categories', input, options);
  }
}
