// @generated from schemas/resources/comments.json by `npm run generate`. Do not edit. (4796dccee6ca)

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
import type {
  CommentEdit,
  CommentEmbed,
  CommentView,
  CreateCommentError,
  CreateCommentInput,
  DeleteCommentError,
  DeleteCommentInput,
  GetCommentError,
  GetCommentInput,
  ListCommentsError,
  ListCommentsInput,
  UpdateCommentError,
  UpdateCommentInput,
} from './types.ts';

/** `comments`, as a client sees it. */
export interface Comments {
  data: { view: CommentView; embed: CommentEmbed; edit: CommentEdit };
  fields: {
    view:
      | keyof CommentView
      | 'author_avatar_urls.24'
      | 'author_avatar_urls.48'
      | 'author_avatar_urls.96';
    embed:
      | keyof CommentEmbed
      | 'author_avatar_urls.24'
      | 'author_avatar_urls.48'
      | 'author_avatar_urls.96';
    edit: Comments['fields']['view'] | keyof CommentEdit;
  };
  embeds: {
    author: UserEmbed;
    up: PostEmbed;
    'in-reply-to': CommentEmbed;
    children: readonly CommentEmbed[];
  };
}

/** Calls the endpoints of `comments`. */
export class CommentsClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists comments. `GET /cms/v2/comments` (schemas/resources/comments.json:242) */
  list<
    C extends keyof Comments['data'] = 'view',
    const F extends readonly Comments['fields'][C][] = never,
    const E extends true | keyof Comments['embeds'] = never,
  >(
    input?: ListCommentsInput & {
      context?: C | undefined;
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): Call<PageOf<Answer<Comments, C, F, E>>, ListCommentsError> {
    return this.#transport.page('GET', '/{core}/comments', input, options);
  }

  /** Returns the items of all pages, one after the other. `GET /cms/v2/comments` (schemas/resources/comments.json:242) */
  all<
    C extends keyof Comments['data'] = 'view',
    const F extends readonly Comments['fields'][C][] = never,
    const E extends true | keyof Comments['embeds'] = never,
  >(
    input?: ListCommentsInput & {
      context?: C | undefined;
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): AsyncGenerator<Answer<Comments, C, F, E>, void, undefined> {
    return allOf(this.#transport, 'GET', '/{core}/comments', input, options);
  }

  /** Creates a comment on a post. `POST /cms/v2/comments` (schemas/resources/comments.json:319) */
  create<
    const F extends readonly Comments['fields']['edit'][] = never,
    const E extends true | keyof Comments['embeds'] = never,
  >(
    input?: CreateCommentInput & { _fields?: F | undefined; _embed?: E | readonly E[] | undefined },
    options?: CallOptions,
  ): Call<Answer<Comments, 'edit', F, E>, CreateCommentError> {
    return this.#transport.call('POST', '/{core}/comments', input, options);
  }

  /** Returns a comment. `GET /cms/v2/comments/{id}` (schemas/resources/comments.json:358) */
  get<
    C extends keyof Comments['data'] = 'view',
    const F extends readonly Comments['fields'][C][] = never,
    const E extends true | keyof Comments['embeds'] = never,
  >(
    input: GetCommentInput & {
      context?: C | undefined;
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): Call<Answer<Comments, C, F, E>, GetCommentError> {
    return this.#transport.call('GET', '/{core}/comments/{id}', input, options);
  }

  /** Updates a comment; properties that are not sent keep their values. `POST, PUT, PATCH /cms/v2/comments/{id}` (schemas/resources/comments.json:372) */
  update<
    const F extends readonly Comments['fields']['edit'][] = never,
    const E extends true | keyof Comments['embeds'] = never,
  >(
    input: UpdateCommentInput & { _fields?: F | undefined; _embed?: E | readonly E[] | undefined },
    options?: CallOptions,
  ): Call<Answer<Comments, 'edit', F, E>, UpdateCommentError> {
    return this.#transport.call('POST', '/{core}/comments/{id}', input, options);
  }

  /** Moves a comment to the trash, or deletes it permanently. `DELETE /cms/v2/comments/{id}` (schemas/resources/comments.json:395) */
  delete(
    input: DeleteCommentInput,
    options?: CallOptions,
  ): Call<CommentEdit | Deleted<CommentEdit>, DeleteCommentError> {
    return this.#transport.call('DELETE', '/{core}/comments/{id}', input, options);
  }
}
