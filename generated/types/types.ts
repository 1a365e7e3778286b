// @generated from schemas/resources/types.json by `npm run generate`. Do not edit. (a5c72699e040)

/** A type in the `embed` context. (schemas/resources/types.json:3) */
export interface TypeEmbed {
  /** Name of the type, for display. */
  name: string;
  /** Name of the type. */
  slug: string;
  /** Icon of the type in the administration; null for none. */
  icon: string | null;
  /** Path of the routes of the type below the namespace. */
  rest_base: string;
  /** Namespace of the routes of the type. */
  rest_namespace: string;
}

/** A type in the `view` context. (schemas/resources/types.json:3) */
export interface TypeView extends TypeEmbed {
  /** Description of the type. */
  description: string;
  /** Whether the type is hierarchical. */
  hierarchical: boolean;
  /** Whether the type has an archive, or the slug of the archive. */
  has_archive: string | boolean;
  /** Taxonomies of the type. */
  taxonomies: string[];
}

/** A type with every field: what a handler returns. (schemas/resources/types.json:3) */
export interface Type extends TypeView {
  /** Names of the capabilities for the posts of the type. */
  capabilities: { [k: string]: unknown };
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
  labels: { [k: string]: unknown };
  /** Features that the type supports. */
  supports: { [k: string]: unknown };
}

/** A type in the `edit` context. (schemas/resources/types.json:3) */
export type TypeEdit = Type;

/** Values that the links of a type depend on, in addition to its fields. (schemas/resources/types.json:3) */
export interface TypeFacts {
  /** Route of the posts of the type. */
  items_route: string;
}

/** The arguments that the handler of `types.list` receives. (schemas/resources/types.json:127) */
export type ListTypesArgs = Record<never, never>;

/** The arguments that a client may send to `types.list`. (schemas/resources/types.json:127) */
export type ListTypesInput = ListTypesArgs;

/** The error codes of `types.list`, in addition to those of any endpoint. */
export type ListTypesError = 'rest_cannot_view';

/** The arguments that the handler of `types.get` receives. (schemas/resources/types.json:144) */
export interface GetTypeArgs {
  /** Unique name of the post type. */
  type: string;
}

/** The arguments that a client may send to `types.get`. (schemas/resources/types.json:144) */
export type GetTypeInput = GetTypeArgs;

/** The error codes of `types.get`, in addition to those of any endpoint. */
export type GetTypeError = 'rest_cannot_read_type' | 'rest_type_invalid';
