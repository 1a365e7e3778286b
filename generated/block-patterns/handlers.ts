// @generated from schemas/resources/block-patterns.json by `npm run generate`. Do not edit. (3bed4e136f33)

import type { Endpoint } from '../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `block-patterns`; site/handlers/block-patterns.ts implements them. */
export interface BlockPatternsHandlers {
  /** `GET /cms/v2/block-patterns/patterns` */
  readonly list: Endpoint<types.ListBlockPatternsArgs, readonly types.BlockPattern[]>;
}
