// @generated from schemas/resources/templates/revisions.json by `npm run generate`. Do not edit. (4c9255bd4069)

/** A template revision with every field: what a handler returns. */
export interface TemplateRevision {
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
  /** ID of the template of the revision, or 0 for the template itself. */
  parent: number;
  /** Slug of the revision, which contains the ID of the template. */
  slug: string;
  /** Blocks of the template. */
  content:
    | {
        /** Text as stored. */
        raw: string;
        /** Version of the block format of the content, or 0 for content without blocks. */
        block_version?: number;
      }
    | string;
  /** Title of the template. */
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

/** A template revision in the `view` context. */
export interface TemplateRevisionView {
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

/** A template revision in the `embed` context. */
export interface TemplateRevisionEmbed {
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

/** A template revision in the `edit` context. */
export type TemplateRevisionEdit = TemplateRevision;

/** What `templates/revisions.list` receives, once validated, sanitized and defaulted. */
export interface ListTemplatesRevisionsArgs {
  /** Unique identifier of the template. */
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

/** What a client may send to `templates/revisions.list`. */
export interface ListTemplatesRevisionsInput {
  /** Unique identifier of the template. */
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

/** The codes of the errors that `templates/revisions.list` answers, beside those that any may. */
export type ListTemplatesRevisionsError =
  | 'rest_cannot_read'
  | 'rest_no_search_term_defined'
  | 'rest_orderby_include_missing_include'
  | 'rest_post_invalid_parent'
  | 'rest_revision_invalid_offset_number'
  | 'rest_revision_invalid_page_number';

/** What `templates/revisions.get` receives, once validated, sanitized and defaulted. */
export interface GetTemplateRevisionArgs {
  /** Unique identifier of the template. */
  parent: number;
  /** Unique identifier of the revision. */
  id: number;
}

/** What a client may send to `templates/revisions.get`. */
export type GetTemplateRevisionInput = GetTemplateRevisionArgs;

/** The codes of the errors that `templates/revisions.get` answers, beside those that any may. */
export type GetTemplateRevisionError =
  | 'rest_cannot_read'
  | 'rest_post_invalid_id'
  | 'rest_post_invalid_parent';

/** What `templates/revisions.delete` receives, once validated, sanitized and defaulted. */
export interface DeleteTemplateRevisionArgs {
  /** Unique identifier of the template. */
  parent: number;
  /** Unique identifier of the revision. */
  id: number;
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force: boolean;
}

/** What a client may send to `templates/revisions.delete`. */
export interface DeleteTemplateRevisionInput {
  /** Unique identifier of the template. */
  parent: number;
  /** Unique identifier of the revision. */
  id: number;
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force?: boolean;
}

/** The codes of the errors that `templates/revisions.delete` answers, beside those that any may. */
export type DeleteTemplateRevisionError =
  | 'rest_cannot_delete'
  | 'rest_post_invalid_id'
  | 'rest_post_invalid_parent'
  | 'rest_trash_not_supported';
