// @generated from schemas/resources/summary.json by `npm run generate`. Do not edit. (692f5a62fab6)

import type { Endpoint } from '../../../../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `summary`; site/handlers/summary.ts implements them. */
export interface SummaryHandlers {
  /** `GET /` */
  readonly get: Endpoint<types.GetSummaryArgs, types.Summary>;
}
