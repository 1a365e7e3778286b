// @generated from schemas/resources/letters.json by `npm run generate`. Do not edit. (846963cd3e9c)

import type { Endpoint, FactsOf, Page } from '../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `letters`; site/handlers/letters.ts implements them. */
export interface LettersHandlers {
  /** `GET /post/v1/letters` */
  readonly list: Endpoint<types.ListLettersArgs, Page<types.Letter>>;
  /** `POST /post/v1/letters/sorted` */
  readonly sort: Endpoint<types.SortLetterArgs, unknown>;
  /** Returns the values that links depend on and the items do not have. */
  readonly facts: FactsOf<types.Letter, types.LetterFacts>;
}
