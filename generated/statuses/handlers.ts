// @generated from schemas/resources/statuses.json by `npm run generate`. Do not edit. (835baa4450a2)

import type { Endpoint, FactsOf } from '../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `statuses`; site/handlers/statuses.ts implements them. */
export interface StatusesHandlers {
  /** `GET /cms/v2/statuses` */
  readonly list: Endpoint<types.ListStatusesArgs, { readonly [name: string]: types.Status }>;
  /** `GET /cms/v2/statuses/{status}` */
  readonly get: Endpoint<types.GetStatusArgs, types.Status>;
  /** Returns the values that links depend on and the items do not have. */
  readonly facts: FactsOf<types.Status, types.StatusFacts>;
}
