// @generated from schemas/resources/media.json by `npm run generate`. Do not edit. (6be61bca19d1)

import { allOf, upload } from '../../runtime/client/index.ts';
import type {
  Answer,
  Call,
  CallOptions,
  Deleted,
  Page as PageOf,
  Transport,
  UploadOptions,
} from '../../runtime/client/index.ts';
import type { CommentEmbed } from '../comments/types.ts';
import type { UserEmbed } from '../users/types.ts';
import type * as types from './types.ts';

/** `media`, as a client sees it. */
export interface Media {
  data: { view: types.AttachmentView; embed: types.AttachmentEmbed; edit: types.AttachmentEdit };
  fields: {
    view: keyof types.AttachmentView | 'guid.rendered' | 'title.rendered';
    embed: keyof types.AttachmentEmbed | 'title.rendered';
    edit: Media['fields']['view'] | keyof types.AttachmentEdit | 'guid.raw' | 'title.raw';
  };
  embeds: { author: UserEmbed; replies: readonly CommentEmbed[] };
}

/** Calls the endpoints of `media`. */
export class MediaClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists media. `GET /cms/v2/media` (schemas/resources/media.json:137) */
  list<
    C extends keyof Media['data'] = 'view',
    const F extends readonly Media['fields'][C][] = never,
    const E extends true | keyof Media['embeds'] = never,
  >(
    input?: types.ListMediaInput & {
      context?: C | undefined;
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): Call<PageOf<Answer<Media, C, F, E>>, types.ListMediaError> {
    return this.#transport.page('GET', '/{core}/media', input, options);
  }

  /** Returns the items of all pages, one after the other. `GET /cms/v2/media` (schemas/resources/media.json:137) */
  all<
    C extends keyof Media['data'] = 'view',
    const F extends readonly Media['fields'][C][] = never,
    const E extends true | keyof Media['embeds'] = never,
  >(
    input?: types.ListMediaInput & {
      context?: C | undefined;
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): AsyncGenerator<Answer<Media, C, F, E>, void, undefined> {
    return allOf(this.#transport, 'GET', '/{core}/media', input, options);
  }

  /** Uploads a file, as the request body or as the field `file` of a form. `POST /cms/v2/media` (schemas/resources/media.json:175) */
  create<
    const F extends readonly Media['fields']['edit'][] = never,
    const E extends true | keyof Media['embeds'] = never,
  >(
    input?: types.CreateAttachmentInput & {
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: UploadOptions,
  ): Call<Answer<Media, 'edit', F, E>, types.CreateAttachmentError> {
    return upload(this.#transport, 'POST', '/{core}/media', input, options);
  }

  /** Returns a attachment. `GET /cms/v2/media/{id}` (schemas/bases/post-type.json:565) */
  get<
    C extends keyof Media['data'] = 'view',
    const F extends readonly Media['fields'][C][] = never,
    const E extends true | keyof Media['embeds'] = never,
  >(
    input: types.GetAttachmentInput & {
      context?: C | undefined;
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): Call<Answer<Media, C, F, E>, types.GetAttachmentError> {
    return this.#transport.call('GET', '/{core}/media/{id}', input, options);
  }

  /** Updates a attachment; properties that are not sent keep their values. `POST, PUT, PATCH /cms/v2/media/{id}` (schemas/bases/post-type.json:584) */
  update<
    const F extends readonly Media['fields']['edit'][] = never,
    const E extends true | keyof Media['embeds'] = never,
  >(
    input: types.UpdateAttachmentInput & {
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): Call<Answer<Media, 'edit', F, E>, types.UpdateAttachmentError> {
    return this.#transport.call('POST', '/{core}/media/{id}', input, options);
  }

  /** Deletes an attachment and its files permanently. `DELETE /cms/v2/media/{id}` (schemas/resources/media.json:199) */
  delete(
    input: types.DeleteAttachmentInput,
    options?: CallOptions,
  ): Call<types.AttachmentEdit | Deleted<types.AttachmentEdit>, types.DeleteAttachmentError> {
    return this.#transport.call('DELETE', '/{core}/media/{id}', input, options);
  }

  /** Completes the processing of an uploaded file. `POST /cms/v2/media/{id}/post-process` (schemas/resources/media.json:211) */
  postProcess<
    const F extends readonly Media['fields']['edit'][] = never,
    const E extends true | keyof Media['embeds'] = never,
  >(
    input: types.PostProcessAttachmentInput & {
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): Call<Answer<Media, 'edit', F, E>, types.PostProcessAttachmentError> {
    return this.#transport.call('POST', '/{core}/media/{id}/post-process', input, options);
  }

  /** Rotates and crops an image. The result is a new attachment; the original does not change. `POST /cms/v2/media/{id}/edit` (schemas/resources/media.json:237) */
  edit<
    const F extends readonly Media['fields']['view'][] = never,
    const E extends true | keyof Media['embeds'] = never,
  >(
    input: types.EditAttachmentInput & {
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): Call<Answer<Media, 'view', F, E>, types.EditAttachmentError> {
    return this.#transport.call('POST', '/{core}/media/{id}/edit', input, options);
  }
}
