// @generated from schemas/resources/posts/revisions.json by `npm run generate`. Do not edit. (c2dfa4433d48)

import type {
  Deleted,
  Endpoint,
  NestedEndpoint,
  Page as PageOf,
} from '../../../runtime/server/index.ts';
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
  readonly get: NestedEndpoint<GetPostRevisionArgs, PostRevision, 'parent'>;
  /** `DELETE /cms/v2/posts/{parent}/revisions/{id}` */
  readonly delete: NestedEndpoint<
    DeletePostRevisionArgs,
    PostRevision | Deleted<PostRevision>,
    'parent'
  >;
}
