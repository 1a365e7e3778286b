// @generated from schemas/resources/navigation/revisions.json by `npm run generate`. Do not edit. (5bbf142d09e7)

import type {
  Deleted,
  Endpoint,
  NestedEndpoint,
  Page as PageOf,
} from '../../../runtime/server/index.ts';
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
  readonly get: NestedEndpoint<GetNavigationMenuRevisionArgs, NavigationMenuRevision, 'parent'>;
  /** `DELETE /cms/v2/navigation/{parent}/revisions/{id}` */
  readonly delete: NestedEndpoint<
    DeleteNavigationMenuRevisionArgs,
    NavigationMenuRevision | Deleted<NavigationMenuRevision>,
    'parent'
  >;
}
