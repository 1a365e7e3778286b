// @generated from schemas/resources/posts/revisions.json by `npm run generate`. Do not edit. (cc1197951cbc)

/** A post revision with every field: what a handler returns. */
export interface PostRevision {
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
  /** Number of the post whose state it is; 0 for the post itself. */
  parent: number;
  /** Name of the state, with the number of the post. */
  slug: string;
  /** Title of the post at that time. */
  title: {
    /** The text as it is stored. */
    raw: string;
    /** The text as HTML, ready to show. */
    rendered: string;
  };
  /** Text of the post at that time. */
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
  /** Excerpt of the post at that time. */
  excerpt: {
    /** The text as it is stored. */
    raw: string;
    /** The text as HTML, ready to show. */
    rendered: string;
    /** Whether a password protects the excerpt. */
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

/** A post revision in the `view` context. */
export interface PostRevisionView {
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

/** A post revision in the `embed` context. */
export interface PostRevisionEmbed {
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

/** A post revision in the `edit` context. */
export type PostRevisionEdit = PostRevision;

/** What `posts/revisions.list` receives, once validated, sanitized and defaulted. */
export interface ListPostsRevisionsArgs {
  /** Number of the post. */
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

/** What a client may send to `posts/revisions.list`. */
export interface ListPostsRevisionsInput {
  /** Number of the post. */
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

/** The codes of the errors that `posts/revisions.list` answers, beside those that any may. */
export type ListPostsRevisionsError =
  | 'rest_cannot_read'
  | 'rest_no_search_term_defined'
  | 'rest_orderby_include_missing_include'
  | 'rest_post_invalid_parent'
  | 'rest_revision_invalid_offset_number'
  | 'rest_revision_invalid_page_number';

/** What `posts/revisions.get` receives, once validated, sanitized and defaulted. */
export interface GetPostRevisionArgs {
  /** Number of the post. */
  parent: number;
  /** Number of the revision. */
  id: number;
}

/** What a client may send to `posts/revisions.get`. */
export type GetPostRevisionInput = GetPostRevisionArgs;

/** The codes of the errors that `posts/revisions.get` answers, beside those that any may. */
export type GetPostRevisionError =
  | 'rest_cannot_read'
  | 'rest_post_invalid_id'
  | 'rest_post_invalid_parent';

/** What `posts/revisions.delete` receives, once validated, sanitized and defaulted. */
export interface DeletePostRevisionArgs {
  /** Number of the post. */
  parent: number;
  /** Number of the revision. */
  id: number;
  /** Delete for good instead of moving to the trash; needed where there is no trash. */
  force: boolean;
}

/** What a client may send to `posts/revisions.delete`. */
export interface DeletePostRevisionInput {
  /** Number of the post. */
  parent: number;
  /** Number of the revision. */
  id: number;
  /** Delete for good instead of moving to the trash; needed where there is no trash. */
  force?: boolean;
}

/** The codes of the errors that `posts/revisions.delete` answers, beside those that any may. */
export type DeletePostRevisionError =
  | 'rest_cannot_delete'
  | 'rest_post_invalid_id'
  | 'rest_post_invalid_parent'
  | 'rest_trash_not_supported';
