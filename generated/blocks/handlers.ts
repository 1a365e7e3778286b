// @generated from schemas/resources/blocks.json by `npm run generate`. Do not edit. (f3a365a0d26e)

import type { Deleted, Endpoint, FactsOf, Page as PageOf } from '../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `blocks`; site/handlers/blocks.ts implements them. */
export interface BlocksHandlers {
  /** `GET /cms/v2/blocks` */
  readonly list: Endpoint<types.ListBlocksArgs, PageOf<types.Block>>;
  /** `POST /cms/v2/blocks` */
  readonly create: Endpoint<types.CreateBlockArgs, types.Block>;
  /** `GET /cms/v2/blocks/{id}` */
  readonly get: Endpoint<types.GetBlockArgs, types.Block>;
  /** `POST, PUT, PATCH /cms/v2/blocks/{id}` */
  readonly update: Endpoint<types.UpdateBlockArgs, types.Block>;
  /** `DELETE /cms/v2/blocks/{id}` */
  readonly delete: Endpoint<types.DeleteBlockArgs, types.Block | Deleted<types.Block>>;
  /** Returns the values that links depend on and the items do not have. */
  readonly facts: FactsOf<types.Block, types.BlockFacts>;
}
