// @generated from schemas/resources/categories.json by `npm run generate`. Do not edit. (696958250498)

import type { Answer, Deleted, Page, Transport } from '../../runtime/client/index.ts';
import type {
  CategoryEdit,
  CategoryEmbed,
  CategoryView,
  CreateCategoryInput,
  DeleteCategoryInput,
  GetCategoryInput,
  ListCategoriesInput,
  UpdateCategoryInput,
} from './types.ts';

/** `categories`, as a client sees it. */
export interface Categories {
  data: { view: CategoryView; embed: CategoryEmbed; edit: CategoryEdit };
  fields: {
    view: keyof CategoryView;
    embed: keyof CategoryEmbed;
    edit: Categories['fields']['view'] | keyof CategoryEdit;
  };
  embeds: { up: CategoryEmbed };
}

/** Calls the endpoints of `categories`. */
export class CategoriesClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Lists categories.
   *
   * `GET /cms/v2/categories`
   */
  list<
    C extends keyof Categories['data'] = 'view',
    const F extends Categories['fields'][C] = never,
    const E extends keyof Categories['embeds'] = never,
  >(
    input?: ListCategoriesInput & { context?: C; _fields?: readonly F[]; _embed?: readonly E[] },
  ): Promise<Page<Answer<Categories, C, F, E>>> {
    return this.#transport.page('GET', '/{core}/categories', input);
  }

  /**
   * Adds a new category.
   *
   * `POST /cms/v2/categories`
   */
  create<
    const F extends Categories['fields']['edit'] = never,
    const E extends keyof Categories['embeds'] = never,
  >(
    input: CreateCategoryInput & { _fields?: readonly F[]; _embed?: readonly E[] },
  ): Promise<Answer<Categories, 'edit', F, E>> {
    return this.#transport.call('POST', '/{core}/categories', input);
  }

  /**
   * Shows one category.
   *
   * `GET /cms/v2/categories/{id}`
   */
  get<
    C extends keyof Categories['data'] = 'view',
    const F extends Categories['fields'][C] = never,
    const E extends keyof Categories['embeds'] = never,
  >(
    input: GetCategoryInput & { context?: C; _fields?: readonly F[]; _embed?: readonly E[] },
  ): Promise<Answer<Categories, C, F, E>> {
    return this.#transport.call('GET', '/{core}/categories/{id}', input);
  }

  /**
   * Changes one category; what is not sent stays as it is.
   *
   * `POST, PUT, PATCH /cms/v2/categories/{id}`
   */
  update<
    const F extends Categories['fields']['edit'] = never,
    const E extends keyof Categories['embeds'] = never,
  >(
    input: UpdateCategoryInput & { _fields?: readonly F[]; _embed?: readonly E[] },
  ): Promise<Answer<Categories, 'edit', F, E>> {
    return this.#transport.call('POST', '/{core}/categories/{id}', input);
  }

  /**
   * Deletes one category for good, which `force` has to confirm.
   *
   * `DELETE /cms/v2/categories/{id}`
   */
  delete(input: DeleteCategoryInput): Promise<CategoryEdit | Deleted<CategoryEdit>> {
    return this.#transport.call('DELETE', '/{core}/categories/{id}', input);
  }
}
