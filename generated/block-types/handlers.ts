// @generated from schemas/resources/block-types.json by `npm run generate`. Do not edit. (40faed2925d6)

import type { Endpoint, FactsOf } from '../../runtime/server/index.ts';
import type {
  BlockType,
  BlockTypeFacts,
  GetBlockTypeArgs,
  ListBlockTypesArgs,
  ListNamespaceBlockTypeArgs,
} from './types.ts';

/** The endpoints of `block-types`; site/handlers/block-types.ts implements them. */
export interface BlockTypesHandlers {
  /** `GET /cms/v2/block-types` */
  readonly list: Endpoint<ListBlockTypesArgs, readonly BlockType[]>;
  /** `GET /cms/v2/block-types/{namespace}` */
  readonly listNamespace: Endpoint<ListNamespaceBlockTypeArgs, readonly BlockType[]>;
  /** `GET /cms/v2/block-types/{namespace}/{name}` */
  readonly get: Endpoint<GetBlockTypeArgs, BlockType>;
  /** What links depend on and the items do not show. */
  readonly facts: FactsOf<BlockType, BlockTypeFacts>;
}
