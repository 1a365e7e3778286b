// @generated from schemas/resources/navigation/revisions.json by `npm run generate`. Do not edit. (fa49bb022352)

/** A navigation menu revision with every field: what a handler returns. */
export interface NavigationMenuRevision {
  /** ID of the author of the revision. */
  author: number;
  /** Date of the revision, in the time zone of the site. */
  date: string;
  /** Date of the revision, in UTC. */
  date_gmt: string;
  /** Unique identifier of the revision. */
  id: number;
  /** Date of the last modification, in the time zone of the site. */
  modified: string;
  /** Date of the last modification, in UTC. */
  modified_gmt: string;
  /** ID of the navigation menu of the revision, or 0 for the navigation menu itself. */
  parent: number;
  /** Slug of the revision, which contains the ID of the navigation menu. */
  slug: string;
  /** Title of the navigation menu in this revision. */
  title: {
    /** Text as stored. */
    raw: string;
    /** Text as HTML for display. */
    rendered: string;
  };
  /** Content of the navigation menu in this revision. */
  content: {
    /** Text as stored. */
    raw: string;
    /** Text as HTML for display. */
    rendered: string;
    /** Version of the block format of the content, or 0 for content without blocks. */
    block_version?: number;
    /** Whether the content is password-protected. */
    protected?: boolean;
  };
  /** Globally unique identifier of the revision. */
  guid: {
    /** Identifier as stored. */
    raw: string;
    /** Identifier for display. */
    rendered: string;
  };
}

/** A navigation menu revision in the `view` context. */
export interface NavigationMenuRevisionView {
  author: number;
  date: string;
  date_gmt: string;
  id: number;
  modified: string;
  modified_gmt: string;
  parent: number;
  slug: string;
  title: {
    rendered: string;
  };
  content: {
    rendered: string;
    protected?: boolean;
  };
  guid: {
    rendered: string;
  };
}

/** A navigation menu revision in the `embed` context. */
export interface NavigationMenuRevisionEmbed {
  author: number;
  date: string;
  id: number;
  parent: number;
  slug: string;
  title: {
    rendered: string;
  };
}

/** A navigation menu revision in the `edit` context. */
export type NavigationMenuRevisionEdit = NavigationMenuRevision;

/** What `navigation/revisions.list` receives, once validated, sanitized and defaulted. */
export interface ListNavigationRevisionsArgs {
  /** Unique identifier of the navigation menu. */
  parent: number;
  /** Page of the collection, starting at 1. */
  page: number;
  /** Maximum number of items per page; all items if absent. */
  per_page?: number;
  /** Only items that contain this text. */
  search?: string;
  /** Exclude the items with these IDs. */
  exclude: number[];
  /** Only the items with these IDs; an empty list means no filter. */
  include: number[];
  /** Number of items to skip; replaces the page. */
  offset?: number;
  /** Sort direction. */
  order: 'asc' | 'desc';
  /** Field to sort the revisions by. */
  orderby: 'date' | 'id' | 'include' | 'relevance' | 'slug' | 'include_slugs' | 'title';
}

/** What a client may send to `navigation/revisions.list`. */
export interface ListNavigationRevisionsInput {
  /** Unique identifier of the navigation menu. */
  parent: number;
  /** Page of the collection, starting at 1. */
  page?: number;
  /** Maximum number of items per page; all items if absent. */
  per_page?: number;
  /** Only items that contain this text. */
  search?: string;
  /** Exclude the items with these IDs. */
  exclude?: number[];
  /** Only the items with these IDs; an empty list means no filter. */
  include?: number[];
  /** Number of items to skip; replaces the page. */
  offset?: number;
  /** Sort direction. */
  order?: 'asc' | 'desc';
  /** Field to sort the revisions by. */
  orderby?: 'date' | 'id' | 'include' | 'relevance' | 'slug' | 'include_slugs' | 'title';
}

/** The codes of the errors that `navigation/revisions.list` answers, beside those that any may. */
export type ListNavigationRevisionsError =
  | 'rest_cannot_read'
  | 'rest_no_search_term_defined'
  | 'rest_orderby_include_missing_include'
  | 'rest_post_invalid_parent'
  | 'rest_revision_invalid_offset_number'
  | 'rest_revision_invalid_page_number';

/** What `navigation/revisions.get` receives, once validated, sanitized and defaulted. */
export interface GetNavigationMenuRevisionArgs {
  /** Unique identifier of the navigation menu. */
  parent: number;
  /** Unique identifier of the revision. */
  id: number;
}

/** What a client may send to `navigation/revisions.get`. */
export type GetNavigationMenuRevisionInput = GetNavigationMenuRevisionArgs;

/** The codes of the errors that `navigation/revisions.get` answers, beside those that any may. */
export type GetNavigationMenuRevisionError =
  | 'rest_cannot_read'
  | 'rest_post_invalid_id'
  | 'rest_post_invalid_parent';

/** What `navigation/revisions.delete` receives, once validated, sanitized and defaulted. */
export interface DeleteNavigationMenuRevisionArgs {
  /** Unique identifier of the navigation menu. */
  parent: number;
  /** Unique identifier of the revision. */
  id: number;
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force: boolean;
}

/** What a client may send to `navigation/revisions.delete`. */
export interface DeleteNavigationMenuRevisionInput {
  /** Unique identifier of the navigation menu. */
  parent: number;
  /** Unique identifier of the revision. */
  id: number;
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force?: boolean;
}

/** The codes of the errors that `navigation/revisions.delete` answers, beside those that any may. */
export type DeleteNavigationMenuRevisionError =
  | 'rest_cannot_delete'
  | 'rest_post_invalid_id'
  | 'rest_post_invalid_parent'
  | 'rest_trash_not_supported';
