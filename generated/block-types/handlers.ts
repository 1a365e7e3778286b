// @generated from schemas/resources/block-types.json by `npm run generate`. Do not edit. (b492e59dc63f)

import type { Endpoint, FactsOf } from '../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `block-types`; site/handlers/block-types.ts implements them. */
export interface BlockTypesHandlers {
  /** `GET /cms/v2/block-types` */
  readonly list: Endpoint<types.ListBlockTypesArgs, readonly types.BlockType[]>;
  /** `GET /cms/v2/block-types/{namespace}` */
  readonly listNamespace: Endpoint<types.ListNamespaceBlockTypeArgs, readonly types.BlockType[]>;
  /** `GET /cms/v2/block-types/{namespace}/{name}` */
  readonly get: Endpoint<types.GetBlockTypeArgs, types.BlockType>;
  /** Returns the values that links depend on and the items do not have. */
  readonly facts: FactsOf<types.BlockType, types.BlockTypeFacts>;
}
