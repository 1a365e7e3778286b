// @generated from schemas/resources/statuses.json by `npm run generate`. Do not edit. (4fb5b3a5a8ba)

import type { Endpoint, FactsOf } from '../../runtime/server/index.ts';
import type { GetStatusArgs, ListStatusesArgs, Status, StatusFacts } from './types.ts';

/** The endpoints of `statuses`; site/handlers/statuses.ts implements them. */
export interface StatusesHandlers {
  /** `GET /cms/v2/statuses` */
  readonly list: Endpoint<ListStatusesArgs, { readonly [name: string]: Status }>;
  /** `GET /cms/v2/statuses/{status}` */
  readonly get: Endpoint<GetStatusArgs, Status>;
  /** What links depend on and the items do not show. */
  readonly facts: FactsOf<Status, StatusFacts>;
}
