// @generated from schemas/resources/comments.json by `npm run generate`. Do not edit. (bde47fcb2105)

import { allOf } from '../../runtime/client/index.ts';
import type {
  Answer,
  Call,
  CallOptions,
  Deleted,
  Page as PageOf,
  Transport,
} from '../../runtime/client/index.ts';
import type { PostEmbed } from '../posts/types.ts';
import type { UserEmbed } from '../users/types.ts';
import type * as types from './types.ts';

/** `comments`, as a client sees it. */
export interface Comments {
  data: { view: types.CommentView; embed: types.CommentEmbed; edit: types.CommentEdit };
  fields: {
    view:
      | keyof types.CommentView
      | 'author_avatar_urls.24'
      | 'author_avatar_urls.48'
      | 'author_avatar_urls.96';
    embed:
      | keyof types.CommentEmbed
      | 'author_avatar_urls.24'
      | 'author_avatar_urls.48'
      | 'author_avatar_urls.96';
    edit: Comments['fields']['view'] | keyof types.CommentEdit;
  };
  embeds: {
    author: UserEmbed;
    up: PostEmbed;
    'in-reply-to': types.CommentEmbed;
    children: readonly types.CommentEmbed[];
  };
}

/** Calls the endpoints of `comments`. */
export class CommentsClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists comments. `GET /cms/v2/comments` (schemas/resources/comments.json:269) */
  list<
    C extends keyof Comments['data'] = 'view',
    const F extends readonly Comments['fields'][C][] = never,
    const E extends true | keyof Comments['embeds'] = never,
  >(
    input?: types.ListCommentsInput & {
      context?: C | undefined;
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): Call<PageOf<Answer<Comments, C, F, E>>, types.ListCommentsError> {
    return this.#transport.page('GET', '/{core}/comments', input, options);
  }

  /** Returns the items of all pages, one after the other. `GET /cms/v2/comments` (schemas/resources/comments.json:269) */
  all<
    C extends keyof Comments['data'] = 'view',
    const F extends readonly Comments['fields'][C][] = never,
    const E extends true | keyof Comments['embeds'] = never,
  >(
    input?: types.ListCommentsInput & {
      context?: C | undefined;
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): AsyncGenerator<Answer<Comments, C, F, E>, void, undefined> {
    return allOf(this.#transport, 'GET', '/{core}/comments', input, options);
  }

  /** Creates a comment on a post. `POST /cms/v2/comments` (schemas/resources/comments.json:355) */
  create<
    const F extends readonly Comments['fields']['edit'][] = never,
    const E extends true | keyof Comments['embeds'] = never,
  >(
    input?: types.CreateCommentInput & {
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): Call<Answer<Comments, 'edit', F, E>, types.CreateCommentError> {
    return this.#transport.call('POST', '/{core}/comments', input, options);
  }

  /** Returns a comment. `GET /cms/v2/comments/{id}` (schemas/resources/comments.json:394) */
  get<
    C extends keyof Comments['data'] = 'view',
    const F extends readonly Comments['fields'][C][] = never,
    const E extends true | keyof Comments['embeds'] = never,
  >(
    input: types.GetCommentInput & {
      context?: C | undefined;
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): Call<Answer<Comments, C, F, E>, types.GetCommentError> {
    return this.#transport.call('GET', '/{core}/comments/{id}', input, options);
  }

  /** Updates a comment; properties that are not sent keep their values. `POST, PUT, PATCH /cms/v2/comments/{id}` (schemas/resources/comments.json:408) */
  update<
    const F extends readonly Comments['fields']['edit'][] = never,
    const E extends true | keyof Comments['embeds'] = never,
  >(
    input: types.UpdateCommentInput & {
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): Call<Answer<Comments, 'edit', F, E>, types.UpdateCommentError> {
    return this.#transport.call('POST', '/{core}/comments/{id}', input, options);
  }

  /** Moves a comment to the trash, or deletes it permanently. `DELETE /cms/v2/comments/{id}` (schemas/resources/comments.json:431) */
  delete(
    input: types.DeleteCommentInput,
    options?: CallOptions,
  ): Call<types.CommentEdit | Deleted<types.CommentEdit>, types.DeleteCommentError> {
    return this.#transport.call('DELETE', '/{core}/comments/{id}', input, options);
  }
}
