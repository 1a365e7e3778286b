// @generated from schemas/resources/blocks.json by `npm run generate`. Do not edit. (0069d404c586)

import type { InputOf, PartialInputOf } from '../../runtime/client/index.ts';
import type {
  CollectionArgs,
  ModifiedArgs,
  PeriodArgs,
  SelectionArgs,
  StatusesArgs,
} from '../shared/types.ts';

/** A block in the `embed` context. (schemas/resources/blocks.json:5) */
export interface BlockEmbed {
  /** Publication date of the block, in the time zone of the site. */
  date: string | null;
  /** Unique identifier of the block. */
  id: number;
  /** URL of the block. */
  link: string;
  /** Slug of the block, unique for its type. */
  slug: string;
  /** Post type of the block. */
  type: string;
  /** Title of the block. */
  title: { [k: string]: unknown };
}

/** A block in the `view` context. (schemas/resources/blocks.json:5) */
export interface BlockView {
  /** Publication date of the block, in the time zone of the site. */
  date: string | null;
  /** Publication date of the block, in UTC. */
  date_gmt: string | null;
  /** Globally unique identifier of the block. */
  guid: {
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
  /** Title of the block. */
  title: {
    /** Title as stored. */
    raw: string;
  };
  /** Content of the block. */
  content: {
    /** Text as stored. */
    raw: string;
    /** Whether the content is password-protected. */
    protected: boolean;
  };
  /** Template file of the block; empty for the default. */
  template: string;
}

/** A block with every field: what a handler returns. (schemas/resources/blocks.json:5) */
export interface Block extends BlockView {
  /** Globally unique identifier of the block. */
  guid: {
    /** Identifier as stored. */
    raw: string;
    /** Identifier for display. */
    rendered: string;
  };
  /** Password that protects the content and the excerpt; empty for none. */
  password: string;
  /** Content of the block. */
  content: {
    /** Text as stored. */
    raw: string;
    /** Version of the block format of the content, or 0 for content without blocks. */
    block_version: number;
    /** Whether the content is password-protected. */
    protected: boolean;
  };
}

/** A block in the `edit` context. (schemas/resources/blocks.json:5) */
export type BlockEdit = Block;

/** Values that the links of a block depend on, in addition to its fields. (schemas/resources/blocks.json:5) */
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

/** The arguments that the handler of `blocks.list` receives. (schemas/bases/post-type.json:468) */
export interface ListBlocksArgs
  extends CollectionArgs, ModifiedArgs, PeriodArgs, SelectionArgs, StatusesArgs {
  /** Cursor from the previous response; empty for the first page. With a cursor the items are not counted, and page and offset are ignored. A cursor is valid for the order it was created with. */
  cursor?: string;
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
}

/** The arguments that a client may send to `blocks.list`. (schemas/bases/post-type.json:468) */
export interface ListBlocksInput extends PartialInputOf<ListBlocksArgs> {}

/** The error codes of `blocks.list`, in addition to those of any endpoint. */
export type ListBlocksError =
  | 'rest_invalid_cursor'
  | 'rest_no_search_term_defined'
  | 'rest_orderby_include_missing_include'
  | 'rest_post_invalid_page_number';

/** The arguments that the handler of `blocks.create` receives. (schemas/bases/post-type.json:532) */
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

/** The arguments that a client may send to `blocks.create`. (schemas/bases/post-type.json:532) */
export interface CreateBlockInput extends InputOf<CreateBlockArgs> {
  /** Title of the block. */
  title?: string | { raw?: string | undefined } | undefined;
  /** Content of the block. */
  content?: string | { raw?: string | undefined } | undefined;
}

/** The error codes of `blocks.create`, in addition to those of any endpoint. */
export type CreateBlockError =
  | 'empty_content'
  | 'invalid_date'
  | 'rest_cannot_assign_term'
  | 'rest_cannot_create'
  | 'rest_cannot_edit_others'
  | 'rest_cannot_publish'
  | 'rest_invalid_author'
  | 'rest_invalid_field'
  | 'rest_post_exists'
  | 'rest_post_invalid_id';

/** The arguments that the handler of `blocks.get` receives. (schemas/bases/post-type.json:565) */
export interface GetBlockArgs {
  /** Unique identifier of the block. */
  id: number;
  /** Password of the post, if it is password-protected. */
  password?: string;
}

/** The arguments that a client may send to `blocks.get`. (schemas/bases/post-type.json:565) */
export interface GetBlockInput extends InputOf<GetBlockArgs> {}

/** The error codes of `blocks.get`, in addition to those of any endpoint. */
export type GetBlockError =
  | 'rest_post_incorrect_password'
  | 'rest_post_invalid_id'
  | 'rest_too_many_wrong_passwords';

/** The arguments that the handler of `blocks.update` receives. (schemas/bases/post-type.json:584) */
export interface UpdateBlockArgs extends CreateBlockArgs {
  /** Unique identifier of the block. */
  id: number;
}

/** The arguments that a client may send to `blocks.update`. (schemas/bases/post-type.json:584) */
export interface UpdateBlockInput extends InputOf<UpdateBlockArgs> {
  /** Title of the block. */
  title?: string | { raw?: string | undefined } | undefined;
  /** Content of the block. */
  content?: string | { raw?: string | undefined } | undefined;
}

/** The error codes of `blocks.update`, in addition to those of any endpoint. */
export type UpdateBlockError =
  | 'empty_content'
  | 'invalid_date'
  | 'rest_cannot_assign_term'
  | 'rest_cannot_edit'
  | 'rest_cannot_edit_others'
  | 'rest_cannot_publish'
  | 'rest_invalid_author'
  | 'rest_invalid_field'
  | 'rest_post_invalid_id'
  | 'rest_precondition_failed';

/** The arguments that the handler of `blocks.delete` receives. (schemas/bases/post-type.json:605) */
export interface DeleteBlockArgs {
  /** Unique identifier of the block. */
  id: number;
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force: boolean;
}

/** The arguments that a client may send to `blocks.delete`. (schemas/bases/post-type.json:605) */
export interface DeleteBlockInput {
  /** Unique identifier of the block. */
  id: number;
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force?: boolean | undefined;
}

/** The error codes of `blocks.delete`, in addition to those of any endpoint. */
export type DeleteBlockError =
  | 'rest_already_trashed'
  | 'rest_cannot_delete'
  | 'rest_post_invalid_id'
  | 'rest_precondition_failed'
  | 'rest_trash_not_supported';
