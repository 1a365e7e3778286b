// @generated from schemas/resources/categories.json by `npm run generate`. Do not edit. (c4e0e6fd6e24)

import type { Deleted, Endpoint, Page as PageOf } from '../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `categories`; site/handlers/categories.ts implements them. */
export interface CategoriesHandlers {
  /** `GET /cms/v2/categories` */
  readonly list: Endpoint<types.ListCategoriesArgs, PageOf<types.Category>>;
  /** `POST /cms/v2/categories` */
  readonly create: Endpoint<types.CreateCategoryArgs, types.Category>;
  /** `GET /cms/v2/categories/{id}` */
  readonly get: Endpoint<types.GetCategoryArgs, types.Category>;
  /** `POST, PUT, PATCH /cms/v2/categories/{id}` */
  readonly update: Endpoint<types.UpdateCategoryArgs, types.Category>;
  /** `DELETE /cms/v2/categories/{id}` */
  readonly delete: Endpoint<types.DeleteCategoryArgs, types.Category | Deleted<types.Category>>;
}
