// @generated from schemas/resources/posts/revisions.json by `npm run generate`. Do not edit. (935d568f4b9e)

import type { Deleted, Endpoint, Page as PageOf } from '../../../runtime/server/index.ts';
import type {
  DeletePostRevisionArgs,
  GetPostRevisionArgs,
  ListPostsRevisionsArgs,
  PostRevision,
} from './types.ts';

/** The endpoints of `posts/revisions`; site/handlers/posts/revisions.ts implements them. */
export interface PostsRevisionsHandlers {
  /** `GET /cms/v2/posts/{parent}/revisions` */
  readonly list: Endpoint<ListPostsRevisionsArgs, PageOf<PostRevision>>;
  /** `GET /cms/v2/posts/{parent}/revisions/{id}` */
  readonly get: Endpoint<GetPostRevisionArgs, PostRevision>;
  /** `DELETE /cms/v2/posts/{parent}/revisions/{id}` */
  readonly delete: Endpoint<DeletePostRevisionArgs, PostRevision | Deleted<PostRevision>>;
}
