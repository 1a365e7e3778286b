// @generated from schemas/resources/template-parts/revisions.json by `npm run generate`. Do not edit. (61013a297150)

/** A template part revision with every field: what a handler returns. */
export interface TemplatePartRevision {
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
  /** ID of the template part of the revision, or 0 for the template part itself. */
  parent: number;
  /** Slug of the revision, which contains the ID of the template part. */
  slug: string;
  /** Blocks of the template part. */
  content:
    | {
        /** Text as stored. */
        raw: string;
        /** Version of the block format of the content, or 0 for content without blocks. */
        block_version?: number;
      }
    | string;
  /** Title of the template part. */
  title:
    | {
        /** Title as stored. */
        raw: string;
        /** Title as HTML for display. */
        rendered: string;
      }
    | string;
  /** Globally unique identifier of the revision. */
  guid: {
    raw: string;
    rendered: string;
  };
}

/** A template part revision in the `view` context. */
export interface TemplatePartRevisionView {
  author: number;
  date: string;
  date_gmt: string;
  id: number;
  modified: string;
  modified_gmt: string;
  parent: number;
  slug: string;
  content:
    | {
        raw: string;
      }
    | string;
  title:
    | {
        raw: string;
        rendered: string;
      }
    | string;
  guid: {
    raw: string;
    rendered: string;
  };
}

/** A template part revision in the `embed` context. */
export interface TemplatePartRevisionEmbed {
  author: number;
  date: string;
  id: number;
  parent: number;
  slug: string;
  content:
    | {
        [k: string]: unknown;
      }
    | string;
  title:
    | {
        raw: string;
        rendered: string;
      }
    | string;
}

/** A template part revision in the `edit` context. */
export type TemplatePartRevisionEdit = TemplatePartRevision;

/** What `template-parts/revisions.list` receives, once validated, sanitized and defaulted. */
export interface ListTemplatePartsRevisionsArgs {
  /** Unique identifier of the template part. */
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

/** What a client may send to `template-parts/revisions.list`. */
export interface ListTemplatePartsRevisionsInput {
  /** Unique identifier of the template part. */
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

/** The codes of the errors that `template-parts/revisions.list` answers, beside those that any may. */
export type ListTemplatePartsRevisionsError =
  | 'rest_cannot_read'
  | 'rest_no_search_term_defined'
  | 'rest_orderby_include_missing_include'
  | 'rest_post_invalid_parent'
  | 'rest_revision_invalid_offset_number'
  | 'rest_revision_invalid_page_number';

/** What `template-parts/revisions.get` receives, once validated, sanitized and defaulted. */
export interface GetTemplatePartRevisionArgs {
  /** Unique identifier of the template part. */
  parent: number;
  /** Unique identifier of the revision. */
  id: number;
}

/** What a client may send to `template-parts/revisions.get`. */
export type GetTemplatePartRevisionInput = GetTemplatePartRevisionArgs;

/** The codes of the errors that `template-parts/revisions.get` answers, beside those that any may. */
export type GetTemplatePartRevisionError =
  | 'rest_cannot_read'
  | 'rest_post_invalid_id'
  | 'rest_post_invalid_parent';

/** What `template-parts/revisions.delete` receives, once validated, sanitized and defaulted. */
export interface DeleteTemplatePartRevisionArgs {
  /** Unique identifier of the template part. */
  parent: number;
  /** Unique identifier of the revision. */
  id: number;
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force: boolean;
}

/** What a client may send to `template-parts/revisions.delete`. */
export interface DeleteTemplatePartRevisionInput {
  /** Unique identifier of the template part. */
  parent: number;
  /** Unique identifier of the revision. */
  id: number;
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force?: boolean;
}

/** The codes of the errors that `template-parts/revisions.delete` answers, beside those that any may. */
export type DeleteTemplatePartRevisionError =
  | 'rest_cannot_delete'
  | 'rest_post_invalid_id'
  | 'rest_post_invalid_parent'
  | 'rest_trash_not_supported';
