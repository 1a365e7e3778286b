// @generated from schemas/resources/posts.json by `npm run generate`. Do not edit. (d21a8fdafced)

import type { Deleted, Endpoint, FactsOf, Page as PageOf } from '../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `posts`; site/handlers/posts.ts implements them. */
export interface PostsHandlers {
  /** `GET /cms/v2/posts` */
  readonly list: Endpoint<types.ListPostsArgs, PageOf<types.Post>>;
  /** `POST /cms/v2/posts` */
  readonly create: Endpoint<types.CreatePostArgs, types.Post>;
  /** `GET /cms/v2/posts/{id}` */
  readonly get: Endpoint<types.GetPostArgs, types.Post>;
  /** `POST, PUT, PATCH /cms/v2/posts/{id}` */
  readonly update: Endpoint<types.UpdatePostArgs, types.Post>;
  /** `DELETE /cms/v2/posts/{id}` */
  readonly delete: Endpoint<types.DeletePostArgs, types.Post | Deleted<types.Post>>;
  /** Returns the values that links depend on and the items do not have. */
  readonly facts: FactsOf<types.Post, types.PostFacts>;
}
