// @generated from schemas/resources/pattern-directory.json by `npm run generate`. Do not edit. (1b30381b3e90)

import type { Endpoint } from '../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `pattern-directory`; site/handlers/pattern-directory.ts implements them. */
export interface PatternDirectoryHandlers {
  /** `GET /cms/v2/pattern-directory/patterns` */
  readonly search: Endpoint<
    types.SearchPatternDirectoryItemArgs,
    readonly types.PatternDirectoryItem[]
  >;
}
