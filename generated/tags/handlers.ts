// @generated from schemas/resources/tags.json by `npm run generate`. Do not edit. (c5af975c8930)

import type { Deleted, Endpoint, Page as PageOf } from '../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `tags`; site/handlers/tags.ts implements them. */
export interface TagsHandlers {
  /** `GET /cms/v2/tags` */
  readonly list: Endpoint<types.ListTagsArgs, PageOf<types.Tag>>;
  /** `POST /cms/v2/tags` */
  readonly create: Endpoint<types.CreateTagArgs, types.Tag>;
  /** `GET /cms/v2/tags/{id}` */
  readonly get: Endpoint<types.GetTagArgs, types.Tag>;
  /** `POST, PUT, PATCH /cms/v2/tags/{id}` */
  readonly update: Endpoint<types.UpdateTagArgs, types.Tag>;
  /** `DELETE /cms/v2/tags/{id}` */
  readonly delete: Endpoint<types.DeleteTagArgs, types.Tag | Deleted<types.Tag>>;
}
