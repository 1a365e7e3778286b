// @generated from schemas/resources/types.json by `npm run generate`. Do not edit. (03b6c3a51eff)

import type { Endpoint, FactsOf } from '../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `types`; site/handlers/types.ts implements them. */
export interface TypesHandlers {
  /** `GET /cms/v2/types` */
  readonly list: Endpoint<types.ListTypesArgs, { readonly [name: string]: types.Type }>;
  /** `GET /cms/v2/types/{type}` */
  readonly get: Endpoint<types.GetTypeArgs, types.Type>;
  /** Returns the values that links depend on and the items do not have. */
  readonly facts: FactsOf<types.Type, types.TypeFacts>;
}
