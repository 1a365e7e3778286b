// @generated from schemas/resources/tags.json by `npm run generate`. Do not edit. (00caa21e2d96)

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

/** `tags`, as a client sees it. */
export interface Tags {
  data: { view: types.TagView; embed: types.TagEmbed; edit: types.TagEdit };
  fields: {
    view: keyof types.TagView;
    embed: keyof types.TagEmbed;
    edit: Tags['fields']['view'] | keyof types.TagEdit;
  };
  embeds: Record<never, never>;
}

/** Calls the endpoints of `tags`. */
export class TagsClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists tags. `GET /cms/v2/tags` (schemas/bases/term.json:102) */
  list<C extends keyof Tags['data'] = 'view', const F extends readonly Tags['fields'][C][] = never>(
    input?: types.ListTagsInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<PageOf<Answer<Tags, C, F, never>>, types.ListTagsError> {
    return this.#transport.page('GET', '/{core}/tags', input, options);
  }

  /** Returns the items of all pages, one after the other. `GET /cms/v2/tags` (schemas/bases/term.json:102) */
  all<C extends keyof Tags['data'] = 'view', const F extends readonly Tags['fields'][C][] = never>(
    input?: types.ListTagsInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): AsyncGenerator<Answer<Tags, C, F, never>, void, undefined> {
    return allOf(this.#transport, 'GET', '/{core}/tags', input, options);
  }

  /** Creates a tag. `POST /cms/v2/tags` (schemas/bases/term.json:157) */
  create<const F extends readonly Tags['fields']['edit'][] = never>(
    input: types.CreateTagInput & { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<Tags, 'edit', F, never>, types.CreateTagError> {
    return this.#transport.call('POST', '/{core}/tags', input, options);
  }

  /** Returns a tag. `GET /cms/v2/tags/{id}` (schemas/bases/term.json:185) */
  get<C extends keyof Tags['data'] = 'view', const F extends readonly Tags['fields'][C][] = never>(
    input: types.GetTagInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<Tags, C, F, never>, types.GetTagError> {
    return this.#transport.call('GET', '/{core}/tags/{id}', input, options);
  }

  /** Updates a tag; properties that are not sent keep their values. `POST, PUT, PATCH /cms/v2/tags/{id}` (schemas/bases/term.json:194) */
  update<const F extends readonly Tags['fields']['edit'][] = never>(
    input: types.UpdateTagInput & { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<Tags, 'edit', F, never>, types.UpdateTagError> {
    return this.#transport.call('POST', '/{core}/tags/{id}', input, options);
  }

  /** Deletes a tag permanently; requires `force`. `DELETE /cms/v2/tags/{id}` (schemas/bases/term.json:211) */
  delete(
    input: types.DeleteTagInput,
    options?: CallOptions,
  ): Call<types.TagEdit | Deleted<types.TagEdit>, types.DeleteTagError> {
    return this.#transport.call('DELETE', '/{core}/tags/{id}', input, options);
  }
}
