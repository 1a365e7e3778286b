// @generated from schemas/resources/films.json by `npm run generate`. Do not edit. (8590b87cf77f)

import { allOf } from '../../runtime/client/index.ts';
import type {
  Answer,
  Call,
  CallOptions,
  Deleted,
  Page,
  Transport,
} from '../../runtime/client/index.ts';
import type * as types from './types.ts';

/** `films`, as a client sees it. */
export interface Films {
  data: { view: types.FilmView; edit: types.FilmEdit };
  fields: {
    view: keyof types.FilmView | 'title.rendered';
    edit: Films['fields']['view'] | keyof types.FilmEdit | 'title.raw';
  };
  embeds: Record<never, never>;
}

/** Calls the endpoints of `films`. */
export class FilmsClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists films. `GET /cms/v2/films` (schemas/resources/films.json:11) */
  list<
    C extends keyof Films['data'] = 'view',
    const F extends readonly Films['fields'][C][] = never,
  >(
    input?: types.ListFilmsInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Page<Answer<Films, C, F, never>>> {
    return this.#transport.page('GET', '/{core}/films', input, options);
  }

  /** Returns the items of all pages, one after the other. `GET /cms/v2/films` (schemas/resources/films.json:11) */
  all<
    C extends keyof Films['data'] = 'view',
    const F extends readonly Films['fields'][C][] = never,
  >(
    input?: types.ListFilmsInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): AsyncGenerator<Answer<Films, C, F, never>, void, undefined> {
    return allOf(this.#transport, 'GET', '/{core}/films', input, options);
  }

  /** `POST /cms/v2/films` (schemas/bases/work.json:90) */
  create<const F extends readonly Films['fields']['edit'][] = never>(
    input: types.CreateFilmInput & { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<Films, 'edit', F, never>> {
    return this.#transport.call('POST', '/{core}/films', input, options);
  }

  /** `GET /cms/v2/films/{id}` (schemas/bases/work.json:109) */
  get<
    C extends keyof Films['data'] = 'view',
    const F extends readonly Films['fields'][C][] = never,
  >(
    input: types.GetFilmInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<Films, C, F, never>> {
    return this.#transport.call('GET', '/{core}/films/{id}', input, options);
  }

  /** `POST, PUT, PATCH /cms/v2/films/{id}` (schemas/bases/work.json:118) */
  update<const F extends readonly Films['fields']['edit'][] = never>(
    input: types.UpdateFilmInput & { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<Films, 'edit', F, never>> {
    return this.#transport.call('POST', '/{core}/films/{id}', input, options);
  }

  /** `DELETE /cms/v2/films/{id}` (schemas/bases/work.json:126) */
  delete(
    input: types.DeleteFilmInput,
    options?: CallOptions,
  ): Call<types.FilmEdit | Deleted<types.FilmEdit>> {
    return this.#transport.call('DELETE', '/{core}/films/{id}', input, options);
  }
}
