// @generated from schemas/resources/types.json by `npm run generate`. Do not edit. (295a5c0eaa4a)

/** A type with every field: what a handler returns. */
export interface Type {
  /** Names of the capabilities for the posts of the type. */
  capabilities: {
    [k: string]: unknown;
  };
  /** Description of the type. */
  description: string;
  /** Whether the type is hierarchical. */
  hierarchical: boolean;
  /** Whether the type has an archive, or the slug of the archive. */
  has_archive: string | boolean;
  /** Visibility of the type. */
  visibility: {
    /** Whether the administration has pages for it. */
    show_ui: boolean;
    /** Whether its posts can be added to menus. */
    show_in_nav_menus: boolean;
  };
  /** Whether the posts of the type have a page of their own. */
  viewable: boolean;
  /** Labels of the type. */
  labels: {
    [k: string]: unknown;
  };
  /** Name of the type, for display. */
  name: string;
  /** Name of the type. */
  slug: string;
  /** Icon of the type in the administration; null for none. */
  icon: string | null;
  /** Features that the type supports. */
  supports: {
    [k: string]: unknown;
  };
  /** Taxonomies of the type. */
  taxonomies: string[];
  /** Path of the routes of the type below the namespace. */
  rest_base: string;
  /** Namespace of the routes of the type. */
  rest_namespace: string;
}

/** A type in the `view` context. */
export interface TypeView {
  description: string;
  hierarchical: boolean;
  has_archive: string | boolean;
  name: string;
  slug: string;
  icon: string | null;
  taxonomies: string[];
  rest_base: string;
  rest_namespace: string;
}

/** A type in the `embed` context. */
export interface TypeEmbed {
  name: string;
  slug: string;
  icon: string | null;
  rest_base: string;
  rest_namespace: string;
}

/** A type in the `edit` context. */
export type TypeEdit = Type;

/** What links of a type depend on beside its fields. */
export interface TypeFacts {
  /** Route of the posts of the type. */
  items_route: string;
}

/** What `types.list` receives, once validated, sanitized and defaulted. */
export type ListTypesArgs = Record<never, never>;

/** What a client may send to `types.list`. */
export type ListTypesInput = ListTypesArgs;

/** The codes of the errors that `types.list` answers, beside those that any may. */
export type ListTypesError = 'rest_cannot_view';

/** What `types.get` receives, once validated, sanitized and defaulted. */
export interface GetTypeArgs {
  /** Unique name of the post type. */
  type: string;
}

/** What a client may send to `types.get`. */
export type GetTypeInput = GetTypeArgs;

/** The codes of the errors that `types.get` answers, beside those that any may. */
export type GetTypeError = 'rest_cannot_read_type' | 'rest_type_invalid';
