// @generated from schemas/resources/template-parts/revisions.json by `npm run generate`. Do not edit. (b4c573cdbd5a)

import type { InputOf } from '../../../runtime/client/index.ts';
import type { SelectionArgs } from '../../shared/types.ts';

/** A template part revision in the `embed` context. (schemas/resources/template-parts/revisions.json:11) */
export interface TemplatePartRevisionEmbed {
  /** ID of the author of the revision. */
  author: number;
  /** Date of the revision, in the time zone of the site. */
  date: string;
  /** Unique identifier of the revision. */
  id: number;
  /** ID of the template part of the revision, or 0 for the template part itself. */
  parent: number;
  /** Slug of the revision, which contains the ID of the template part. */
  slug: string;
  /** Blocks of the template part. */
  content: { [k: string]: unknown } | string;
  /** Title of the template part. */
  title:
    | {
        /** Title as stored. */
        raw: string;
        /** Title as HTML for display. */
        rendered: string;
      }
    | string;
}

/** A template part revision in the `view` context. (schemas/resources/template-parts/revisions.json:11) */
export interface TemplatePartRevisionView {
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
  guid: { raw: string; rendered: string };
}

/** A template part revision with every field: what a handler returns. (schemas/resources/template-parts/revisions.json:11) */
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
  guid: { raw: string; rendered: string };
}

/** A template part revision in the `edit` context. (schemas/resources/template-parts/revisions.json:11) */
export type TemplatePartRevisionEdit = TemplatePartRevision;

/** The arguments that the handler of `template-parts/revisions.list` receives. (schemas/bases/revisions.json:12) */
export interface ListTemplatePartsRevisionsArgs extends SelectionArgs {
  /** Unique identifier of the template part. */
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

/** The arguments that a client may send to `template-parts/revisions.list`. (schemas/bases/revisions.json:12) */
export interface ListTemplatePartsRevisionsInput {
  /** Unique identifier of the template part. */
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

/** The error codes of `template-parts/revisions.list`, in addition to those of any endpoint. */
export type ListTemplatePartsRevisionsError =
  | 'rest_cannot_read'
  | 'rest_no_search_term_defined'
  | 'rest_orderby_include_missing_include'
  | 'rest_post_invalid_parent'
  | 'rest_revision_invalid_offset_number'
  | 'rest_revision_invalid_page_number';

/** The arguments that the handler of `template-parts/revisions.get` receives. (schemas/bases/revisions.json:61) */
export interface GetTemplatePartRevisionArgs {
  /** Unique identifier of the template part. */
  parent: number;
  /** Unique identifier of the revision. */
  id: number;
}

/** The arguments that a client may send to `template-parts/revisions.get`. (schemas/bases/revisions.json:61) */
export type GetTemplatePartRevisionInput = GetTemplatePartRevisionArgs;

/** The error codes of `template-parts/revisions.get`, in addition to those of any endpoint. */
export type GetTemplatePartRevisionError =
  | 'rest_cannot_read'
  | 'rest_post_invalid_id'
  | 'rest_post_invalid_parent';

/** The arguments that the handler of `template-parts/revisions.delete` receives. (schemas/bases/revisions.json:70) */
export interface DeleteTemplatePartRevisionArgs extends GetTemplatePartRevisionArgs {
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force: boolean;
}

/** The arguments that a client may send to `template-parts/revisions.delete`. (schemas/bases/revisions.json:70) */
export interface DeleteTemplatePartRevisionInput extends InputOf<GetTemplatePartRevisionArgs> {
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force?: boolean | undefined;
}

/** The error codes of `template-parts/revisions.delete`, in addition to those of any endpoint. */
export type DeleteTemplatePartRevisionError =
  | 'rest_cannot_delete'
  | 'rest_post_invalid_id'
  | 'rest_post_invalid_parent'
  | 'rest_trash_not_supported';
