// @generated from schemas/resources/taxonomies.json by `npm run generate`. Do not edit. (f8e730bc6189)

/** A taxonomy with every field: what a handler returns. */
export interface Taxonomy {
  /** Names of what one may do with the terms of the taxonomy. */
  capabilities: {
    [k: string]: unknown;
  };
  /** What the taxonomy is for. */
  description: string;
  /** Whether the terms of the taxonomy stand below one another. */
  hierarchical: boolean;
  /** Texts about the taxonomy, for people. */
  labels: {
    [k: string]: unknown;
  };
  /** What people call the terms of the taxonomy. */
  name: string;
  /** Name of the taxonomy. */
  slug: string;
  /** Whether the site shows the terms by how often they are used. */
  show_cloud: boolean;
  /** Post types whose posts carry terms of the taxonomy. */
  types: string[];
  /** Where the terms of the taxonomy are found below the namespace. */
  rest_base: string;
  /** Namespace of the routes of the taxonomy. */
  rest_namespace: string;
  /** Where people see the taxonomy. */
  visibility: {
    /** Whether it is meant for readers. */
    public: boolean;
    /** Whether readers can look for posts by it. */
    publicly_queryable: boolean;
    /** Whether the administration has pages for it. */
    show_ui: boolean;
    /** Whether the administration shows it beside posts. */
    show_admin_column: boolean;
    /** Whether its terms can be put into menus. */
    show_in_nav_menus: boolean;
    /** Whether it can be edited in the list of posts. */
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
  /** Only taxonomies that sort posts of this type. */
  type?: string;
}

/** What a client may send to `taxonomies.list`. */
export type ListTaxonomiesInput = ListTaxonomiesArgs;

/** The codes of the errors that `taxonomies.list` answers, beside those that any may. */
export type ListTaxonomiesError = 'rest_cannot_view';

/** What `taxonomies.get` receives, once validated, sanitized and defaulted. */
export interface GetTaxonomyArgs {
  /** Name of the taxonomy. */
  taxonomy: string;
}

/** What a client may send to `taxonomies.get`. */
export type GetTaxonomyInput = GetTaxonomyArgs;

/** The codes of the errors that `taxonomies.get` answers, beside those that any may. */
export type GetTaxonomyError = 'rest_taxonomy_invalid';
