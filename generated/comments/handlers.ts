// @generated from schemas/resources/comments.json by `npm run generate`. Do not edit. (ec13fe1832fe)

import type { Deleted, Endpoint, FactsOf, Page as PageOf } from '../../runtime/server/index.ts';
import type {
  Comment,
  CommentFacts,
  CreateCommentArgs,
  DeleteCommentArgs,
  GetCommentArgs,
  ListCommentsArgs,
  UpdateCommentArgs,
} from './types.ts';

/** The endpoints of `comments`; site/handlers/comments.ts implements them. */
export interface CommentsHandlers {
  /** `GET /cms/v2/comments` */
  readonly list: Endpoint<ListCommentsArgs, PageOf<Comment>>;
  /** `POST /cms/v2/comments` */
  readonly create: Endpoint<CreateCommentArgs, Comment>;
  /** `GET /cms/v2/comments/{id}` */
  readonly get: Endpoint<GetCommentArgs, Comment>;
  /** `POST, PUT, PATCH /cms/v2/comments/{id}` */
  readonly update: Endpoint<UpdateCommentArgs, Comment>;
  /** `DELETE /cms/v2/comments/{id}` */
  readonly delete: Endpoint<DeleteCommentArgs, Comment | Deleted<Comment>>;
  /** What links depend on and the items do not show. */
  readonly facts: FactsOf<Comment, CommentFacts>;
}
