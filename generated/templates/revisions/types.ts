// @generated from schemas/resources/templates/revisions.json by `npm run generate`. Do not edit. (e991c3bf7ae1)

/** A template revision with every field: what a handler returns. */
export interface TemplateRevision {
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
  /** Number of the template whose state it is; 0 for the template itself. */
  parent: number;
  /** Name of the state, with the number of the template. */
  slug: string;
  /** What the template consists of, in blocks. */
  content:
    | {
        /** The text as it is stored. */
        raw: string;
        /** Version of the block format of the text; 0 for a text without blocks. */
        block_version?: number;
      }
    | string;
  /** What people call the template. */
  title:
    | {
        /** The title as it is stored. */
        raw: string;
        /** The title as HTML, ready to show. */
        rendered: string;
      }
    | string;
  /** Name of the state that is never given twice. */
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
  /** Number of the template. */
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

/** What a client may send to `templates/revisions.list`. */
export interface ListTemplatesRevisionsInput {
  /** Number of the template. */
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
  /** Number of the template. */
  parent: number;
  /** Number of the revision. */
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
  /** Number of the template. */
  parent: number;
  /** Number of the revision. */
  id: number;
  /** Delete for good instead of moving to the trash; needed where there is no trash. */
  force: boolean;
}

/** What a client may send to `templates/revisions.delete`. */
export interface DeleteTemplateRevisionInput {
  /** Number of the template. */
  parent: number;
  /** Number of the revision. */
  id: number;
  /** Delete for good instead of moving to the trash; needed where there is no trash. */
  force?: boolean;
}

/** The codes of the errors that `templates/revisions.delete` answers, beside those that any may. */
export type DeleteTemplateRevisionError =
  | 'rest_cannot_delete'
  | 'rest_post_invalid_id'
  | 'rest_post_invalid_parent'
  | 'rest_trash_not_supported';
