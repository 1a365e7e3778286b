// @generated from schemas/resources/block-directory.json by `npm run generate`. Do not edit. (4419fc7c3fd6)

import type { Endpoint, FactsOf } from '../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `block-directory`; site/handlers/block-directory.ts implements them. */
export interface BlockDirectoryHandlers {
  /** `GET /cms/v2/block-directory/search` */
  readonly search: Endpoint<
    types.SearchBlockDirectoryItemArgs,
    readonly types.BlockDirectoryItem[]
  >;
  /** What links depend on and the items do not show. */
  readonly facts: FactsOf<types.BlockDirectoryItem, types.BlockDirectoryItemFacts>;
}
