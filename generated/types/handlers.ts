// @generated from schemas/resources/types.json by `npm run generate`. Do not edit. (e5a70c7c0db4)

import type { Endpoint, FactsOf } from '../../runtime/server/index.ts';
import type { GetTypeArgs, ListTypesArgs, Type, TypeFacts } from './types.ts';

/** The endpoints of `types`; site/handlers/types.ts implements them. */
export interface TypesHandlers {
  /** `GET /cms/v2/types` */
  readonly list: Endpoint<ListTypesArgs, { readonly [name: string]: Type }>;
  /** `GET /cms/v2/types/{type}` */
  readonly get: Endpoint<GetTypeArgs, Type>;
  /** What links depend on and the items do not show. */
  readonly facts: FactsOf<Type, TypeFacts>;
}
