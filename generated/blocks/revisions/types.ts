// @generated from schemas/resources/blocks/revisions.json by `npm run generate`. Do not edit. (4240a0c38781)

/** A block revision with every field: what a handler returns. */
export interface BlockRevision {
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
  /** ID of the block of the revision, or 0 for the block itself. */
  parent: number;
  /** Slug of the revision, which contains the ID of the block. */
  slug: string;
  /** Title of the block in this revision. */
  title: {
    /** Text as stored. */
    raw: string;
  };
  /** Content of the block in this revision. */
  content: {
    /** Text as stored. */
    raw: string;
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

/** A block revision in the `view` context. */
export interface BlockRevisionView {
  author: number;
  date: string;
  date_gmt: string;
  id: number;
  modified: string;
  modified_gmt: string;
  parent: number;
  slug: string;
  title: {
    raw: string;
  };
  content: {
    raw: string;
    protected?: boolean;
  };
  guid: {
    rendered: string;
  };
}

/** A block revision in the `embed` context. */
export interface BlockRevisionEmbed {
  author: number;
  date: string;
  id: number;
  parent: number;
  slug: string;
  title: {
    [k: string]: unknown;
  };
}

/** A block revision in the `edit` context. */
export type BlockRevisionEdit = BlockRevision;

/** What `blocks/revisions.list` receives, once validated, sanitized and defaulted. */
export interface ListBlocksRevisionsArgs {
  /** Unique identifier of the block. */
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

/** What a client may send to `blocks/revisions.list`. */
export interface ListBlocksRevisionsInput {
  /** Unique identifier of the block. */
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

/** The codes of the errors that `blocks/revisions.list` answers, beside those that any may. */
export type ListBlocksRevisionsError =
  | 'rest_cannot_read'
  | 'rest_no_search_term_defined'
  | 'rest_orderby_include_missing_include'
  | 'rest_post_invalid_parent'
  | 'rest_revision_invalid_offset_number'
  | 'rest_revision_invalid_page_number';

/** What `blocks/revisions.get` receives, once validated, sanitized and defaulted. */
export interface GetBlockRevisionArgs {
  /** Unique identifier of the block. */
  parent: number;
  /** Unique identifier of the revision. */
  id: number;
}

/** What a client may send to `blocks/revisions.get`. */
export type GetBlockRevisionInput = GetBlockRevisionArgs;

/** The codes of the errors that `blocks/revisions.get` answers, beside those that any may. */
export type GetBlockRevisionError =
  | 'rest_cannot_read'
  | 'rest_post_invalid_id'
  | 'rest_post_invalid_parent';

/** What `blocks/revisions.delete` receives, once validated, sanitized and defaulted. */
export interface DeleteBlockRevisionArgs {
  /** Unique identifier of the block. */
  parent: number;
  /** Unique identifier of the revision. */
  id: number;
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force: boolean;
}

/** What a client may send to `blocks/revisions.delete`. */
export interface DeleteBlockRevisionInput {
  /** Unique identifier of the block. */
  parent: number;
  /** Unique identifier of the revision. */
  id: number;
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force?: boolean;
}

/** The codes of the errors that `blocks/revisions.delete` answers, beside those that any may. */
export type DeleteBlockRevisionError =
  | 'rest_cannot_delete'
  | 'rest_post_invalid_id'
  | 'rest_post_invalid_parent'
  | 'rest_trash_not_supported';
