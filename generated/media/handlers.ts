// @generated from schemas/resources/media.json by `npm run generate`. Do not edit. (4a626f3c3748)

import type {
  Deleted,
  Endpoint,
  FactsOf,
  Page as PageOf,
  UploadEndpoint,
} from '../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `media`; site/handlers/media.ts implements them. */
export interface MediaHandlers {
  /** `GET /cms/v2/media` */
  readonly list: Endpoint<types.ListMediaArgs, PageOf<types.Attachment>>;
  /** `POST /cms/v2/media` */
  readonly create: UploadEndpoint<types.CreateAttachmentArgs, types.Attachment>;
  /** `GET /cms/v2/media/{id}` */
  readonly get: Endpoint<types.GetAttachmentArgs, types.Attachment>;
  /** `POST, PUT, PATCH /cms/v2/media/{id}` */
  readonly update: Endpoint<types.UpdateAttachmentArgs, types.Attachment>;
  /** `DELETE /cms/v2/media/{id}` */
  readonly delete: Endpoint<
    types.DeleteAttachmentArgs,
    types.Attachment | Deleted<types.Attachment>
  >;
  /** `POST /cms/v2/media/{id}/post-process` */
  readonly postProcess: Endpoint<types.PostProcessAttachmentArgs, types.Attachment>;
  /** `POST /cms/v2/media/{id}/edit` */
  readonly edit: Endpoint<types.EditAttachmentArgs, types.Attachment>;
  /** Returns the values that links depend on and the items do not have. */
  readonly facts: FactsOf<types.Attachment, types.AttachmentFacts>;
}
