// @generated from schemas/resources/blocks/revisions.json by `npm run generate`. Do not edit. (800daf8de8af)

import type {
  Deleted,
  Endpoint,
  NestedEndpoint,
  Page as PageOf,
} from '../../../runtime/server/index.ts';
import type {
  BlockRevision,
  DeleteBlockRevisionArgs,
  GetBlockRevisionArgs,
  ListBlocksRevisionsArgs,
} from './types.ts';

/** The endpoints of `blocks/revisions`; site/handlers/blocks/revisions.ts implements them. */
export interface BlocksRevisionsHandlers {
  /** `GET /cms/v2/blocks/{parent}/revisions` */
  readonly list: Endpoint<ListBlocksRevisionsArgs, PageOf<BlockRevision>>;
  /** `GET /cms/v2/blocks/{parent}/revisions/{id}` */
  readonly get: NestedEndpoint<GetBlockRevisionArgs, BlockRevision, 'parent'>;
  /** `DELETE /cms/v2/blocks/{parent}/revisions/{id}` */
  readonly delete: NestedEndpoint<
    DeleteBlockRevisionArgs,
    BlockRevision | Deleted<BlockRevision>,
    'parent'
  >;
}
