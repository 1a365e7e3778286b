// @generated from schemas/resources/template-parts/revisions.json by `npm run generate`. Do not edit. (82e96a2e06b2)

/** A template part revision with every field: what a handler returns. */
export interface TemplatePartRevision {
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
  /** Number of the template part whose state it is; 0 for the template part itself. */
  parent: number;
  /** Name of the state, with the number of the template part. */
  slug: string;
  /** What the template part consists of, in blocks. */
  content:
    | {
        /** The text as it is stored. */
        raw: string;
        /** Version of the block format of the text; 0 for a text without blocks. */
        block_version?: number;
      }
    | string;
  /** What people call the template part. */
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
  /** Number of the template part. */
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

/** What a client may send to `template-parts/revisions.list`. */
export interface ListTemplatePartsRevisionsInput {
  /** Number of the template part. */
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
  /** Number of the template part. */
  parent: number;
  /** Number of the revision. */
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
  /** Number of the template part. */
  parent: number;
  /** Number of the revision. */
  id: number;
  /** Delete for good instead of moving to the trash; needed where there is no trash. */
  force: boolean;
}

/** What a client may send to `template-parts/revisions.delete`. */
export interface DeleteTemplatePartRevisionInput {
  /** Number of the template part. */
  parent: number;
  /** Number of the revision. */
  id: number;
  /** Delete for good instead of moving to the trash; needed where there is no trash. */
  force?: boolean;
}

/** The codes of the errors that `template-parts/revisions.delete` answers, beside those that any may. */
export type DeleteTemplatePartRevisionError =
  | 'rest_cannot_delete'
  | 'rest_post_invalid_id'
  | 'rest_post_invalid_parent'
  | 'rest_trash_not_supported';
