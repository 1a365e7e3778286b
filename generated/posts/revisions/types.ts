// @generated from schemas/resources/posts/revisions.json by `npm run generate`. Do not edit. (60514460e4da)

import type { InputOf } from '../../../runtime/client/index.ts';
import type { SelectionArgs } from '../../shared/types.ts';

/** A post revision in the `embed` context. (schemas/resources/posts/revisions.json:10) */
export interface PostRevisionEmbed {
  /** ID of the author of the revision. */
  author: number;
  /** Date of the revision, in the time zone of the site. */
  date: string;
  /** Unique identifier of the revision. */
  id: number;
  /** ID of the post of the revision, or 0 for the post itself. */
  parent: number;
  /** Slug of the revision, which contains the ID of the post. */
  slug: string;
  /** Title of the post in this revision. */
  title: {
    /** Text as HTML for display. */
    rendered: string;
  };
  /** Excerpt of the post in this revision. */
  excerpt: {
    /** Text as HTML for display. */
    rendered: string;
    /** Whether the excerpt is password-protected. */
    protected?: boolean;
  };
}

/** A post revision in the `view` context. (schemas/resources/posts/revisions.json:10) */
export interface PostRevisionView extends PostRevisionEmbed {
  /** Date of the revision, in UTC. */
  date_gmt: string;
  /** Date of the last modification, in the time zone of the site. */
  modified: string;
  /** Date of the last modification, in UTC. */
  modified_gmt: string;
  /** Content of the post in this revision. */
  content: {
    /** Text as HTML for display. */
    rendered: string;
    /** Whether the content is password-protected. */
    protected?: boolean;
  };
  /** Globally unique identifier of the revision. */
  guid: {
    /** Identifier for display. */
    rendered: string;
  };
}

/** A post revision with every field: what a handler returns. (schemas/resources/posts/revisions.json:10) */
export interface PostRevision extends PostRevisionView {
  /** Title of the post in this revision. */
  title: {
    /** Text as stored. */
    raw: string;
    /** Text as HTML for display. */
    rendered: string;
  };
  /** Content of the post in this revision. */
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
  /** Excerpt of the post in this revision. */
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

/** A post revision in the `edit` context. (schemas/resources/posts/revisions.json:10) */
export type PostRevisionEdit = PostRevision;

/** The arguments that the handler of `posts/revisions.list` receives. (schemas/bases/revisions.json:12) */
export interface ListPostsRevisionsArgs extends SelectionArgs {
  /** Unique identifier of the post. */
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

/** The arguments that a client may send to `posts/revisions.list`. (schemas/bases/revisions.json:12) */
export interface ListPostsRevisionsInput {
  /** Unique identifier of the post. */
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

/** The error codes of `posts/revisions.list`, in addition to those of any endpoint. */
export type ListPostsRevisionsError =
  | 'rest_cannot_read'
  | 'rest_no_search_term_defined'
  | 'rest_orderby_include_missing_include'
  | 'rest_post_invalid_parent'
  | 'rest_revision_invalid_offset_number'
  | 'rest_revision_invalid_page_number';

/** The arguments that the handler of `posts/revisions.get` receives. (schemas/bases/revisions.json:61) */
export interface GetPostRevisionArgs {
  /** Unique identifier of the post. */
  parent: number;
  /** Unique identifier of the revision. */
  id: number;
}

/** The arguments that a client may send to `posts/revisions.get`. (schemas/bases/revisions.json:61) */
export type GetPostRevisionInput = GetPostRevisionArgs;

/** The error codes of `posts/revisions.get`, in addition to those of any endpoint. */
export type GetPostRevisionError =
  | 'rest_cannot_read'
  | 'rest_post_invalid_id'
  | 'rest_post_invalid_parent';

/** The arguments that the handler of `posts/revisions.delete` receives. (schemas/bases/revisions.json:70) */
export interface DeletePostRevisionArgs extends GetPostRevisionArgs {
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force: boolean;
}

/** The arguments that a client may send to `posts/revisions.delete`. (schemas/bases/revisions.json:70) */
export interface DeletePostRevisionInput extends InputOf<GetPostRevisionArgs> {
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force?: boolean | undefined;
}

/** The error codes of `posts/revisions.delete`, in addition to those of any endpoint. */
export type DeletePostRevisionError =
  | 'rest_cannot_delete'
  | 'rest_post_invalid_id'
  | 'rest_post_invalid_parent'
  | 'rest_trash_not_supported';
