// @generated from schemas/resources/navigation/revisions.json by `npm run generate`. Do not edit. (ee8a1b01b018)

import type {
  Deleted,
  Endpoint,
  NestedEndpoint,
  Page as PageOf,
} from '../../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `navigation/revisions`; site/handlers/navigation/revisions.ts implements them. */
export interface NavigationRevisionsHandlers {
  /** `GET /cms/v2/navigation/{parent}/revisions` */
  readonly list: Endpoint<types.ListNavigationRevisionsArgs, PageOf<types.NavigationMenuRevision>>;
  /** `GET /cms/v2/navigation/{parent}/revisions/{id}` */
  readonly get: NestedEndpoint<
    types.GetNavigationMenuRevisionArgs,
    types.NavigationMenuRevision,
    'parent'
  >;
  /** `DELETE /cms/v2/navigation/{parent}/revisions/{id}` */
  readonly delete: NestedEndpoint<
    types.DeleteNavigationMenuRevisionArgs,
    types.NavigationMenuRevision | Deleted<types.NavigationMenuRevision>,
    'parent'
  >;
}
