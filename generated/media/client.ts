// @generated from schemas/resources/media.json by `npm run generate`. Do not edit. (26a76c1c9f06)

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
import type {
  AttachmentEdit,
  AttachmentEmbed,
  AttachmentView,
  CreateAttachmentError,
  CreateAttachmentInput,
  DeleteAttachmentError,
  DeleteAttachmentInput,
  EditAttachmentError,
  EditAttachmentInput,
  GetAttachmentError,
  GetAttachmentInput,
  ListMediaError,
  ListMediaInput,
  PostProcessAttachmentError,
  PostProcessAttachmentInput,
  UpdateAttachmentError,
  UpdateAttachmentInput,
} from './types.ts';

/** `media`, as a client sees it. */
export interface Media {
  data: { view: AttachmentView; embed: AttachmentEmbed; edit: AttachmentEdit };
  fields: {
    view: keyof AttachmentView | 'guid.rendered' | 'title.rendered';
    embed: keyof AttachmentEmbed | 'title.rendered';
    edit: Media['fields']['view'] | keyof AttachmentEdit | 'guid.raw' | 'title.raw';
  };
  embeds: { author: UserEmbed; replies: readonly CommentEmbed[] };
}

/** Calls the endpoints of `media`. */
export class MediaClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists media. `GET /cms/v2/media` (schemas/resources/media.json:130) */
  list<
    C extends keyof Media['data'] = 'view',
    const F extends readonly Media['fields'][C][] = never,
    const E extends true | keyof Media['embeds'] = never,
  >(
    input?: ListMediaInput & {
      context?: C | undefined;
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): Call<PageOf<Answer<Media, C, F, E>>, ListMediaError> {
    return this.#transport.page('GET', '/{core}/media', input, options);
  }

  /** Returns the items of all pages, one after the other. `GET /cms/v2/media` (schemas/resources/media.json:130) */
  all<
    C extends keyof Media['data'] = 'view',
    const F extends readonly Media['fields'][C][] = never,
    const E extends true | keyof Media['embeds'] = never,
  >(
    input?: ListMediaInput & {
      context?: C | undefined;
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): AsyncGenerator<Answer<Media, C, F, E>, void, undefined> {
    return allOf(this.#transport, 'GET', '/{core}/media', input, options);
  }

  /** Uploads a file, as the request body or as the field `file` of a form. `POST /cms/v2/media` (schemas/resources/media.json:165) */
  create<
    const F extends readonly Media['fields']['edit'][] = never,
    const E extends true | keyof Media['embeds'] = never,
  >(
    input?: CreateAttachmentInput & {
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: UploadOptions,
  ): Call<Answer<Media, 'edit', F, E>, CreateAttachmentError> {
    return upload(this.#transport, 'POST', '/{core}/media', input, options);
  }

  /** Returns a attachment. `GET /cms/v2/media/{id}` (schemas/bases/post-type.json:566) */
  get<
    C extends keyof Media['data'] = 'view',
    const F extends readonly Media['fields'][C][] = never,
    const E extends true | keyof Media['embeds'] = never,
  >(
    input: GetAttachmentInput & {
      context?: C | undefined;
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): Call<Answer<Media, C, F, E>, GetAttachmentError> {
    return this.#transport.call('GET', '/{core}/media/{id}', input, options);
  }

  /** Updates a attachment; properties that are not sent keep their values. `POST, PUT, PATCH /cms/v2/media/{id}` (schemas/bases/post-type.json:581) */
  update<
    const F extends readonly Media['fields']['edit'][] = never,
    const E extends true | keyof Media['embeds'] = never,
  >(
    input: UpdateAttachmentInput & {
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): Call<Answer<Media, 'edit', F, E>, UpdateAttachmentError> {
    return this.#transport.call('POST', '/{core}/media/{id}', input, options);
  }

  /** Deletes an attachment and its files permanently. `DELETE /cms/v2/media/{id}` (schemas/resources/media.json:187) */
  delete(
    input: DeleteAttachmentInput,
    options?: CallOptions,
  ): Call<AttachmentEdit | Deleted<AttachmentEdit>, DeleteAttachmentError> {
    return this.#transport.call('DELETE', '/{core}/media/{id}', input, options);
  }

  /** Completes the processing of an uploaded file. `POST /cms/v2/media/{id}/post-process` (schemas/resources/media.json:199) */
  postProcess<
    const F extends readonly Media['fields']['edit'][] = never,
    const E extends true | keyof Media['embeds'] = never,
  >(
    input: PostProcessAttachmentInput & {
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): Call<Answer<Media, 'edit', F, E>, PostProcessAttachmentError> {
    return this.#transport.call('POST', '/{core}/media/{id}/post-process', input, options);
  }

  /** Rotates and crops an image. The result is a new attachment; the original does not change. `POST /cms/v2/media/{id}/edit` (schemas/resources/media.json:225) */
  edit<
    const F extends readonly Media['fields']['view'][] = never,
    const E extends true | keyof Media['embeds'] = never,
  >(
    input: EditAttachmentInput & { _fields?: F | undefined; _embed?: E | readonly E[] | undefined },
    options?: CallOptions,
  ): Call<Answer<Media, 'view', F, E>, EditAttachmentError> {
    return this.#transport.call('POST', '/{core}/media/{id}/edit', input, options);
  }
}
