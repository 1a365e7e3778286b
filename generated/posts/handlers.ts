// @generated from schemas/resources/posts.json by `npm run generate`. Do not edit. (139ba0bf930e)

import type { Deleted, Endpoint, FactsOf, Page as PageOf } from '../../runtime/server/index.ts';
import type {
  CreatePostArgs,
  DeletePostArgs,
  GetPostArgs,
  ListPostsArgs,
  Post,
  PostFacts,
  UpdatePostArgs,
} from './types.ts';

/** The endpoints of `posts`; site/handlers/posts.ts implements them. */
export interface PostsHandlers {
  /** `GET /cms/v2/posts` */
  readonly list: Endpoint<ListPostsArgs, PageOf<Post>>;
  /** `POST /cms/v2/posts` */
  readonly create: Endpoint<CreatePostArgs, Post>;
  /** `GET /cms/v2/posts/{id}` */
  readonly get: Endpoint<GetPostArgs, Post>;
  /** `POST, PUT, PATCH /cms/v2/posts/{id}` */
  readonly update: Endpoint<UpdatePostArgs, Post>;
  /** `DELETE /cms/v2/posts/{id}` */
  readonly delete: Endpoint<DeletePostArgs, Post | Deleted<Post>>;
  /** What links depend on and the items do not show. */
  readonly facts: FactsOf<Post, PostFacts>;
}
