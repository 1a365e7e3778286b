// @generated from schemas/resources/comments.json by `npm run generate`. Do not edit. (ed61731e5459)

import type { Answer, Deleted, Page, Transport } from '../../runtime/client/index.ts';
import type { PostEmbed } from '../posts/types.ts';
import type { UserEmbed } from '../users/types.ts';
import type {
  CommentEdit,
  CommentEmbed,
  CommentView,
  CreateCommentInput,
  DeleteCommentInput,
  GetCommentInput,
  ListCommentsInput,
  UpdateCommentInput,
} from './types.ts';

/** `comments`, as a client sees it. */
export interface Comments {
  data: { view: CommentView; embed: CommentEmbed; edit: CommentEdit };
  fields: {
    view:
      | keyof CommentView
      | 'content.rendered'
      | 'author_avatar_urls.24'
      | 'author_avatar_urls.48'
      | 'author_avatar_urls.96';
    embed:
      | keyof CommentEmbed
      | 'content.rendered'
      | 'author_avatar_urls.24'
      | 'author_avatar_urls.48'
      | 'author_avatar_urls.96';
    edit: Comments['fields']['view'] | keyof CommentEdit | 'content.raw';
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

  /**
   * Lists comments.
   *
   * `GET /cms/v2/comments`
   */
  list<
    C extends keyof Comments['data'] = 'view',
    const F extends Comments['fields'][C] = never,
    const E extends keyof Comments['embeds'] = never,
  >(
    input?: ListCommentsInput & { context?: C; _fields?: readonly F[]; _embed?: readonly E[] },
  ): Promise<Page<Answer<Comments, C, F, E>>> {
    return this.#transport.page('GET', '/{core}/comments', input);
  }

  /**
   * Adds a new comment to a post.
   *
   * `POST /cms/v2/comments`
   */
  create<
    const F extends Comments['fields']['edit'] = never,
    const E extends keyof Comments['embeds'] = never,
  >(
    input?: CreateCommentInput & { _fields?: readonly F[]; _embed?: readonly E[] },
  ): Promise<Answer<Comments, 'edit', F, E>> {
    return this.#transport.call('POST', '/{core}/comments', input);
  }

  /**
   * Shows one comment.
   *
   * `GET /cms/v2/comments/{id}`
   */
  get<
    C extends keyof Comments['data'] = 'view',
    const F extends Comments['fields'][C] = never,
    const E extends keyof Comments['embeds'] = never,
  >(
    input: GetCommentInput & { context?: C; _fields?: readonly F[]; _embed?: readonly E[] },
  ): Promise<Answer<Comments, C, F, E>> {
    return this.#transport.call('GET', '/{core}/comments/{id}', input);
  }

  /**
   * Changes one comment; what is not sent stays as it is.
   *
   * `POST, PUT, PATCH /cms/v2/comments/{id}`
   */
  update<
    const F extends Comments['fields']['edit'] = never,
    const E extends keyof Comments['embeds'] = never,
  >(
    input: UpdateCommentInput & { _fields?: readonly F[]; _embed?: readonly E[] },
  ): Promise<Answer<Comments, 'edit', F, E>> {
    return this.#transport.call('POST', '/{core}/comments/{id}', input);
  }

  /**
   * Moves one comment to the trash, or deletes it for good.
   *
   * `DELETE /cms/v2/comments/{id}`
   */
  delete(input: DeleteCommentInput): Promise<CommentEdit | Deleted<CommentEdit>> {
    return this.#transport.call('DELETE', '/{core}/comments/{id}', input);
  }
}
