// @generated from schemas/resources/navigation.json by `npm run generate`. Do not edit. (1933506d245a)

/** A navigation menu with every field: what a handler returns. */
export interface NavigationMenu {
  /** Publication date of the navigation menu, in the time zone of the site. */
  date: string | null;
  /** Publication date of the navigation menu, in UTC. */
  date_gmt: string | null;
  /** Globally unique identifier of the navigation menu. */
  guid: {
    /** Identifier as stored. */
    raw: string;
    /** Identifier for display. */
    rendered: string;
  };
  /** Unique identifier of the navigation menu. */
  id: number;
  /** URL of the navigation menu. */
  link: string;
  /** Date of the last modification of the navigation menu, in the time zone of the site. */
  modified: string;
  /** Date of the last modification of the navigation menu, in UTC. */
  modified_gmt: string;
  /** Slug of the navigation menu, unique for its type. */
  slug: string;
  /** Status of the navigation menu. */
  status:
    | 'publish'
    | 'future'
    | 'draft'
    | 'pending'
    | 'private'
    | 'trash'
    | 'inherit'
    | 'auto-draft';
  /** Post type of the navigation menu. */
  type: string;
  /** Password that protects the content and the excerpt; empty for none. */
  password: string;
  /** Title of the navigation menu. */
  title: {
    /** Title as stored. */
    raw: string;
    /** Title as HTML for display. */
    rendered: string;
  };
  /** Content of the navigation menu. */
  content: {
    /** Text as stored. */
    raw: string;
    /** Text as HTML for display. */
    rendered: string;
    /** Version of the block format of the content, or 0 for content without blocks. */
    block_version: number;
    /** Whether the content is password-protected. */
    protected: boolean;
  };
  /** Template file of the navigation menu; empty for the default. */
  template: string;
}

/** A navigation menu in the `view` context. */
export interface NavigationMenuView {
  date: string | null;
  date_gmt: string | null;
  guid: {
    rendered: string;
  };
  id: number;
  link: string;
  modified: string;
  modified_gmt: string;
  slug: string;
  status:
    | 'publish'
    | 'future'
    | 'draft'
    | 'pending'
    | 'private'
    | 'trash'
    | 'inherit'
    | 'auto-draft';
  type: string;
  title: {
    rendered: string;
  };
  content: {
    rendered: string;
    protected: boolean;
  };
  template: string;
}

/** A navigation menu in the `embed` context. */
export interface NavigationMenuEmbed {
  date: string | null;
  id: number;
  link: string;
  slug: string;
  type: string;
  title: {
    rendered: string;
  };
}

/** A navigation menu in the `edit` context. */
export type NavigationMenuEdit = NavigationMenu;

/** What links of a navigation menu depend on beside its fields. */
export interface NavigationMenuFacts {
  /** Number of revisions of the navigation menu. */
  revision_count: number;
  /** ID of the latest revision, or 0 for none. */
  last_revision: number;
  /** Whether the caller may publish the navigation menu. */
  can_publish: boolean;
  /** Whether the caller may use unfiltered HTML. */
  can_use_unfiltered_html: boolean;
}

/** What `navigation.list` receives, once validated, sanitized and defaulted. */
export interface ListNavigationArgs {
  /** Page of the collection, starting at 1. */
  page: number;
  /** Maximum number of items per page. */
  per_page: number;
  /** Only items that contain this text. */
  search?: string;
  /** Cursor from the previous response; empty for the first page. With a cursor the items are not counted, and page and offset are ignored. A cursor is valid for the order it was created with. */
  cursor?: string;
  /** Only items published after this date. */
  after?: string;
  /** Only items published before this date. */
  before?: string;
  /** Only items modified after this date. */
  modified_after?: string;
  /** Only items modified before this date. */
  modified_before?: string;
  /** Exclude the items with these IDs. */
  exclude: number[];
  /** Only the items with these IDs; an empty list means no filter. */
  include: number[];
  /** Number of items to skip; replaces the page. */
  offset?: number;
  /** Only items with one of these slugs. */
  slug?: string[];
  /** Sort direction. */
  order: 'asc' | 'desc';
  /** Field to sort the navigation by. */
  orderby:
    | 'author'
    | 'date'
    | 'id'
    | 'include'
    | 'modified'
    | 'parent'
    | 'relevance'
    | 'slug'
    | 'include_slugs'
    | 'title';
  /** Only navigation with one of these statuses. Statuses except `publish` require permission. */
  status: (
    | 'publish'
    | 'future'
    | 'draft'
    | 'pending'
    | 'private'
    | 'trash'
    | 'auto-draft'
    | 'inherit'
    | 'request-pending'
    | 'request-confirmed'
    | 'request-failed'
    | 'request-completed'
    | 'any'
  )[];
}

/** What a client may send to `navigation.list`. */
export type ListNavigationInput = Partial<ListNavigationArgs>;

/** The codes of the errors that `navigation.list` answers, beside those that any may. */
export type ListNavigationError =
  | 'rest_no_search_term_defined'
  | 'rest_orderby_include_missing_include'
  | 'rest_post_invalid_page_number';

/** What `navigation.create` receives, once validated, sanitized and defaulted. */
export interface CreateNavigationMenuArgs {
  /** Publication date of the navigation menu, in the time zone of the site. */
  date?: string | null;
  /** Publication date of the navigation menu, in UTC. */
  date_gmt?: string | null;
  /** Slug of the navigation menu, unique for its type. */
  slug?: string;
  /** Status of the navigation menu. */
  status?: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** Password that protects the content and the excerpt; empty for none. */
  password?: string;
  /** Title of the navigation menu. */
  title?: unknown;
  /** Content of the navigation menu. */
  content?: unknown;
  /** Template file of the navigation menu; empty for the default. */
  template?: string;
}

/** What a client may send to `navigation.create`. */
export interface CreateNavigationMenuInput {
  /** Publication date of the navigation menu, in the time zone of the site. */
  date?: string | null;
  /** Publication date of the navigation menu, in UTC. */
  date_gmt?: string | null;
  /** Slug of the navigation menu, unique for its type. */
  slug?: string;
  /** Status of the navigation menu. */
  status?: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** Password that protects the content and the excerpt; empty for none. */
  password?: string;
  /** Title of the navigation menu. */
  title?:
    | string
    | {
        raw?: string;
      };
  /** Content of the navigation menu. */
  content?:
    | string
    | {
        raw?: string;
      };
  /** Template file of the navigation menu; empty for the default. */
  template?: string;
}

/** The codes of the errors that `navigation.create` answers, beside those that any may. */
export type CreateNavigationMenuError =
  | 'empty_content'
  | 'rest_cannot_assign_term'
  | 'rest_cannot_create'
  | 'rest_cannot_edit_others'
  | 'rest_cannot_publish'
  | 'rest_invalid_author'
  | 'rest_invalid_field'
  | 'rest_post_exists'
  | 'rest_post_invalid_id';

/** What `navigation.get` receives, once validated, sanitized and defaulted. */
export interface GetNavigationMenuArgs {
  /** Unique identifier of the navigation menu. */
  id: number;
  /** Password of the post, if it is password-protected. */
  password?: string;
}

/** What a client may send to `navigation.get`. */
export type GetNavigationMenuInput = GetNavigationMenuArgs;

/** The codes of the errors that `navigation.get` answers, beside those that any may. */
export type GetNavigationMenuError = 'rest_post_incorrect_password' | 'rest_post_invalid_id';

/** What `navigation.update` receives, once validated, sanitized and defaulted. */
export interface UpdateNavigationMenuArgs {
  /** Unique identifier of the navigation menu. */
  id: number;
  /** Publication date of the navigation menu, in the time zone of the site. */
  date?: string | null;
  /** Publication date of the navigation menu, in UTC. */
  date_gmt?: string | null;
  /** Slug of the navigation menu, unique for its type. */
  slug?: string;
  /** Status of the navigation menu. */
  status?: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** Password that protects the content and the excerpt; empty for none. */
  password?: string;
  /** Title of the navigation menu. */
  title?: unknown;
  /** Content of the navigation menu. */
  content?: unknown;
  /** Template file of the navigation menu; empty for the default. */
  template?: string;
}

/** What a client may send to `navigation.update`. */
export interface UpdateNavigationMenuInput {
  /** Unique identifier of the navigation menu. */
  id: number;
  /** Publication date of the navigation menu, in the time zone of the site. */
  date?: string | null;
  /** Publication date of the navigation menu, in UTC. */
  date_gmt?: string | null;
  /** Slug of the navigation menu, unique for its type. */
  slug?: string;
  /** Status of the navigation menu. */
  status?: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** Password that protects the content and the excerpt; empty for none. */
  password?: string;
  /** Title of the navigation menu. */
  title?:
    | string
    | {
        raw?: string;
      };
  /** Content of the navigation menu. */
  content?:
    | string
    | {
        raw?: string;
      };
  /** Template file of the navigation menu; empty for the default. */
  template?: string;
}

/** The codes of the errors that `navigation.update` answers, beside those that any may. */
export type UpdateNavigationMenuError =
  | 'empty_content'
  | 'rest_cannot_assign_term'
  | 'rest_cannot_edit'
  | 'rest_cannot_edit_others'
  | 'rest_cannot_publish'
  | 'rest_invalid_author'
  | 'rest_invalid_field'
  | 'rest_post_invalid_id'
  | 'rest_precondition_failed';

/** What `navigation.delete` receives, once validated, sanitized and defaulted. */
export interface DeleteNavigationMenuArgs {
  /** Unique identifier of the navigation menu. */
  id: number;
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force: boolean;
}

/** What a client may send to `navigation.delete`. */
export interface DeleteNavigationMenuInput {
  /** Unique identifier of the navigation menu. */
  id: number;
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force?: boolean;
}

/** The codes of the errors that `navigation.delete` answers, beside those that any may. */
export type DeleteNavigationMenuError =
  | 'rest_already_trashed'
  | 'rest_cannot_delete'
  | 'rest_post_invalid_id'
  | 'rest_precondition_failed'
  | 'rest_trash_not_supported';
