// @generated from schemas/resources/categories.json by `npm run generate`. Do not edit. (ba86d5a036da)

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

/** `categories`, as a client sees it. */
export interface Categories {
  data: { view: types.CategoryView; embed: types.CategoryEmbed; edit: types.CategoryEdit };
  fields: {
    view: keyof types.CategoryView;
    embed: keyof types.CategoryEmbed;
    edit: Categories['fields']['view'] | keyof types.CategoryEdit;
  };
  embeds: { up: types.CategoryEmbed };
}

/** Calls the endpoints of `categories`. */
export class CategoriesClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists categories. `GET /cms/v2/categories` (schemas/bases/term.json:102) */
  list<
    C extends keyof Categories['data'] = 'view',
    const F extends readonly Categories['fields'][C][] = never,
    const E extends true | keyof Categories['embeds'] = never,
  >(
    input?: types.ListCategoriesInput & {
      context?: C | undefined;
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): Call<PageOf<Answer<Categories, C, F, E>>, types.ListCategoriesError> {
    return this.#transport.page('GET', '/{core}/categories', input, options);
  }

  /** Returns the items of all pages, one after the other. `GET /cms/v2/categories` (schemas/bases/term.json:102) */
  all<
    C extends keyof Categories['data'] = 'view',
    const F extends readonly Categories['fields'][C][] = never,
    const E extends true | keyof Categories['embeds'] = never,
  >(
    input?: types.ListCategoriesInput & {
      context?: C | undefined;
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): AsyncGenerator<Answer<Categories, C, F, E>, void, undefined> {
    return allOf(this.#transport, 'GET', '/{core}/categories', input, options);
  }

  /** Creates a category. `POST /cms/v2/categories` (schemas/bases/term.json:157) */
  create<
    const F extends readonly Categories['fields']['edit'][] = never,
    const E extends true | keyof Categories['embeds'] = never,
  >(
    input: types.CreateCategoryInput & {
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): Call<Answer<Categories, 'edit', F, E>, types.CreateCategoryError> {
    return this.#transport.call('POST', '/{core}/categories', input, options);
  }

  /** Returns a category. `GET /cms/v2/categories/{id}` (schemas/bases/term.json:185) */
  get<
    C extends keyof Categories['data'] = 'view',
    const F extends readonly Categories['fields'][C][] = never,
    const E extends true | keyof Categories['embeds'] = never,
  >(
    input: types.GetCategoryInput & {
      context?: C | undefined;
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): Call<Answer<Categories, C, F, E>, types.GetCategoryError> {
    return this.#transport.call('GET', '/{core}/categories/{id}', input, options);
  }

  /** Updates a category; properties that are not sent keep their values. `POST, PUT, PATCH /cms/v2/categories/{id}` (schemas/bases/term.json:194) */
  update<
    const F extends readonly Categories['fields']['edit'][] = never,
    const E extends true | keyof Categories['embeds'] = never,
  >(
    input: types.UpdateCategoryInput & {
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): Call<Answer<Categories, 'edit', F, E>, types.UpdateCategoryError> {
    return this.#transport.call('POST', '/{core}/categories/{id}', input, options);
  }

  /** Deletes a category permanently; requires `force`. `DELETE /cms/v2/categories/{id}` (schemas/bases/term.json:211) */
  delete(
    input: types.DeleteCategoryInput,
    options?: CallOptions,
  ): Call<types.CategoryEdit | Deleted<types.CategoryEdit>, types.DeleteCategoryError> {
    return this.#transport.call('DELETE', '/{core}/categories/{id}', input, options);
  }
}
