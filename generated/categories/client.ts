// @generated from schemas/resources/categories.json by `npm run generate`. Do not edit. (20a0492e3fb0)

import { allOf } from '../../runtime/client/index.ts';
import type {
  Answer,
  Call,
  CallOptions,
  Deleted,
  Page as PageOf,
  Transport,
} from '../../runtime/client/index.ts';
import type {
  CategoryEdit,
  CategoryEmbed,
  CategoryView,
  CreateCategoryError,
  CreateCategoryInput,
  DeleteCategoryError,
  DeleteCategoryInput,
  GetCategoryError,
  GetCategoryInput,
  ListCategoriesError,
  ListCategoriesInput,
  UpdateCategoryError,
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

  /** Lists categories. `GET /cms/v2/categories` (schemas/bases/term.json:100) */
  list<
    C extends keyof Categories['data'] = 'view',
    const F extends readonly Categories['fields'][C][] = never,
    const E extends true | keyof Categories['embeds'] = never,
  >(
    input?: ListCategoriesInput & {
      context?: C | undefined;
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): Call<PageOf<Answer<Categories, C, F, E>>, ListCategoriesError> {
    return this.#transport.page('GET', '/{core}/categories', input, options);
  }

  /** Returns the items of all pages, one after the other. `GET /cms/v2/categories` (schemas/bases/term.json:100) */
  all<
    C extends keyof Categories['data'] = 'view',
    const F extends readonly Categories['fields'][C][] = never,
    const E extends true | keyof Categories['embeds'] = never,
  >(
    input?: ListCategoriesInput & {
      context?: C | undefined;
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): AsyncGenerator<Answer<Categories, C, F, E>, void, undefined> {
    return allOf(this.#transport, 'GET', '/{core}/categories', input, options);
  }

  /** Creates a category. `POST /cms/v2/categories` (schemas/bases/term.json:155) */
  create<
    const F extends readonly Categories['fields']['edit'][] = never,
    const E extends true | keyof Categories['embeds'] = never,
  >(
    input: CreateCategoryInput & { _fields?: F | undefined; _embed?: E | readonly E[] | undefined },
    options?: CallOptions,
  ): Call<Answer<Categories, 'edit', F, E>, CreateCategoryError> {
    return this.#transport.call('POST', '/{core}/categories', input, options);
  }

  /** Returns a category. `GET /cms/v2/categories/{id}` (schemas/bases/term.json:183) */
  get<
    C extends keyof Categories['data'] = 'view',
    const F extends readonly Categories['fields'][C][] = never,
    const E extends true | keyof Categories['embeds'] = never,
  >(
    input: GetCategoryInput & {
      context?: C | undefined;
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): Call<Answer<Categories, C, F, E>, GetCategoryError> {
    return this.#transport.call('GET', '/{core}/categories/{id}', input, options);
  }

  /** Updates a category; properties that are not sent keep their values. `POST, PUT, PATCH /cms/v2/categories/{id}` (schemas/bases/term.json:192) */
  update<
    const F extends readonly Categories['fields']['edit'][] = never,
    const E extends true | keyof Categories['embeds'] = never,
  >(
    input: UpdateCategoryInput & { _fields?: F | undefined; _embed?: E | readonly E[] | undefined },
    options?: CallOptions,
  ): Call<Answer<Categories, 'edit', F, E>, UpdateCategoryError> {
    return this.#transport.call('POST', '/{core}/categories/{id}', input, options);
  }

  /** Deletes a category permanently; requires `force`. `DELETE /cms/v2/categories/{id}` (schemas/bases/term.json:209) */
  delete(
    input: DeleteCategoryInput,
    options?: CallOptions,
  ): Call<CategoryEdit | Deleted<CategoryEdit>, DeleteCategoryError> {
    return this.#transport.call('DELETE', '/{core}/categories/{id}', input, options);
  }
}
