// @generated from schemas/resources/pages/revisions.json by `npm run generate`. Do not edit. (7cdfb12e0994)

/** A page revision with every field: what a handler returns. */
export interface PageRevision {
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
  /** ID of the page of the revision, or 0 for the page itself. */
  parent: number;
  /** Slug of the revision, which contains the ID of the page. */
  slug: string;
  /** Title of the page in this revision. */
  title: {
    /** Text as stored. */
    raw: string;
    /** Text as HTML for display. */
    rendered: string;
  };
  /** Content of the page in this revision. */
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
  /** Excerpt of the page in this revision. */
  excerpt: {
    /** Text as stored. */
    raw: string;
    /** Text as HTML for display. */
    rendered: string;
    /** Whether the excerpt is password-protected. */
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

/** A page revision in the `view` context. */
export interface PageRevisionView {
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
  excerpt: {
    rendered: string;
    protected?: boolean;
  };
  guid: {
    rendered: string;
  };
}

/** A page revision in the `embed` context. */
export interface PageRevisionEmbed {
  author: number;
  date: string;
  id: number;
  parent: number;
  slug: string;
  title: {
    rendered: string;
  };
  excerpt: {
    rendered: string;
    protected?: boolean;
  };
}

/** A page revision in the `edit` context. */
export type PageRevisionEdit = PageRevision;

/** What `pages/revisions.list` receives, once validated, sanitized and defaulted. */
export interface ListPagesRevisionsArgs {
  /** Unique identifier of the page. */
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

/** What a client may send to `pages/revisions.list`. */
export interface ListPagesRevisionsInput {
  /** Unique identifier of the page. */
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

/** The codes of the errors that `pages/revisions.list` answers, beside those that any may. */
export type ListPagesRevisionsError =
  | 'rest_cannot_read'
  | 'rest_no_search_term_defined'
  | 'rest_orderby_include_missing_include'
  | 'rest_post_invalid_parent'
  | 'rest_revision_invalid_offset_number'
  | 'rest_revision_invalid_page_number';

/** What `pages/revisions.get` receives, once validated, sanitized and defaulted. */
export interface GetPageRevisionArgs {
  /** Unique identifier of the page. */
  parent: number;
  /** Unique identifier of the revision. */
  id: number;
}

/** What a client may send to `pages/revisions.get`. */
export type GetPageRevisionInput = GetPageRevisionArgs;

/** The codes of the errors that `pages/revisions.get` answers, beside those that any may. */
export type GetPageRevisionError =
  | 'rest_cannot_read'
  | 'rest_post_invalid_id'
  | 'rest_post_invalid_parent';

/** What `pages/revisions.delete` receives, once validated, sanitized and defaulted. */
export interface DeletePageRevisionArgs {
  /** Unique identifier of the page. */
  parent: number;
  /** Unique identifier of the revision. */
  id: number;
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force: boolean;
}

/** What a client may send to `pages/revisions.delete`. */
export interface DeletePageRevisionInput {
  /** Unique identifier of the page. */
  parent: number;
  /** Unique identifier of the revision. */
  id: number;
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force?: boolean;
}

/** The codes of the errors that `pages/revisions.delete` answers, beside those that any may. */
export type DeletePageRevisionError =
  | 'rest_cannot_delete'
  | 'rest_post_invalid_id'
  | 'rest_post_invalid_parent'
  | 'rest_trash_not_supported';
