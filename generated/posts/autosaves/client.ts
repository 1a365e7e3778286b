// @generated from schemas/resources/posts/autosaves.json by `npm run generate`. Do not edit. (7fa7210a8680)

import type { Answer, Call, CallOptions, Transport } from '../../../runtime/client/index.ts';
import type * as types from './types.ts';

/** `posts/autosaves`, as a client sees it. */
export interface PostsAutosaves {
  data: {
    view: types.PostAutosaveView;
    embed: types.PostAutosaveEmbed;
    edit: types.PostAutosaveEdit;
  };
  fields: {
    view:
      | keyof types.PostAutosaveView
      | 'title.rendered'
      | 'content.rendered'
      | 'content.protected'
      | 'excerpt.rendered'
      | 'excerpt.protected'
      | 'guid.rendered';
    embed:
      | keyof types.PostAutosaveEmbed
      | 'title.rendered'
      | 'excerpt.rendered'
      | 'excerpt.protected';
    edit:
      | PostsAutosaves['fields']['view']
      | keyof types.PostAutosaveEdit
      | 'title.raw'
      | 'content.raw'
      | 'content.block_version'
      | 'excerpt.raw'
      | 'guid.raw';
  };
  embeds: Record<never, never>;
}

/** Calls the endpoints of `posts/autosaves`. */
export class PostsAutosavesClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists the autosaves of a post. `GET /cms/v2/posts/{id}/autosaves` (schemas/bases/autosaves.json:25) */
  list<
    C extends keyof PostsAutosaves['data'] = 'view',
    const F extends readonly PostsAutosaves['fields'][C][] = never,
  >(
    input: types.ListPostsAutosavesInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<readonly Answer<PostsAutosaves, C, F, never>[], types.ListPostsAutosavesError> {
    return this.#transport.call('GET', '/{core}/posts/{id}/autosaves', input, options);
  }

  /** Saves the current edits of a post as an autosave. `POST /cms/v2/posts/{id}/autosaves` (schemas/bases/autosaves.json:38) */
  create<const F extends readonly PostsAutosaves['fields']['edit'][] = never>(
    input: types.CreatePostAutosaveInput & { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<PostsAutosaves, 'edit', F, never>, types.CreatePostAutosaveError> {
    return this.#transport.call('POST', '/{core}/posts/{id}/autosaves', input, options);
  }

  /** Returns the latest autosave. `GET /cms/v2/posts/{parent}/autosaves/{id}` (schemas/bases/autosaves.json:77) */
  get<
    C extends keyof PostsAutosaves['data'] = 'view',
    const F extends readonly PostsAutosaves['fields'][C][] = never,
  >(
    input: types.GetPostAutosaveInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<PostsAutosaves, C, F, never>, types.GetPostAutosaveError> {
    return this.#transport.call('GET', '/{core}/posts/{parent}/autosaves/{id}', input, options);
  }
}
