// @generated from schemas/resources/pages/revisions.json by `npm run generate`. Do not edit. (89c3456be8a0)

import type {
  Deleted,
  Endpoint,
  NestedEndpoint,
  Page as PageOf,
} from '../../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `pages/revisions`; site/handlers/pages/revisions.ts implements them. */
export interface PagesRevisionsHandlers {
  /** `GET /cms/v2/pages/{parent}/revisions` */
  readonly list: Endpoint<types.ListPagesRevisionsArgs, PageOf<types.PageRevision>>;
  /** `GET /cms/v2/pages/{parent}/revisions/{id}` */
  readonly get: NestedEndpoint<types.GetPageRevisionArgs, types.PageRevision, 'parent'>;
  /** `DELETE /cms/v2/pages/{parent}/revisions/{id}` */
  readonly delete: NestedEndpoint<
    types.DeletePageRevisionArgs,
    types.PageRevision | Deleted<types.PageRevision>,
    'parent'
  >;
}
