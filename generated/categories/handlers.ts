// @generated from schemas/resources/categories.json by `npm run generate`. Do not edit. (9de8f74194b5)

import type { Deleted, Endpoint, Page as PageOf } from '../../runtime/server/index.ts';
import type {
  Category,
  CreateCategoryArgs,
  DeleteCategoryArgs,
  GetCategoryArgs,
  ListCategoriesArgs,
  UpdateCategoryArgs,
} from './types.ts';

/** The endpoints of `categories`; site/handlers/categories.ts implements them. */
export interface CategoriesHandlers {
  /** `GET /cms/v2/categories` */
  readonly list: Endpoint<ListCategoriesArgs, PageOf<Category>>;
  /** `POST /cms/v2/categories` */
  readonly create: Endpoint<CreateCategoryArgs, Category>;
  /** `GET /cms/v2/categories/{id}` */
  readonly get: Endpoint<GetCategoryArgs, Category>;
  /** `POST, PUT, PATCH /cms/v2/categories/{id}` */
  readonly update: Endpoint<UpdateCategoryArgs, Category>;
  /** `DELETE /cms/v2/categories/{id}` */
  readonly delete: Endpoint<DeleteCategoryArgs, Category | Deleted<Category>>;
}
