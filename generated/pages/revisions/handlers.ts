// @generated from schemas/resources/pages/revisions.json by `npm run generate`. Do not edit. (a012a254dd77)

import type {
  Deleted,
  Endpoint,
  NestedEndpoint,
  Page as PageOf,
} from '../../../runtime/server/index.ts';
import type {
  DeletePageRevisionArgs,
  GetPageRevisionArgs,
  ListPagesRevisionsArgs,
  PageRevision,
} from './types.ts';

/** The endpoints of `pages/revisions`; site/handlers/pages/revisions.ts implements them. */
export interface PagesRevisionsHandlers {
  /** `GET /cms/v2/pages/{parent}/revisions` */
  readonly list: Endpoint<ListPagesRevisionsArgs, PageOf<PageRevision>>;
  /** `GET /cms/v2/pages/{parent}/revisions/{id}` */
  readonly get: NestedEndpoint<GetPageRevisionArgs, PageRevision, 'parent'>;
  /** `DELETE /cms/v2/pages/{parent}/revisions/{id}` */
  readonly delete: NestedEndpoint<
    DeletePageRevisionArgs,
    PageRevision | Deleted<PageRevision>,
    'parent'
  >;
}
