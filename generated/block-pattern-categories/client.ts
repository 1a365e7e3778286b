// @generated from schemas/resources/block-pattern-categories.json by `npm run generate`. Do not edit. (484ea6e8762b)

import type { Answer, Call, CallOptions, Transport } from '../../runtime/client/index.ts';
import type {
  BlockPatternCategoryEdit,
  BlockPatternCategoryEmbed,
  BlockPatternCategoryView,
  ListBlockPatternCategoriesError,
} from './types.ts';

/** `block-pattern-categories`, as a client sees it. */
export interface BlockPatternCategories {
  data: {
    view: BlockPatternCategoryView;
    edit: BlockPatternCategoryEdit;
    embed: BlockPatternCategoryEmbed;
  };
  fields: {
    view: keyof BlockPatternCategoryView;
    edit: BlockPatternCategories['fields']['view'] | keyof BlockPatternCategoryEdit;
    embed: BlockPatternCategories['fields']['view'] | keyof BlockPatternCategoryEmbed;
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
    ListBlockPatternCategoriesError
  > {
    return this.#transport.call('GET', '/{core}/block-patterns/categories', input, options);
  }
}
