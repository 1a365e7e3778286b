// @generated from schemas/resources/taxonomies.json by `npm run generate`. Do not edit. (ce783db66056)

/** A taxonomy with every field: what a handler returns. */
export interface Taxonomy {
  /** Names of the capabilities for the terms of the taxonomy. */
  capabilities: {
    [k: string]: unknown;
  };
  /** Description of the taxonomy. */
  description: string;
  /** Whether the taxonomy is hierarchical. */
  hierarchical: boolean;
  /** Labels of the taxonomy. */
  labels: {
    [k: string]: unknown;
  };
  /** Name of the taxonomy, for display. */
  name: string;
  /** Unique name of the taxonomy. */
  slug: string;
  /** Whether the site can show the terms as a tag cloud. */
  show_cloud: boolean;
  /** Post types that use the taxonomy. */
  types: string[];
  /** Path of the routes of the taxonomy below the namespace. */
  rest_base: string;
  /** Namespace of the routes of the taxonomy. */
  rest_namespace: string;
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

/** A taxonomy in the `view` context. */
export interface TaxonomyView {
  description: string;
  hierarchical: boolean;
  name: string;
  slug: string;
  types: string[];
  rest_base: string;
  rest_namespace: string;
}

/** A taxonomy in the `embed` context. */
export interface TaxonomyEmbed {
  name: string;
  slug: string;
  rest_base: string;
  rest_namespace: string;
}

/** A taxonomy in the `edit` context. */
export type TaxonomyEdit = Taxonomy;

/** What links of a taxonomy depend on beside its fields. */
export interface TaxonomyFacts {
  /** Route of the terms of the taxonomy. */
  items_route: string;
}

/** What `taxonomies.list` receives, once validated, sanitized and defaulted. */
export interface ListTaxonomiesArgs {
  /** Only taxonomies of this post type. */
  type?: string;
}

/** What a client may send to `taxonomies.list`. */
export type ListTaxonomiesInput = ListTaxonomiesArgs;

/** The codes of the errors that `taxonomies.list` answers, beside those that any may. */
export type ListTaxonomiesError = 'rest_cannot_view';

/** What `taxonomies.get` receives, once validated, sanitized and defaulted. */
export interface GetTaxonomyArgs {
  /** Unique name of the taxonomy. */
  taxonomy: string;
}

/** What a client may send to `taxonomies.get`. */
export type GetTaxonomyInput = GetTaxonomyArgs;

/** The codes of the errors that `taxonomies.get` answers, beside those that any may. */
export type GetTaxonomyError = 'rest_taxonomy_invalid';
