// @generated from schemas/resources/blocks.json by `npm run generate`. Do not edit. (c6d31129bab8)

/** A block with every field: what a handler returns. */
export interface Block {
  /** Publication date of the block, in the time zone of the site. */
  date: string | null;
  /** Publication date of the block, in UTC. */
  date_gmt: string | null;
  /** Globally unique identifier of the block. */
  guid: {
    /** Identifier as stored. */
    raw: string;
    /** Identifier for display. */
    rendered: string;
  };
  /** Unique identifier of the block. */
  id: number;
  /** URL of the block. */
  link: string;
  /** Date of the last modification of the block, in the time zone of the site. */
  modified: string;
  /** Date of the last modification of the block, in UTC. */
  modified_gmt: string;
  /** Slug of the block, unique for its type. */
  slug: string;
  /** Status of the block. */
  status:
    | 'publish'
    | 'future'
    | 'draft'
    | 'pending'
    | 'private'
    | 'trash'
    | 'inherit'
    | 'auto-draft';
  /** Post type of the block. */
  type: string;
  /** Password that protects the content and the excerpt; empty for none. */
  password: string;
  /** Title of the block. */
  title: {
    /** Title as stored. */
    raw: string;
  };
  /** Content of the block. */
  content: {
    /** Text as stored. */
    raw: string;
    /** Version of the block format of the content, or 0 for content without blocks. */
    block_version: number;
    /** Whether the content is password-protected. */
    protected: boolean;
  };
  /** Template file of the block; empty for the default. */
  template: string;
}

/** A block in the `view` context. */
export interface BlockView {
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
    raw: string;
  };
  content: {
    raw: string;
    protected: boolean;
  };
  template: string;
}

/** A block in the `embed` context. */
export interface BlockEmbed {
  date: string | null;
  id: number;
  link: string;
  slug: string;
  type: string;
  title: {
    [k: string]: unknown;
  };
}

/** A block in the `edit` context. */
export type BlockEdit = Block;

/** What links of a block depend on beside its fields. */
export interface BlockFacts {
  /** Number of revisions of the block. */
  revision_count: number;
  /** ID of the latest revision, or 0 for none. */
  last_revision: number;
  /** Whether the caller may publish the block. */
  can_publish: boolean;
  /** Whether the caller may use unfiltered HTML. */
  can_use_unfiltered_html: boolean;
}

/** What `blocks.list` receives, once validated, sanitized and defaulted. */
export interface ListBlocksArgs {
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
  /** Field to sort the blocks by. */
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
  /** Only blocks with one of these statuses. Statuses except `publish` require permission. */
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

/** What a client may send to `blocks.list`. */
export type ListBlocksInput = Partial<ListBlocksArgs>;

/** The codes of the errors that `blocks.list` answers, beside those that any may. */
export type ListBlocksError =
  | 'rest_no_search_term_defined'
  | 'rest_orderby_include_missing_include'
  | 'rest_post_invalid_page_number';

/** What `blocks.create` receives, once validated, sanitized and defaulted. */
export interface CreateBlockArgs {
  /** Publication date of the block, in the time zone of the site. */
  date?: string | null;
  /** Publication date of the block, in UTC. */
  date_gmt?: string | null;
  /** Slug of the block, unique for its type. */
  slug?: string;
  /** Status of the block. */
  status?: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** Password that protects the content and the excerpt; empty for none. */
  password?: string;
  /** Title of the block. */
  title?: unknown;
  /** Content of the block. */
  content?: unknown;
  /** Template file of the block; empty for the default. */
  template?: string;
}

/** What a client may send to `blocks.create`. */
export interface CreateBlockInput {
  /** Publication date of the block, in the time zone of the site. */
  date?: string | null;
  /** Publication date of the block, in UTC. */
  date_gmt?: string | null;
  /** Slug of the block, unique for its type. */
  slug?: string;
  /** Status of the block. */
  status?: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** Password that protects the content and the excerpt; empty for none. */
  password?: string;
  /** Title of the block. */
  title?:
    | string
    | {
        raw?: string;
      };
  /** Content of the block. */
  content?:
    | string
    | {
        raw?: string;
      };
  /** Template file of the block; empty for the default. */
  template?: string;
}

/** The codes of the errors that `blocks.create` answers, beside those that any may. */
export type CreateBlockError =
  | 'empty_content'
  | 'rest_cannot_assign_term'
  | 'rest_cannot_create'
  | 'rest_cannot_edit_others'
  | 'rest_cannot_publish'
  | 'rest_invalid_author'
  | 'rest_invalid_field'
  | 'rest_post_exists'
  | 'rest_post_invalid_id';

/** What `blocks.get` receives, once validated, sanitized and defaulted. */
export interface GetBlockArgs {
  /** Unique identifier of the block. */
  id: number;
  /** Password of the post, if it is password-protected. */
  password?: string;
}

/** What a client may send to `blocks.get`. */
export type GetBlockInput = GetBlockArgs;

/** The codes of the errors that `blocks.get` answers, beside those that any may. */
export type GetBlockError = 'rest_post_incorrect_password' | 'rest_post_invalid_id';

/** What `blocks.update` receives, once validated, sanitized and defaulted. */
export interface UpdateBlockArgs {
  /** Unique identifier of the block. */
  id: number;
  /** Publication date of the block, in the time zone of the site. */
  date?: string | null;
  /** Publication date of the block, in UTC. */
  date_gmt?: string | null;
  /** Slug of the block, unique for its type. */
  slug?: string;
  /** Status of the block. */
  status?: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** Password that protects the content and the excerpt; empty for none. */
  password?: string;
  /** Title of the block. */
  title?: unknown;
  /** Content of the block. */
  content?: unknown;
  /** Template file of the block; empty for the default. */
  template?: string;
}

/** What a client may send to `blocks.update`. */
export interface UpdateBlockInput {
  /** Unique identifier of the block. */
  id: number;
  /** Publication date of the block, in the time zone of the site. */
  date?: string | null;
  /** Publication date of the block, in UTC. */
  date_gmt?: string | null;
  /** Slug of the block, unique for its type. */
  slug?: string;
  /** Status of the block. */
  status?: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** Password that protects the content and the excerpt; empty for none. */
  password?: string;
  /** Title of the block. */
  title?:
    | string
    | {
        raw?: string;
      };
  /** Content of the block. */
  content?:
    | string
    | {
        raw?: string;
      };
  /** Template file of the block; empty for the default. */
  template?: string;
}

/** The codes of the errors that `blocks.update` answers, beside those that any may. */
export type UpdateBlockError =
  | 'empty_content'
  | 'rest_cannot_assign_term'
  | 'rest_cannot_edit'
  | 'rest_cannot_edit_others'
  | 'rest_cannot_publish'
  | 'rest_invalid_author'
  | 'rest_invalid_field'
  | 'rest_post_invalid_id'
  | 'rest_precondition_failed';

/** What `blocks.delete` receives, once validated, sanitized and defaulted. */
export interface DeleteBlockArgs {
  /** Unique identifier of the block. */
  id: number;
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force: boolean;
}

/** What a client may send to `blocks.delete`. */
export interface DeleteBlockInput {
  /** Unique identifier of the block. */
  id: number;
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force?: boolean;
}

/** The codes of the errors that `blocks.delete` answers, beside those that any may. */
export type DeleteBlockError =
  | 'rest_already_trashed'
  | 'rest_cannot_delete'
  | 'rest_post_invalid_id'
  | 'rest_precondition_failed'
  | 'rest_trash_not_supported';
