// @generated from schemas/resources/media.json by `npm run generate`. Do not edit. (7eea61774d86)

import type {
  Deleted,
  Endpoint,
  FactsOf,
  Page as PageOf,
  UploadEndpoint,
} from '../../runtime/server/index.ts';
import type {
  Attachment,
  AttachmentFacts,
  CreateAttachmentArgs,
  DeleteAttachmentArgs,
  EditAttachmentArgs,
  GetAttachmentArgs,
  ListMediaArgs,
  PostProcessAttachmentArgs,
  UpdateAttachmentArgs,
} from './types.ts';

/** The endpoints of `media`; site/handlers/media.ts implements them. */
export interface MediaHandlers {
  /** `GET /cms/v2/media` */
  readonly list: Endpoint<ListMediaArgs, PageOf<Attachment>>;
  /** `POST /cms/v2/media` */
  readonly create: UploadEndpoint<CreateAttachmentArgs, Attachment>;
  /** `GET /cms/v2/media/{id}` */
  readonly get: Endpoint<GetAttachmentArgs, Attachment>;
  /** `POST, PUT, PATCH /cms/v2/media/{id}` */
  readonly update: Endpoint<UpdateAttachmentArgs, Attachment>;
  /** `DELETE /cms/v2/media/{id}` */
  readonly delete: Endpoint<DeleteAttachmentArgs, Attachment | Deleted<Attachment>>;
  /** `POST /cms/v2/media/{id}/post-process` */
  readonly postProcess: Endpoint<PostProcessAttachmentArgs, Attachment>;
  /** `POST /cms/v2/media/{id}/edit` */
  readonly edit: Endpoint<EditAttachmentArgs, Attachment>;
  /** What links depend on and the items do not show. */
  readonly facts: FactsOf<Attachment, AttachmentFacts>;
}
