// @generated from schemas/resources/block-directory.json by `npm run generate`. Do not edit. (0095b5983804)

import type { Endpoint, FactsOf } from '../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `block-directory`; site/handlers/block-directory.ts implements them. */
export interface BlockDirectoryHandlers {
  /** `GET /cms/v2/block-directory/search` */
  readonly search: Endpoint<
    types.SearchBlockDirectoryItemArgs,
    readonly types.BlockDirectoryItem[]
  >;
  /** Returns the values that links depend on and the items do not have. */
  readonly facts: FactsOf<types.BlockDirectoryItem, types.BlockDirectoryItemFacts>;
}
