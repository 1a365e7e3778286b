// @generated from schemas/resources/blocks/revisions.json by `npm run generate`. Do not edit. (b784ff428a54)

import type { InputOf } from '../../../runtime/client/index.ts';
import type { SelectionArgs } from '../../shared/types.ts';

/** A block revision in the `embed` context. (schemas/resources/blocks/revisions.json:10) */
export interface BlockRevisionEmbed {
  /** ID of the author of the revision. */
  author: number;
  /** Date of the revision, in the time zone of the site. */
  date: string;
  /** Unique identifier of the revision. */
  id: number;
  /** ID of the block of the revision, or 0 for the block itself. */
  parent: number;
  /** Slug of the revision, which contains the ID of the block. */
  slug: string;
  /** Title of the block in this revision. */
  title: { [k: string]: unknown };
}

/** A block revision in the `view` context. (schemas/resources/blocks/revisions.json:10) */
export interface BlockRevisionView {
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
    /** Whether the content is password-protected. */
    protected?: boolean;
  };
  /** Globally unique identifier of the revision. */
  guid: {
    /** Identifier for display. */
    rendered: string;
  };
}

/** A block revision with every field: what a handler returns. (schemas/resources/blocks/revisions.json:10) */
export interface BlockRevision extends BlockRevisionView {
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

/** A block revision in the `edit` context. (schemas/resources/blocks/revisions.json:10) */
export type BlockRevisionEdit = BlockRevision;

/** The arguments that the handler of `blocks/revisions.list` receives. (schemas/bases/revisions.json:12) */
export interface ListBlocksRevisionsArgs extends SelectionArgs {
  /** Unique identifier of the block. */
  parent: number;
  /** Page of the collection, starting at 1. */
  page: number;
  /** Maximum number of items per page; all items if absent. */
  per_page?: number;
  /** Only items that contain this text. */
  search?: string;
  /** Number of items to skip; replaces the page. */
  offset?: number;
  /** Sort direction. */
  order: 'asc' | 'desc';
  /** Field to sort the revisions by. */
  orderby: 'date' | 'id' | 'include' | 'relevance' | 'slug' | 'include_slugs' | 'title';
}

/** The arguments that a client may send to `blocks/revisions.list`. (schemas/bases/revisions.json:12) */
export interface ListBlocksRevisionsInput {
  /** Unique identifier of the block. */
  parent: number;
  /** Page of the collection, starting at 1. */
  page?: number | undefined;
  /** Maximum number of items per page; all items if absent. */
  per_page?: number | undefined;
  /** Only items that contain this text. */
  search?: string | undefined;
  /** Exclude the items with these IDs. */
  exclude?: number[] | undefined;
  /** Only the items with these IDs; an empty list means no filter. */
  include?: number[] | undefined;
  /** Number of items to skip; replaces the page. */
  offset?: number | undefined;
  /** Sort direction. */
  order?: 'asc' | 'desc' | undefined;
  /** Field to sort the revisions by. */
  orderby?:
    | 'date'
    | 'id'
    | 'include'
    | 'relevance'
    | 'slug'
    | 'include_slugs'
    | 'title'
    | undefined;
}

/** The error codes of `blocks/revisions.list`, in addition to those of any endpoint. */
export type ListBlocksRevisionsError =
  | 'rest_cannot_read'
  | 'rest_no_search_term_defined'
  | 'rest_orderby_include_missing_include'
  | 'rest_post_invalid_parent'
  | 'rest_revision_invalid_offset_number'
  | 'rest_revision_invalid_page_number';

/** The arguments that the handler of `blocks/revisions.get` receives. (schemas/bases/revisions.json:61) */
export interface GetBlockRevisionArgs {
  /** Unique identifier of the block. */
  parent: number;
  /** Unique identifier of the revision. */
  id: number;
}

/** The arguments that a client may send to `blocks/revisions.get`. (schemas/bases/revisions.json:61) */
export type GetBlockRevisionInput = GetBlockRevisionArgs;

/** The error codes of `blocks/revisions.get`, in addition to those of any endpoint. */
export type GetBlockRevisionError =
  | 'rest_cannot_read'
  | 'rest_post_invalid_id'
  | 'rest_post_invalid_parent';

/** The arguments that the handler of `blocks/revisions.delete` receives. (schemas/bases/revisions.json:70) */
export interface DeleteBlockRevisionArgs extends GetBlockRevisionArgs {
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force: boolean;
}

/** The arguments that a client may send to `blocks/revisions.delete`. (schemas/bases/revisions.json:70) */
export interface DeleteBlockRevisionInput extends InputOf<GetBlockRevisionArgs> {
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force?: boolean | undefined;
}

/** The error codes of `blocks/revisions.delete`, in addition to those of any endpoint. */
export type DeleteBlockRevisionError =
  | 'rest_cannot_delete'
  | 'rest_post_invalid_id'
  | 'rest_post_invalid_parent'
  | 'rest_trash_not_supported';
