// @generated from schemas/resources/posts/autosaves.json by `npm run generate`. Do not edit. (ab19631438bd)

import type { Endpoint } from '../../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `posts/autosaves`; site/handlers/posts/autosaves.ts implements them. */
export interface PostsAutosavesHandlers {
  /** `GET /cms/v2/posts/{id}/autosaves` */
  readonly list: Endpoint<types.ListPostsAutosavesArgs, readonly types.PostAutosave[]>;
  /** `POST /cms/v2/posts/{id}/autosaves` */
  readonly create: Endpoint<types.CreatePostAutosaveArgs, types.PostAutosave>;
  /** `GET /cms/v2/posts/{parent}/autosaves/{id}` */
  readonly get: Endpoint<types.GetPostAutosaveArgs, types.PostAutosave>;
}
