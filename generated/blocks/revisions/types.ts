// @generated from schemas/resources/blocks/revisions.json by `npm run generate`. Do not edit. (9616fb4244dc)

/** A block revision with every field: what a handler returns. */
export interface BlockRevision {
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
  /** Number of the block whose state it is; 0 for the block itself. */
  parent: number;
  /** Name of the state, with the number of the block. */
  slug: string;
  /** Title of the block at that time. */
  title: {
    /** The text as it is stored. */
    raw: string;
  };
  /** Text of the block at that time. */
  content: {
    /** The text as it is stored. */
    raw: string;
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
  /** Number of the block. */
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

/** What a client may send to `blocks/revisions.list`. */
export interface ListBlocksRevisionsInput {
  /** Number of the block. */
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
  /** Number of the block. */
  parent: number;
  /** Number of the revision. */
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
  /** Number of the block. */
  parent: number;
  /** Number of the revision. */
  id: number;
  /** Delete for good instead of moving to the trash; needed where there is no trash. */
  force: boolean;
}

/** What a client may send to `blocks/revisions.delete`. */
export interface DeleteBlockRevisionInput {
  /** Number of the block. */
  parent: number;
  /** Number of the revision. */
  id: number;
  /** Delete for good instead of moving to the trash; needed where there is no trash. */
  force?: boolean;
}

/** The codes of the errors that `blocks/revisions.delete` answers, beside those that any may. */
export type DeleteBlockRevisionError =
  | 'rest_cannot_delete'
  | 'rest_post_invalid_id'
  | 'rest_post_invalid_parent'
  | 'rest_trash_not_supported';
