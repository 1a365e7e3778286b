// @generated from schemas/resources/navigation/revisions.json by `npm run generate`. Do not edit. (1a4aaa6038ce)

/** A navigation menu revision with every field: what a handler returns. */
export interface NavigationMenuRevision {
  /** User who wrote this state. */
  author: number;
  /** When it was written, in the time zone of the site. */
  date: string;
  /** When it was written, in UTC. */
  date_gmt: string;
  /** Number of the state. */
  id: number;
  /** When it was last changed, in the time zone of the site. */
  modified: string;
  /** When it was last changed, in UTC. */
  modified_gmt: string;
  /** Number of the navigation menu whose state it is; 0 for the navigation menu itself. */
  parent: number;
  /** Name of the state, with the number of the navigation menu. */
  slug: string;
  /** Title of the navigation menu at that time. */
  title: {
    /** The text as it is stored. */
    raw: string;
    /** The text as HTML, ready to show. */
    rendered: string;
  };
  /** Text of the navigation menu at that time. */
  content: {
    /** The text as it is stored. */
    raw: string;
    /** The text as HTML, ready to show. */
    rendered: string;
    /** Version of the block format of the text; 0 for a text without blocks. */
    block_version?: number;
    /** Whether a password protects the text. */
    protected?: boolean;
  };
  /** Name of the state that is never given twice. */
  guid: {
    /** The name as it is stored. */
    raw: string;
    /** The name as it is shown. */
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
  /** Number of the navigation menu. */
  parent: number;
  /** Page to answer, from 1. */
  page: number;
  /** Most items on a page; all of them when absent. */
  per_page?: number;
  /** Only items that contain this text. */
  search?: string;
  /** Leave out the items with these numbers. */
  exclude: number[];
  /** Only the items with these numbers; an empty list is no limit. */
  include: number[];
  /** How many items to skip; it takes the place of the page. */
  offset?: number;
  /** Whether the order goes up or down. */
  order: 'asc' | 'desc';
  /** Field that puts the revisions in order. */
  orderby: 'date' | 'id' | 'include' | 'relevance' | 'slug' | 'include_slugs' | 'title';
}

/** What a client may send to `navigation/revisions.list`. */
export interface ListNavigationRevisionsInput {
  /** Number of the navigation menu. */
  parent: number;
  /** Page to answer, from 1. */
  page?: number;
  /** Most items on a page; all of them when absent. */
  per_page?: number;
  /** Only items that contain this text. */
  search?: string;
  /** Leave out the items with these numbers. */
  exclude?: number[];
  /** Only the items with these numbers; an empty list is no limit. */
  include?: number[];
  /** How many items to skip; it takes the place of the page. */
  offset?: number;
  /** Whether the order goes up or down. */
  order?: 'asc' | 'desc';
  /** Field that puts the revisions in order. */
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
  /** Number of the navigation menu. */
  parent: number;
  /** Number of the revision. */
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
  /** Number of the navigation menu. */
  parent: number;
  /** Number of the revision. */
  id: number;
  /** Delete for good instead of moving to the trash; needed where there is no trash. */
  force: boolean;
}

/** What a client may send to `navigation/revisions.delete`. */
export interface DeleteNavigationMenuRevisionInput {
  /** Number of the navigation menu. */
  parent: number;
  /** Number of the revision. */
  id: number;
  /** Delete for good instead of moving to the trash; needed where there is no trash. */
  force?: boolean;
}

/** The codes of the errors that `navigation/revisions.delete` answers, beside those that any may. */
export type DeleteNavigationMenuRevisionError =
  | 'rest_cannot_delete'
  | 'rest_post_invalid_id'
  | 'rest_post_invalid_parent'
  | 'rest_trash_not_supported';
