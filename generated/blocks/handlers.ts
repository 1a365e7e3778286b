// @generated from schemas/resources/blocks.json by `npm run generate`. Do not edit. (d383d9f3a83f)

import type { Deleted, Endpoint, FactsOf, Page as PageOf } from '../../runtime/server/index.ts';
import type {
  Block,
  BlockFacts,
  CreateBlockArgs,
  DeleteBlockArgs,
  GetBlockArgs,
  ListBlocksArgs,
  UpdateBlockArgs,
} from './types.ts';

/** The endpoints of `blocks`; site/handlers/blocks.ts implements them. */
export interface BlocksHandlers {
  /** `GET /cms/v2/blocks` */
  readonly list: Endpoint<ListBlocksArgs, PageOf<Block>>;
  /** `POST /cms/v2/blocks` */
  readonly create: Endpoint<CreateBlockArgs, Block>;
  /** `GET /cms/v2/blocks/{id}` */
  readonly get: Endpoint<GetBlockArgs, Block>;
  /** `POST, PUT, PATCH /cms/v2/blocks/{id}` */
  readonly update: Endpoint<UpdateBlockArgs, Block>;
  /** `DELETE /cms/v2/blocks/{id}` */
  readonly delete: Endpoint<DeleteBlockArgs, Block | Deleted<Block>>;
  /** What links depend on and the items do not show. */
  readonly facts: FactsOf<Block, BlockFacts>;
}
