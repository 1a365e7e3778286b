// @generated from schemas/resources/letters.json by `npm run generate`. Do not edit. (37c8c5800b63)

import type { Endpoint, FactsOf, Page } from '../../runtime/server/index.ts';
import type { Letter, LetterFacts, ListLettersArgs, SortLetterArgs } from './types.ts';

/** The endpoints of `letters`; site/handlers/letters.ts implements them. */
export interface LettersHandlers {
  /** `GET /post/v1/letters` */
  readonly list: Endpoint<ListLettersArgs, Page<Letter>>;
  /** `POST /post/v1/letters/sorted` */
  readonly sort: Endpoint<SortLetterArgs, unknown>;
  /** What links depend on and the items do not show. */
  readonly facts: FactsOf<Letter, LetterFacts>;
}
