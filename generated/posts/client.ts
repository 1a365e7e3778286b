// @generated from schemas/resources/posts.json by `npm run generate`. Do not edit. (346480a72847)

import { allOf } from '../../runtime/client/index.ts';
import type {
  Answer,
  Call,
  CallOptions,
  Deleted,
  Page as PageOf,
  Transport,
} from '../../runtime/client/index.ts';
import type { CategoryEmbed } from '../categories/types.ts';
import type { CommentEmbed } from '../comments/types.ts';
import type { AttachmentEmbed } from '../media/types.ts';
import type { TagEmbed } from '../tags/types.ts';
import type { UserEmbed } from '../users/types.ts';
import type * as types from './types.ts';

/** `posts`, as a client sees it. */
export interface Posts {
  data: { view: types.PostView; embed: types.PostEmbed; edit: types.PostEdit };
  fields: {
    view:
      | keyof types.PostView
      | 'guid.rendered'
      | 'title.rendered'
      | 'content.rendered'
      | 'content.protected'
      | 'excerpt.rendered'
      | 'excerpt.protected';
    embed: keyof types.PostEmbed | 'title.rendered' | 'excerpt.rendered' | 'excerpt.protected';
    edit:
      | Posts['fields']['view']
      | keyof types.PostEdit
      | 'guid.raw'
      | 'title.raw'
      | 'content.raw'
      | 'content.block_version'
      | 'excerpt.raw';
  };
  embeds: {
    author: UserEmbed;
    replies: readonly CommentEmbed[];
    'cms:featuredmedia': AttachmentEmbed;
    'cms:term': readonly CategoryEmbed[] | readonly TagEmbed[];
  };
}

/** Calls the endpoints of `posts`. */
export class PostsClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists posts. `GET /cms/v2/posts` (schemas/resources/posts.json:73) */
  list<
    C extends keyof Posts['data'] = 'view',
    const F extends readonly Posts['fields'][C][] = never,
    const E extends true | keyof Posts['embeds'] = never,
  >(
    input?: types.ListPostsInput & {
      context?: C | undefined;
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): Call<PageOf<Answer<Posts, C, F, E>>, types.ListPostsError> {
    return this.#transport.page('GET', '/{core}/posts', input, options);
  }

  /** Returns the items of all pages, one after the other. `GET /cms/v2/posts` (schemas/resources/posts.json:73) */
  all<
    C extends keyof Posts['data'] = 'view',
    const F extends readonly Posts['fields'][C][] = never,
    const E extends true | keyof Posts['embeds'] = never,
  >(
    input?: types.ListPostsInput & {
      context?: C | undefined;
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): AsyncGenerator<Answer<Posts, C, F, E>, void, undefined> {
    return allOf(this.#transport, 'GET', '/{core}/posts', input, options);
  }

  /** Creates a post. `POST /cms/v2/posts` (schemas/resources/posts.json:81) */
  create<
    const F extends readonly Posts['fields']['edit'][] = never,
    const E extends true | keyof Posts['embeds'] = never,
  >(
    input?: types.CreatePostInput & {
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): Call<Answer<Posts, 'edit', F, E>, types.CreatePostError> {
    return this.#transport.call('POST', '/{core}/posts', input, options);
  }

  /** Returns a post. `GET /cms/v2/posts/{id}` (schemas/bases/post-type.json:565) */
  get<
    C extends keyof Posts['data'] = 'view',
    const F extends readonly Posts['fields'][C][] = never,
    const E extends true | keyof Posts['embeds'] = never,
  >(
    input: types.GetPostInput & {
      context?: C | undefined;
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): Call<Answer<Posts, C, F, E>, types.GetPostError> {
    return this.#transport.call('GET', '/{core}/posts/{id}', input, options);
  }

  /** Updates a post; properties that are not sent keep their values. `POST, PUT, PATCH /cms/v2/posts/{id}` (schemas/resources/posts.json:84) */
  update<
    const F extends readonly Posts['fields']['edit'][] = never,
    const E extends true | keyof Posts['embeds'] = never,
  >(
    input: types.UpdatePostInput & {
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): Call<Answer<Posts, 'edit', F, E>, types.UpdatePostError> {
    return this.#transport.call('POST', '/{core}/posts/{id}', input, options);
  }

  /** Moves a post to the trash, or deletes it permanently. `DELETE /cms/v2/posts/{id}` (schemas/bases/post-type.json:605) */
  delete(
    input: types.DeletePostInput,
    options?: CallOptions,
  ): Call<types.PostEdit | Deleted<types.PostEdit>, types.DeletePostError> {
    return this.#transport.call('DELETE', '/{core}/posts/{id}', input, options);
  }
}
