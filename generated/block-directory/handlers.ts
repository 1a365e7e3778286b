// @generated from schemas/resources/block-directory.json by `npm run generate`. Do not edit. (c002a6458e39)

import type { Endpoint, FactsOf } from '../../runtime/server/index.ts';
import type {
  BlockDirectoryItem,
  BlockDirectoryItemFacts,
  SearchBlockDirectoryItemArgs,
} from './types.ts';

/** The endpoints of `block-directory`; site/handlers/block-directory.ts implements them. */
export interface BlockDirectoryHandlers {
  /** `GET /cms/v2/block-directory/search` */
  readonly search: Endpoint<SearchBlockDirectoryItemArgs, readonly BlockDirectoryItem[]>;
  /** What links depend on and the items do not show. */
  readonly facts: FactsOf<BlockDirectoryItem, BlockDirectoryItemFacts>;
}
