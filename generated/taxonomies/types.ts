// @generated from schemas/resources/taxonomies.json by `npm run generate`. Do not edit. (a4946c17fffb)

import type { InputOf } from '../../runtime/client/index.ts';

/** A taxonomy in the `embed` context. (schemas/resources/taxonomies.json:3) */
export interface TaxonomyEmbed {
  /** Name of the taxonomy, for display. */
  name: string;
  /** Unique name of the taxonomy. */
  slug: string;
  /** Path of the routes of the taxonomy below the namespace. */
  rest_base: string;
  /** Namespace of the routes of the taxonomy. */
  rest_namespace: string;
}

/** A taxonomy in the `view` context. (schemas/resources/taxonomies.json:3) */
export interface TaxonomyView extends TaxonomyEmbed {
  /** Description of the taxonomy. */
  description: string;
  /** Whether the taxonomy is hierarchical. */
  hierarchical: boolean;
  /** Post types that use the taxonomy. */
  types: string[];
}

/** A taxonomy with every field: what a handler returns. (schemas/resources/taxonomies.json:3) */
export interface Taxonomy extends TaxonomyView {
  /** Names of the capabilities for the terms of the taxonomy. */
  capabilities: { [k: string]: unknown };
  /** Labels of the taxonomy. */
  labels: { [k: string]: unknown };
  /** Whether the site can show the terms as a tag cloud. */
  show_cloud: boolean;
  /** Visibility of the taxonomy. */
  visibility: {
    /** Whether the taxonomy is public. */
    public: boolean;
    /** Whether the taxonomy can be queried publicly. */
    publicly_queryable: boolean;
    /** Whether the administration has pages for it. */
    show_ui: boolean;
    /** Whether the list of posts has a column for the taxonomy. */
    show_admin_column: boolean;
    /** Whether its terms can be added to menus. */
    show_in_nav_menus: boolean;
    /** Whether it can be edited in quick edit. */
    show_in_quick_edit: boolean;
  };
}

/** A taxonomy in the `edit` context. (schemas/resources/taxonomies.json:3) */
export type TaxonomyEdit = Taxonomy;

/** Values that the links of a taxonomy depend on, in addition to its fields. (schemas/resources/taxonomies.json:3) */
export interface TaxonomyFacts {
  /** Route of the terms of the taxonomy. */
  items_route: string;
}

/** The arguments that the handler of `taxonomies.list` receives. (schemas/resources/taxonomies.json:125) */
export interface ListTaxonomiesArgs {
  /** Only taxonomies of this post type. */
  type?: string;
}

/** The arguments that a client may send to `taxonomies.list`. (schemas/resources/taxonomies.json:125) */
export interface ListTaxonomiesInput extends InputOf<ListTaxonomiesArgs> {}

/** The error codes of `taxonomies.list`, in addition to those of any endpoint. */
export type ListTaxonomiesError = 'rest_cannot_view';

/** The arguments that the handler of `taxonomies.get` receives. (schemas/resources/taxonomies.json:146) */
export interface GetTaxonomyArgs {
  /** Unique name of the taxonomy. */
  taxonomy: string;
}

/** The arguments that a client may send to `taxonomies.get`. (schemas/resources/taxonomies.json:146) */
export type GetTaxonomyInput = GetTaxonomyArgs;

/** The error codes of `taxonomies.get`, in addition to those of any endpoint. */
export type GetTaxonomyError = 'rest_taxonomy_invalid';
