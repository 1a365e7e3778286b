// @generated from schemas/resources/templates/revisions.json by `npm run generate`. Do not edit. (6a09a4f930cf)

import type { InputOf } from '../../../runtime/client/index.ts';
import type { SelectionArgs } from '../../shared/types.ts';

/** A template revision in the `embed` context. (schemas/resources/templates/revisions.json:11) */
export interface TemplateRevisionEmbed {
  /** ID of the author of the revision. */
  author: number;
  /** Date of the revision, in the time zone of the site. */
  date: string;
  /** Unique identifier of the revision. */
  id: number;
  /** ID of the template of the revision, or 0 for the template itself. */
  parent: number;
  /** Slug of the revision, which contains the ID of the template. */
  slug: string;
  /** Blocks of the template. */
  content: { [k: string]: unknown } | string;
  /** Title of the template. */
  title:
    | {
        /** Title as stored. */
        raw: string;
        /** Title as HTML for display. */
        rendered: string;
      }
    | string;
}

/** A template revision in the `view` context. (schemas/resources/templates/revisions.json:11) */
export interface TemplateRevisionView {
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
  guid: { raw: string; rendered: string };
}

/** A template revision with every field: what a handler returns. (schemas/resources/templates/revisions.json:11) */
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
  guid: { raw: string; rendered: string };
}

/** A template revision in the `edit` context. (schemas/resources/templates/revisions.json:11) */
export type TemplateRevisionEdit = TemplateRevision;

/** The arguments that the handler of `templates/revisions.list` receives. (schemas/bases/revisions.json:12) */
export interface ListTemplatesRevisionsArgs extends SelectionArgs {
  /** Unique identifier of the template. */
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

/** The arguments that a client may send to `templates/revisions.list`. (schemas/bases/revisions.json:12) */
export interface ListTemplatesRevisionsInput {
  /** Unique identifier of the template. */
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

/** The error codes of `templates/revisions.list`, in addition to those of any endpoint. */
export type ListTemplatesRevisionsError =
  | 'rest_cannot_read'
  | 'rest_no_search_term_defined'
  | 'rest_orderby_include_missing_include'
  | 'rest_post_invalid_parent'
  | 'rest_revision_invalid_offset_number'
  | 'rest_revision_invalid_page_number';

/** The arguments that the handler of `templates/revisions.get` receives. (schemas/bases/revisions.json:61) */
export interface GetTemplateRevisionArgs {
  /** Unique identifier of the template. */
  parent: number;
  /** Unique identifier of the revision. */
  id: number;
}

/** The arguments that a client may send to `templates/revisions.get`. (schemas/bases/revisions.json:61) */
export type GetTemplateRevisionInput = GetTemplateRevisionArgs;

/** The error codes of `templates/revisions.get`, in addition to those of any endpoint. */
export type GetTemplateRevisionError =
  | 'rest_cannot_read'
  | 'rest_post_invalid_id'
  | 'rest_post_invalid_parent';

/** The arguments that the handler of `templates/revisions.delete` receives. (schemas/bases/revisions.json:70) */
export interface DeleteTemplateRevisionArgs extends GetTemplateRevisionArgs {
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force: boolean;
}

/** The arguments that a client may send to `templates/revisions.delete`. (schemas/bases/revisions.json:70) */
export interface DeleteTemplateRevisionInput extends InputOf<GetTemplateRevisionArgs> {
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force?: boolean | undefined;
}

/** The error codes of `templates/revisions.delete`, in addition to those of any endpoint. */
export type DeleteTemplateRevisionError =
  | 'rest_cannot_delete'
  | 'rest_post_invalid_id'
  | 'rest_post_invalid_parent'
  | 'rest_trash_not_supported';
