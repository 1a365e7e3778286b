// @generated from schemas/resources/taxonomies.json by `npm run generate`. Do not edit. (c8e153113c22)

import type { Endpoint, FactsOf } from '../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `taxonomies`; site/handlers/taxonomies.ts implements them. */
export interface TaxonomiesHandlers {
  /** `GET /cms/v2/taxonomies` */
  readonly list: Endpoint<types.ListTaxonomiesArgs, { readonly [name: string]: types.Taxonomy }>;
  /** `GET /cms/v2/taxonomies/{taxonomy}` */
  readonly get: Endpoint<types.GetTaxonomyArgs, types.Taxonomy>;
  /** Returns the values that links depend on and the items do not have. */
  readonly facts: FactsOf<types.Taxonomy, types.TaxonomyFacts>;
}
