// @generated from schemas/resources/pages.json by `npm run generate`. Do not edit. (4cbe5317eb01)

import { allOf } from '../../runtime/client/index.ts';
import type {
  Answer,
  Call,
  CallOptions,
  Deleted,
  Page as PageOf,
  Transport,
} from '../../runtime/client/index.ts';
import type { CommentEmbed } from '../comments/types.ts';
import type { AttachmentEmbed } from '../media/types.ts';
import type { UserEmbed } from '../users/types.ts';
import type * as types from './types.ts';

/** `pages`, as a client sees it. */
export interface Pages {
  data: { view: types.PageView; embed: types.PageEmbed; edit: types.PageEdit };
  fields: {
    view:
      | keyof types.PageView
      | 'guid.rendered'
      | 'title.rendered'
      | 'content.rendered'
      | 'content.protected'
      | 'excerpt.rendered'
      | 'excerpt.protected';
    embed: keyof types.PageEmbed | 'title.rendered' | 'excerpt.rendered' | 'excerpt.protected';
    edit:
      | Pages['fields']['view']
      | keyof types.PageEdit
      | 'guid.raw'
      | 'title.raw'
      | 'content.raw'
      | 'content.block_version'
      | 'excerpt.raw';
  };
  embeds: {
    author: UserEmbed;
    replies: readonly CommentEmbed[];
    up: object;
    'cms:featuredmedia': AttachmentEmbed;
  };
}

/** Calls the endpoints of `pages`. */
export class PagesClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists pages. `GET /cms/v2/pages` (schemas/bases/post-type.json:468) */
  list<
    C extends keyof Pages['data'] = 'view',
    const F extends readonly Pages['fields'][C][] = never,
    const E extends true | keyof Pages['embeds'] = never,
  >(
    input?: types.ListPagesInput & {
      context?: C | undefined;
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): Call<PageOf<Answer<Pages, C, F, E>>, types.ListPagesError> {
    return this.#transport.page('GET', '/{core}/pages', input, options);
  }

  /** Returns the items of all pages, one after the other. `GET /cms/v2/pages` (schemas/bases/post-type.json:468) */
  all<
    C extends keyof Pages['data'] = 'view',
    const F extends readonly Pages['fields'][C][] = never,
    const E extends true | keyof Pages['embeds'] = never,
  >(
    input?: types.ListPagesInput & {
      context?: C | undefined;
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): AsyncGenerator<Answer<Pages, C, F, E>, void, undefined> {
    return allOf(this.#transport, 'GET', '/{core}/pages', input, options);
  }

  /** Creates a page. `POST /cms/v2/pages` (schemas/bases/post-type.json:532) */
  create<
    const F extends readonly Pages['fields']['edit'][] = never,
    const E extends true | keyof Pages['embeds'] = never,
  >(
    input?: types.CreatePageInput & {
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): Call<Answer<Pages, 'edit', F, E>, types.CreatePageError> {
    return this.#transport.call('POST', '/{core}/pages', input, options);
  }

  /** Returns a page. `GET /cms/v2/pages/{id}` (schemas/bases/post-type.json:565) */
  get<
    C extends keyof Pages['data'] = 'view',
    const F extends readonly Pages['fields'][C][] = never,
    const E extends true | keyof Pages['embeds'] = never,
  >(
    input: types.GetPageInput & {
      context?: C | undefined;
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): Call<Answer<Pages, C, F, E>, types.GetPageError> {
    return this.#transport.call('GET', '/{core}/pages/{id}', input, options);
  }

  /** Updates a page; properties that are not sent keep their values. `POST, PUT, PATCH /cms/v2/pages/{id}` (schemas/bases/post-type.json:584) */
  update<
    const F extends readonly Pages['fields']['edit'][] = never,
    const E extends true | keyof Pages['embeds'] = never,
  >(
    input: types.UpdatePageInput & {
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): Call<Answer<Pages, 'edit', F, E>, types.UpdatePageError> {
    return this.#transport.call('POST', '/{core}/pages/{id}', input, options);
  }

  /** Moves a page to the trash, or deletes it permanently. `DELETE /cms/v2/pages/{id}` (schemas/bases/post-type.json:605) */
  delete(
    input: types.DeletePageInput,
    options?: CallOptions,
  ): Call<types.PageEdit | Deleted<types.PageEdit>, types.DeletePageError> {
    return this.#transport.call('DELETE', '/{core}/pages/{id}', input, options);
  }
}
