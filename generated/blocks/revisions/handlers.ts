// @generated from schemas/resources/blocks/revisions.json by `npm run generate`. Do not edit. (97d8aada4943)

import type {
  Deleted,
  Endpoint,
  NestedEndpoint,
  Page as PageOf,
} from '../../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `blocks/revisions`; site/handlers/blocks/revisions.ts implements them. */
export interface BlocksRevisionsHandlers {
  /** `GET /cms/v2/blocks/{parent}/revisions` */
  readonly list: Endpoint<types.ListBlocksRevisionsArgs, PageOf<types.BlockRevision>>;
  /** `GET /cms/v2/blocks/{parent}/revisions/{id}` */
  readonly get: NestedEndpoint<types.GetBlockRevisionArgs, types.BlockRevision, 'parent'>;
  /** `DELETE /cms/v2/blocks/{parent}/revisions/{id}` */
  readonly delete: NestedEndpoint<
    types.DeleteBlockRevisionArgs,
    types.BlockRevision | Deleted<types.BlockRevision>,
    'parent'
  >;
}
