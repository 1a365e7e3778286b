// @generated from schemas/resources/navigation/revisions.json by `npm run generate`. Do not edit. (ca3253967bf7)

import type { Deleted, Endpoint, Page as PageOf } from '../../../runtime/server/index.ts';
import type {
  DeleteNavigationMenuRevisionArgs,
  GetNavigationMenuRevisionArgs,
  ListNavigationRevisionsArgs,
  NavigationMenuRevision,
} from './types.ts';

/** The endpoints of `navigation/revisions`; site/handlers/navigation/revisions.ts implements them. */
export interface NavigationRevisionsHandlers {
  /** `GET /cms/v2/navigation/{parent}/revisions` */
  readonly list: Endpoint<ListNavigationRevisionsArgs, PageOf<NavigationMenuRevision>>;
  /** `GET /cms/v2/navigation/{parent}/revisions/{id}` */
  readonly get: Endpoint<GetNavigationMenuRevisionArgs, NavigationMenuRevision>;
  /** `DELETE /cms/v2/navigation/{parent}/revisions/{id}` */
  readonly delete: Endpoint<
    DeleteNavigationMenuRevisionArgs,
    NavigationMenuRevision | Deleted<NavigationMenuRevision>
  >;
}
