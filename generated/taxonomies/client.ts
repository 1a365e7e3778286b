// @generated from schemas/resources/taxonomies.json by `npm run generate`. Do not edit. (57115945441b)

import type { Answer, Call, CallOptions, Transport } from '../../runtime/client/index.ts';
import type * as types from './types.ts';

/** `taxonomies`, as a client sees it. */
export interface Taxonomies {
  data: { view: types.TaxonomyView; embed: types.TaxonomyEmbed; edit: types.TaxonomyEdit };
  fields: {
    view: keyof types.TaxonomyView;
    embed: keyof types.TaxonomyEmbed;
    edit:
      | Taxonomies['fields']['view']
      | keyof types.TaxonomyEdit
      | 'visibility.public'
      | 'visibility.publicly_queryable'
      | 'visibility.show_ui'
      | 'visibility.show_admin_column'
      | 'visibility.show_in_nav_menus'
      | 'visibility.show_in_quick_edit';
  };
  embeds: Record<never, never>;
}

/** Calls the endpoints of `taxonomies`. */
export class TaxonomiesClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists the taxonomies, by name. `GET /cms/v2/taxonomies` (schemas/resources/taxonomies.json:125) */
  list<C extends keyof Taxonomies['data'] = 'view'>(
    input?: types.ListTaxonomiesInput & { context?: C | undefined },
    options?: CallOptions,
  ): Call<
    { readonly [name: string]: Answer<Taxonomies, C, never, never> },
    types.ListTaxonomiesError
  > {
    return this.#transport.call('GET', '/{core}/taxonomies', input, options);
  }

  /** Returns a taxonomy. `GET /cms/v2/taxonomies/{taxonomy}` (schemas/resources/taxonomies.json:146) */
  get<
    C extends keyof Taxonomies['data'] = 'view',
    const F extends readonly Taxonomies['fields'][C][] = never,
  >(
    input: types.GetTaxonomyInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<Taxonomies, C, F, never>, types.GetTaxonomyError> {
    return this.#transport.call('GET', '/{core}/taxonomies/{taxonomy}', input, options);
  }
}
