// @generated from schemas/resources/pattern-directory.json by `npm run generate`. Do not edit. (ed6e88ee7564)

import type { Endpoint } from '../../runtime/server/index.ts';
import type { PatternDirectoryItem, SearchPatternDirectoryItemArgs } from './types.ts';

/** The endpoints of `pattern-directory`; site/handlers/pattern-directory.ts implements them. */
export interface PatternDirectoryHandlers {
  /** `GET /cms/v2/pattern-directory/patterns` */
  readonly search: Endpoint<SearchPatternDirectoryItemArgs, readonly PatternDirectoryItem[]>;
}
