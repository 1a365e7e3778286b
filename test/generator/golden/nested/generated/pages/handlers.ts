// @generated from schemas/resources/pages.json by `npm run generate`. Do not edit. (6854b090bcea)

import type { Deleted, NestedEndpoint } from '../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `pages`; site/handlers/pages.ts implements them. */
export interface PagesHandlers {
  /** `GET /library/v1/shelves/{shelf}/books/{book}/pages/{number}` */
  readonly get: NestedEndpoint<types.GetPageArgs, types.Page, 'shelf' | 'book', types.GetPageError>;
  /** `DELETE /library/v1/shelves/{shelf}/books/{book}/pages/{number}` */
  readonly delete: NestedEndpoint<
    types.DeletePageArgs,
    types.Page | Deleted<types.Page>,
    'shelf' | 'book'
  >;
}
