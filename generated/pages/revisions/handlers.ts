// @generated from schemas/resources/pages/revisions.json by `npm run generate`. Do not edit. (28fd9ff8d7f7)

import type { Deleted, Endpoint, Page as PageOf } from '../../../runtime/server/index.ts';
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
  readonly get: Endpoint<GetPageRevisionArgs, PageRevision>;
  /** `DELETE /cms/v2/pages/{parent}/revisions/{id}` */
  readonly delete: Endpoint<DeletePageRevisionArgs, PageRevision | Deleted<PageRevision>>;
}
