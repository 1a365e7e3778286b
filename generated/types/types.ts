// @generated from schemas/resources/types.json by `npm run generate`. Do not edit. (4a01030413c8)

/** A type with every field: what a handler returns. */
export interface Type {
  /** Names of what one may do with the posts of the type. */
  capabilities: {
    [k: string]: unknown;
  };
  /** What the type is for. */
  description: string;
  /** Whether the posts of the type stand below one another. */
  hierarchical: boolean;
  /** Whether the site lists the posts of the type; text says where. */
  has_archive: string | boolean;
  /** Where people see the type. */
  visibility: {
    /** Whether the administration has pages for it. */
    show_ui: boolean;
    /** Whether its posts can be put into menus. */
    show_in_nav_menus: boolean;
  };
  /** Whether the posts of the type have a page of their own. */
  viewable: boolean;
  /** Texts about the type, for people. */
  labels: {
    [k: string]: unknown;
  };
  /** What people call the posts of the type. */
  name: string;
  /** Name of the type. */
  slug: string;
  /** Picture of the type in the administration; null for none. */
  icon: string | null;
  /** What the type adds to its posts. */
  supports: {
    [k: string]: unknown;
  };
  /** Taxonomies that the posts of the type are sorted by. */
  taxonomies: string[];
  /** Where the posts of the type are found below the namespace. */
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
  /** Name of the post type. */
  type: string;
}

/** What a client may send to `types.get`. */
export type GetTypeInput = GetTypeArgs;

/** The codes of the errors that `types.get` answers, beside those that any may. */
export type GetTypeError = 'rest_cannot_read_type' | 'rest_type_invalid';
