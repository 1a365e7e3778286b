// @generated from schemas/resources/pages.json by `npm run generate`. Do not edit. (dd924e8ff725)

import type { Deleted, NestedEndpoint } from '../../runtime/server/index.ts';
import type { DeletePageArgs, GetPageArgs, Page } from './types.ts';

/** The endpoints of `pages`; site/handlers/pages.ts implements them. */
export interface PagesHandlers {
  /** `GET /library/v1/shelves/{shelf}/books/{book}/pages/{number}` */
  readonly get: NestedEndpoint<GetPageArgs, Page, 'shelf' | 'book'>;
  /** `DELETE /library/v1/shelves/{shelf}/books/{book}/pages/{number}` */
  readonly delete: NestedEndpoint<DeletePageArgs, Page | Deleted<Page>, 'shelf' | 'book'>;
}
