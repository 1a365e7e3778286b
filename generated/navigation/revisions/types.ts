// @generated from schemas/resources/navigation/revisions.json by `npm run generate`. Do not edit. (f1ee89f91abf)

import type { InputOf } from '../../../runtime/client/index.ts';
import type { SelectionArgs } from '../../shared/types.ts';

/** A navigation menu revision in the `embed` context. (schemas/resources/navigation/revisions.json:10) */
export interface NavigationMenuRevisionEmbed {
  /** ID of the author of the revision. */
  author: number;
  /** Date of the revision, in the time zone of the site. */
  date: string;
  /** Unique identifier of the revision. */
  id: number;
  /** ID of the navigation menu of the revision, or 0 for the navigation menu itself. */
  parent: number;
  /** Slug of the revision, which contains the ID of the navigation menu. */
  slug: string;
  /** Title of the navigation menu in this revision. */
  title: {
    /** Text as HTML for display. */
    rendered: string;
  };
}

/** A navigation menu revision in the `view` context. (schemas/resources/navigation/revisions.json:10) */
export interface NavigationMenuRevisionView extends NavigationMenuRevisionEmbed {
  /** Date of the revision, in UTC. */
  date_gmt: string;
  /** Date of the last modification, in the time zone of the site. */
  modified: string;
  /** Date of the last modification, in UTC. */
  modified_gmt: string;
  /** Content of the navigation menu in this revision. */
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

/** A navigation menu revision with every field: what a handler returns. (schemas/resources/navigation/revisions.json:10) */
export interface NavigationMenuRevision extends NavigationMenuRevisionView {
  /** Title of the navigation menu in this revision. */
  title: {
    /** Text as stored. */
    raw: string;
    /** Text as HTML for display. */
    rendered: string;
  };
  /** Content of the navigation menu in this revision. */
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
  /** Globally unique identifier of the revision. */
  guid: {
    /** Identifier as stored. */
    raw: string;
    /** Identifier for display. */
    rendered: string;
  };
}

/** A navigation menu revision in the `edit` context. (schemas/resources/navigation/revisions.json:10) */
export type NavigationMenuRevisionEdit = NavigationMenuRevision;

/** The arguments that the handler of `navigation/revisions.list` receives. (schemas/bases/revisions.json:12) */
export interface ListNavigationRevisionsArgs extends SelectionArgs {
  /** Unique identifier of the navigation menu. */
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

/** The arguments that a client may send to `navigation/revisions.list`. (schemas/bases/revisions.json:12) */
export interface ListNavigationRevisionsInput {
  /** Unique identifier of the navigation menu. */
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

/** The error codes of `navigation/revisions.list`, in addition to those of any endpoint. */
export type ListNavigationRevisionsError =
  | 'rest_cannot_read'
  | 'rest_no_search_term_defined'
  | 'rest_orderby_include_missing_include'
  | 'rest_post_invalid_parent'
  | 'rest_revision_invalid_offset_number'
  | 'rest_revision_invalid_page_number';

/** The arguments that the handler of `navigation/revisions.get` receives. (schemas/bases/revisions.json:61) */
export interface GetNavigationMenuRevisionArgs {
  /** Unique identifier of the navigation menu. */
  parent: number;
  /** Unique identifier of the revision. */
  id: number;
}

/** The arguments that a client may send to `navigation/revisions.get`. (schemas/bases/revisions.json:61) */
export type GetNavigationMenuRevisionInput = GetNavigationMenuRevisionArgs;

/** The error codes of `navigation/revisions.get`, in addition to those of any endpoint. */
export type GetNavigationMenuRevisionError =
  | 'rest_cannot_read'
  | 'rest_post_invalid_id'
  | 'rest_post_invalid_parent';

/** The arguments that the handler of `navigation/revisions.delete` receives. (schemas/bases/revisions.json:70) */
export interface DeleteNavigationMenuRevisionArgs extends GetNavigationMenuRevisionArgs {
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force: boolean;
}

/** The arguments that a client may send to `navigation/revisions.delete`. (schemas/bases/revisions.json:70) */
export interface DeleteNavigationMenuRevisionInput extends InputOf<GetNavigationMenuRevisionArgs> {
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force?: boolean | undefined;
}

/** The error codes of `navigation/revisions.delete`, in addition to those of any endpoint. */
export type DeleteNavigationMenuRevisionError =
  | 'rest_cannot_delete'
  | 'rest_post_invalid_id'
  | 'rest_post_invalid_parent'
  | 'rest_trash_not_supported';
