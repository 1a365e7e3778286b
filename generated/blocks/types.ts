// @generated from schemas/resources/blocks.json by `npm run generate`. Do not edit. (3bd2b4e64965)

/** A block with every field: what a handler returns. */
export interface Block {
  /** When the block was published, in the time zone of the site. */
  date: string | null;
  /** When the block was published, in UTC. */
  date_gmt: string | null;
  /** Name of the block that is never given twice. */
  guid: {
    /** The name as it is stored. */
    raw: string;
    /** The name as it is shown. */
    rendered: string;
  };
  /** Number of the block. */
  id: number;
  /** Address of the page that shows the block. */
  link: string;
  /** When the block was last changed, in the time zone of the site. */
  modified: string;
  /** When the block was last changed, in UTC. */
  modified_gmt: string;
  /** Name of the block in its address; no other of its type has it. */
  slug: string;
  /** How far the block is on its way to being public. */
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
  /** Password that readers need for the content and excerpt; empty for none. */
  password: string;
  /** Title of the block. */
  title: {
    /** The title as it is stored. */
    raw: string;
  };
  /** What the block says. */
  content: {
    /** The text as it is stored. */
    raw: string;
    /** Version of the block format of the text; 0 for a text without blocks. */
    block_version: number;
    /** Whether a password protects the text. */
    protected: boolean;
  };
  /** Template file that shows the block; empty for the usual one. */
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
  /** How many revisions of the block are kept. */
  revision_count: number;
  /** Number of the latest revision; 0 for none. */
  last_revision: number;
  /** Whether the caller edits and may publish the block. */
  can_publish: boolean;
  /** Whether the caller edits and may write any HTML. */
  can_use_unfiltered_html: boolean;
}

/** What `blocks.list` receives, once validated, sanitized and defaulted. */
export interface ListBlocksArgs {
  /** Page to answer, from 1. */
  page: number;
  /** Most items on a page. */
  per_page: number;
  /** Only items that contain this text. */
  search?: string;
  /** Place to read on from, as the last answer named it; empty for the beginning. The items are not counted, and page and offset do not matter. It leads on in the order it was made for. */
  cursor?: string;
  /** Only items published after this moment. */
  after?: string;
  /** Only items published before this moment. */
  before?: string;
  /** Only items last changed after this moment. */
  modified_after?: string;
  /** Only items last changed before this moment. */
  modified_before?: string;
  /** Leave out the items with these numbers. */
  exclude: number[];
  /** Only the items with these numbers; an empty list is no limit. */
  include: number[];
  /** How many items to skip; it takes the place of the page. */
  offset?: number;
  /** Only items with one of these slugs. */
  slug?: string[];
  /** Whether the order goes up or down. */
  order: 'asc' | 'desc';
  /** Field that puts the blocks in order. */
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
  /** Only blocks of these statuses. Others than `publish` need permission. */
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
  /** When the block was published, in the time zone of the site. */
  date?: string | null;
  /** When the block was published, in UTC. */
  date_gmt?: string | null;
  /** Name of the block in its address; no other of its type has it. */
  slug?: string;
  /** How far the block is on its way to being public. */
  status?: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** Password that readers need for the content and excerpt; empty for none. */
  password?: string;
  /** Title of the block. */
  title?: unknown;
  /** What the block says. */
  content?: unknown;
  /** Template file that shows the block; empty for the usual one. */
  template?: string;
}

/** What a client may send to `blocks.create`. */
export interface CreateBlockInput {
  /** When the block was published, in the time zone of the site. */
  date?: string | null;
  /** When the block was published, in UTC. */
  date_gmt?: string | null;
  /** Name of the block in its address; no other of its type has it. */
  slug?: string;
  /** How far the block is on its way to being public. */
  status?: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** Password that readers need for the content and excerpt; empty for none. */
  password?: string;
  /** Title of the block. */
  title?:
    | string
    | {
        raw?: string;
      };
  /** What the block says. */
  content?:
    | string
    | {
        raw?: string;
      };
  /** Template file that shows the block; empty for the usual one. */
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
  /** Number of the block. */
  id: number;
  /** Password of the post, where it is protected by one. */
  password?: string;
}

/** What a client may send to `blocks.get`. */
export type GetBlockInput = GetBlockArgs;

/** The codes of the errors that `blocks.get` answers, beside those that any may. */
export type GetBlockError = 'rest_post_incorrect_password' | 'rest_post_invalid_id';

/** What `blocks.update` receives, once validated, sanitized and defaulted. */
export interface UpdateBlockArgs {
  /** Number of the block. */
  id: number;
  /** When the block was published, in the time zone of the site. */
  date?: string | null;
  /** When the block was published, in UTC. */
  date_gmt?: string | null;
  /** Name of the block in its address; no other of its type has it. */
  slug?: string;
  /** How far the block is on its way to being public. */
  status?: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** Password that readers need for the content and excerpt; empty for none. */
  password?: string;
  /** Title of the block. */
  title?: unknown;
  /** What the block says. */
  content?: unknown;
  /** Template file that shows the block; empty for the usual one. */
  template?: string;
}

/** What a client may send to `blocks.update`. */
export interface UpdateBlockInput {
  /** Number of the block. */
  id: number;
  /** When the block was published, in the time zone of the site. */
  date?: string | null;
  /** When the block was published, in UTC. */
  date_gmt?: string | null;
  /** Name of the block in its address; no other of its type has it. */
  slug?: string;
  /** How far the block is on its way to being public. */
  status?: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** Password that readers need for the content and excerpt; empty for none. */
  password?: string;
  /** Title of the block. */
  title?:
    | string
    | {
        raw?: string;
      };
  /** What the block says. */
  content?:
    | string
    | {
        raw?: string;
      };
  /** Template file that shows the block; empty for the usual one. */
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
  /** Number of the block. */
  id: number;
  /** Delete for good instead of moving to the trash; needed where there is no trash. */
  force: boolean;
}

/** What a client may send to `blocks.delete`. */
export interface DeleteBlockInput {
  /** Number of the block. */
  id: number;
  /** Delete for good instead of moving to the trash; needed where there is no trash. */
  force?: boolean;
}

/** The codes of the errors that `blocks.delete` answers, beside those that any may. */
export type DeleteBlockError =
  | 'rest_already_trashed'
  | 'rest_cannot_delete'
  | 'rest_post_invalid_id'
  | 'rest_precondition_failed'
  | 'rest_trash_not_supported';
