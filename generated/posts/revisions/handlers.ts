// @generated from schemas/resources/posts/revisions.json by `npm run generate`. Do not edit. (948f7e924cc1)

import type {
  Deleted,
  Endpoint,
  NestedEndpoint,
  Page as PageOf,
} from '../../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `posts/revisions`; site/handlers/posts/revisions.ts implements them. */
export interface PostsRevisionsHandlers {
  /** `GET /cms/v2/posts/{parent}/revisions` */
  readonly list: Endpoint<types.ListPostsRevisionsArgs, PageOf<types.PostRevision>>;
  /** `GET /cms/v2/posts/{parent}/revisions/{id}` */
  readonly get: NestedEndpoint<types.GetPostRevisionArgs, types.PostRevision, 'parent'>;
  /** `DELETE /cms/v2/posts/{parent}/revisions/{id}` */
  readonly delete: NestedEndpoint<
    types.DeletePostRevisionArgs,
    types.PostRevision | Deleted<types.PostRevision>,
    'parent'
  >;
}
