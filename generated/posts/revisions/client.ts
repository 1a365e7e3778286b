// @generated from schemas/resources/posts/revisions.json by `npm run generate`. Do not edit. (ef8ffe892f39)

import { allOf } from '../../../runtime/client/index.ts';
import type {
  Answer,
  Call,
  CallOptions,
  Deleted,
  Page as PageOf,
  Transport,
} from '../../../runtime/client/index.ts';
import type * as types from './types.ts';

/** `posts/revisions`, as a client sees it. */
export interface PostsRevisions {
  data: {
    view: types.PostRevisionView;
    embed: types.PostRevisionEmbed;
    edit: types.PostRevisionEdit;
  };
  fields: {
    view:
      | keyof types.PostRevisionView
      | 'title.rendered'
      | 'content.rendered'
      | 'content.protected'
      | 'excerpt.rendered'
      | 'excerpt.protected'
      | 'guid.rendered';
    embed:
      | keyof types.PostRevisionEmbed
      | 'title.rendered'
      | 'excerpt.rendered'
      | 'excerpt.protected';
    edit:
      | PostsRevisions['fields']['view']
      | keyof types.PostRevisionEdit
      | 'title.raw'
      | 'content.raw'
      | 'content.block_version'
      | 'excerpt.raw'
      | 'guid.raw';
  };
  embeds: Record<never, never>;
}

/** Calls the endpoints of `posts/revisions`. */
export class PostsRevisionsClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists the revisions of a post, newest first. `GET /cms/v2/posts/{parent}/revisions` (schemas/bases/revisions.json:12) */
  list<
    C extends keyof PostsRevisions['data'] = 'view',
    const F extends readonly PostsRevisions['fields'][C][] = never,
  >(
    input: types.ListPostsRevisionsInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<PageOf<Answer<PostsRevisions, C, F, never>>, types.ListPostsRevisionsError> {
    return this.#transport.page('GET', '/{core}/posts/{parent}/revisions', input, options);
  }

  /** Returns the items of all pages, one after the other. `GET /cms/v2/posts/{parent}/revisions` (schemas/bases/revisions.json:12) */
  all<
    C extends keyof PostsRevisions['data'] = 'view',
    const F extends readonly PostsRevisions['fields'][C][] = never,
  >(
    input: types.ListPostsRevisionsInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): AsyncGenerator<Answer<PostsRevisions, C, F, never>, void, undefined> {
    return allOf(this.#transport, 'GET', '/{core}/posts/{parent}/revisions', input, options);
  }

  /** Returns a revision. `GET /cms/v2/posts/{parent}/revisions/{id}` (schemas/bases/revisions.json:61) */
  get<
    C extends keyof PostsRevisions['data'] = 'view',
    const F extends readonly PostsRevisions['fields'][C][] = never,
  >(
    input: types.GetPostRevisionInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<PostsRevisions, C, F, never>, types.GetPostRevisionError> {
    return this.#transport.call('GET', '/{core}/posts/{parent}/revisions/{id}', input, options);
  }

  /** Deletes a revision permanently; requires `force`. `DELETE /cms/v2/posts/{parent}/revisions/{id}` (schemas/bases/revisions.json:70) */
  delete(
    input: types.DeletePostRevisionInput,
    options?: CallOptions,
  ): Call<types.PostRevisionView | Deleted<types.PostRevisionView>, types.DeletePostRevisionError> {
    return this.#transport.call('DELETE', '/{core}/posts/{parent}/revisions/{id}', input, options);
  }
}
