// @generated from schemas/resources/posts/autosaves.json by `npm run generate`. Do not edit. (16d3871e1980)

import type { Endpoint } from '../../../runtime/server/index.ts';
import type {
  CreatePostAutosaveArgs,
  GetPostAutosaveArgs,
  ListPostsAutosavesArgs,
  PostAutosave,
} from './types.ts';

/** The endpoints of `posts/autosaves`; site/handlers/posts/autosaves.ts implements them. */
export interface PostsAutosavesHandlers {
  /** `GET /cms/v2/posts/{id}/autosaves` */
  readonly list: Endpoint<ListPostsAutosavesArgs, readonly PostAutosave[]>;
  /** `POST /cms/v2/posts/{id}/autosaves` */
  readonly create: Endpoint<CreatePostAutosaveArgs, PostAutosave>;
  /** `GET /cms/v2/posts/{parent}/autosaves/{id}` */
  readonly get: Endpoint<GetPostAutosaveArgs, PostAutosave>;
}
