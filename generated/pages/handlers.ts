// @generated from schemas/resources/pages.json by `npm run generate`. Do not edit. (4b2614563776)

import type { Deleted, Endpoint, FactsOf, Page as PageOf } from '../../runtime/server/index.ts';
import type {
  CreatePageArgs,
  DeletePageArgs,
  GetPageArgs,
  ListPagesArgs,
  Page,
  PageFacts,
  UpdatePageArgs,
} from './types.ts';

/** The endpoints of `pages`; site/handlers/pages.ts implements them. */
export interface PagesHandlers {
  /** `GET /cms/v2/pages` */
  readonly list: Endpoint<ListPagesArgs, PageOf<Page>>;
  /** `POST /cms/v2/pages` */
  readonly create: Endpoint<CreatePageArgs, Page>;
  /** `GET /cms/v2/pages/{id}` */
  readonly get: Endpoint<GetPageArgs, Page>;
  /** `POST, PUT, PATCH /cms/v2/pages/{id}` */
  readonly update: Endpoint<UpdatePageArgs, Page>;
  /** `DELETE /cms/v2/pages/{id}` */
  readonly delete: Endpoint<DeletePageArgs, Page | Deleted<Page>>;
  /** What links depend on and the items do not show. */
  readonly facts: FactsOf<Page, PageFacts>;
}
