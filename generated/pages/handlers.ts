// @generated from schemas/resources/pages.json by `npm run generate`. Do not edit. (ee240f036bd6)

import type { Deleted, Endpoint, FactsOf, Page as PageOf } from '../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `pages`; site/handlers/pages.ts implements them. */
export interface PagesHandlers {
  /** `GET /cms/v2/pages` */
  readonly list: Endpoint<types.ListPagesArgs, PageOf<types.Page>>;
  /** `POST /cms/v2/pages` */
  readonly create: Endpoint<types.CreatePageArgs, types.Page>;
  /** `GET /cms/v2/pages/{id}` */
  readonly get: Endpoint<types.GetPageArgs, types.Page>;
  /** `POST, PUT, PATCH /cms/v2/pages/{id}` */
  readonly update: Endpoint<types.UpdatePageArgs, types.Page>;
  /** `DELETE /cms/v2/pages/{id}` */
  readonly delete: Endpoint<types.DeletePageArgs, types.Page | Deleted<types.Page>>;
  /** Returns the values that links depend on and the items do not have. */
  readonly facts: FactsOf<types.Page, types.PageFacts>;
}
