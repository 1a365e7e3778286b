// @generated from schemas/resources/comments.json by `npm run generate`. Do not edit. (2a89b0a761d1)

import type { Deleted, Endpoint, FactsOf, Page as PageOf } from '../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `comments`; site/handlers/comments.ts implements them. */
export interface CommentsHandlers {
  /** `GET /cms/v2/comments` */
  readonly list: Endpoint<types.ListCommentsArgs, PageOf<types.Comment>>;
  /** `POST /cms/v2/comments` */
  readonly create: Endpoint<types.CreateCommentArgs, types.Comment>;
  /** `GET /cms/v2/comments/{id}` */
  readonly get: Endpoint<types.GetCommentArgs, types.Comment>;
  /** `POST, PUT, PATCH /cms/v2/comments/{id}` */
  readonly update: Endpoint<types.UpdateCommentArgs, types.Comment>;
  /** `DELETE /cms/v2/comments/{id}` */
  readonly delete: Endpoint<types.DeleteCommentArgs, types.Comment | Deleted<types.Comment>>;
  /** Returns the values that links depend on and the items do not have. */
  readonly facts: FactsOf<types.Comment, types.CommentFacts>;
}
