// @generated from schemas/resources/tags.json by `npm run generate`. Do not edit. (c7db0d0955f3)

import type { Deleted, Endpoint, Page as PageOf } from '../../runtime/server/index.ts';
import type {
  CreateTagArgs,
  DeleteTagArgs,
  GetTagArgs,
  ListTagsArgs,
  Tag,
  UpdateTagArgs,
} from './types.ts';

/** The endpoints of `tags`; site/handlers/tags.ts implements them. */
export interface TagsHandlers {
  /** `GET /cms/v2/tags` */
  readonly list: Endpoint<ListTagsArgs, PageOf<Tag>>;
  /** `POST /cms/v2/tags` */
  readonly create: Endpoint<CreateTagArgs, Tag>;
  /** `GET /cms/v2/tags/{id}` */
  readonly get: Endpoint<GetTagArgs, Tag>;
  /** `POST, PUT, PATCH /cms/v2/tags/{id}` */
  readonly update: Endpoint<UpdateTagArgs, Tag>;
  /** `DELETE /cms/v2/tags/{id}` */
  readonly delete: Endpoint<DeleteTagArgs, Tag | Deleted<Tag>>;
}
