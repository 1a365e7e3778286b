// @generated from schemas/resources/books/drafts.json by `npm run generate`. Do not edit. (b794bfcfaf03)

import type { Endpoint } from '../../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `books/drafts`; site/handlers/books/drafts.ts implements them. */
export interface BooksDraftsHandlers {
  /** `POST /cms/v2/books/{id}/drafts` */
  readonly save: Endpoint<types.SaveDraftArgs, types.Draft>;
}
