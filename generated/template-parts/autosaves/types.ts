// @generated from schemas/resources/template-parts/autosaves.json by `npm run generate`. Do not edit. (5c3c04d178bc)

import type { InputOf } from '../../../runtime/client/index.ts';

/** A template part autosave in the `embed` context. (schemas/resources/template-parts/autosaves.json:11) */
export interface TemplatePartAutosaveEmbed {
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

/** A template part autosave in the `view` context. (schemas/resources/template-parts/autosaves.json:11) */
export interface TemplatePartAutosaveView {
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

/** A template part autosave with every field: what a handler returns. (schemas/resources/template-parts/autosaves.json:11) */
export interface TemplatePartAutosave {
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
  /** URL of a preview of the autosave. */
  preview_link: string;
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

/** A template part autosave in the `edit` context. (schemas/resources/template-parts/autosaves.json:11) */
export type TemplatePartAutosaveEdit = TemplatePartAutosave;

/** The arguments that the handler of `template-parts/autosaves.list` receives. (schemas/bases/autosaves.json:25) */
export interface ListTemplatePartsAutosavesArgs {
  /** Unique identifier of the template part. */
  id: number;
  /** Unique identifier of the template part. */
  parent?: number;
}

/** The arguments that a client may send to `template-parts/autosaves.list`. (schemas/bases/autosaves.json:25) */
export interface ListTemplatePartsAutosavesInput extends InputOf<ListTemplatePartsAutosavesArgs> {}

/** The error codes of `template-parts/autosaves.list`, in addition to those of any endpoint. */
export type ListTemplatePartsAutosavesError = 'rest_cannot_read' | 'rest_post_invalid_parent';

/** The arguments that the handler of `template-parts/autosaves.create` receives. (schemas/bases/autosaves.json:38) */
export interface CreateTemplatePartAutosaveArgs extends ListTemplatePartsAutosavesArgs {
  /** Blocks of the template part. */
  content?:
    | {
        /** Text as stored. */
        raw?: string | undefined;
        /** Version of the block format of the content, or 0 for content without blocks. */
        block_version?: number | undefined;
      }
    | string;
  /** Title of the template part. */
  title?:
    | {
        /** Title as stored. */
        raw?: string | undefined;
        /** Title as HTML for display. */
        rendered?: string | undefined;
      }
    | string;
  /** Slug of the template part, unique in its theme. */
  slug?: string;
  /** Theme of the template part. */
  theme?: string;
  /** Post type that stores the template part. */
  type?: string;
  /** Description of the template part. */
  description?: string;
  /** Status of the template part. */
  status?: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** ID of the user who changed the template part, or 0 for a file of the theme. */
  author?: number;
  /** Area of the part in a page: header, footer or uncategorized. */
  area?: string;
}

/** The arguments that a client may send to `template-parts/autosaves.create`. (schemas/bases/autosaves.json:38) */
export interface CreateTemplatePartAutosaveInput extends InputOf<CreateTemplatePartAutosaveArgs> {}

/** The error codes of `template-parts/autosaves.create`, in addition to those of any endpoint. */
export type CreateTemplatePartAutosaveError =
  | 'empty_content'
  | 'invalid_date'
  | 'rest_autosave_no_changes'
  | 'rest_cannot_assign_sticky'
  | 'rest_cannot_assign_term'
  | 'rest_cannot_edit'
  | 'rest_cannot_edit_others'
  | 'rest_cannot_publish'
  | 'rest_invalid_author'
  | 'rest_invalid_field'
  | 'rest_post_invalid_id';

/** The arguments that the handler of `template-parts/autosaves.get` receives. (schemas/bases/autosaves.json:77) */
export interface GetTemplatePartAutosaveArgs {
  /** Unique identifier of the template part. */
  parent: number;
  /** Unique identifier of the autosave. */
  id: number;
}

/** The arguments that a client may send to `template-parts/autosaves.get`. (schemas/bases/autosaves.json:77) */
export type GetTemplatePartAutosaveInput = GetTemplatePartAutosaveArgs;

/** The error codes of `template-parts/autosaves.get`, in addition to those of any endpoint. */
export type GetTemplatePartAutosaveError =
  | 'rest_cannot_read'
  | 'rest_post_invalid_parent'
  | 'rest_post_no_autosave';
