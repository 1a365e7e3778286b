// @generated from schemas/resources/taxonomies.json by `npm run generate`. Do not edit. (7605603279d9)

import type { Endpoint, FactsOf } from '../../runtime/server/index.ts';
import type { GetTaxonomyArgs, ListTaxonomiesArgs, Taxonomy, TaxonomyFacts } from './types.ts';

/** The endpoints of `taxonomies`; site/handlers/taxonomies.ts implements them. */
export interface TaxonomiesHandlers {
  /** `GET /cms/v2/taxonomies` */
  readonly list: Endpoint<ListTaxonomiesArgs, { readonly [name: string]: Taxonomy }>;
  /** `GET /cms/v2/taxonomies/{taxonomy}` */
  readonly get: Endpoint<GetTaxonomyArgs, Taxonomy>;
  /** What links depend on and the items do not show. */
  readonly facts: FactsOf<Taxonomy, TaxonomyFacts>;
}
