// @generated from schemas/resources/template-parts/autosaves.json by `npm run generate`. Do not edit. (905e93e910bf)

/** A template part autosave with every field: what a handler returns. */
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
  guid: {
    raw: string;
    rendered: string;
  };
}

/** A template part autosave in the `view` context. */
export interface TemplatePartAutosaveView {
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

/** A template part autosave in the `embed` context. */
export interface TemplatePartAutosaveEmbed {
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

/** A template part autosave in the `edit` context. */
export type TemplatePartAutosaveEdit = TemplatePartAutosave;

/** What `template-parts/autosaves.list` receives, once validated, sanitized and defaulted. */
export interface ListTemplatePartsAutosavesArgs {
  /** Unique identifier of the template part. */
  id: number;
  /** Unique identifier of the template part. */
  parent?: number;
}

/** What a client may send to `template-parts/autosaves.list`. */
export type ListTemplatePartsAutosavesInput = ListTemplatePartsAutosavesArgs;

/** The codes of the errors that `template-parts/autosaves.list` answers, beside those that any may. */
export type ListTemplatePartsAutosavesError = 'rest_cannot_read' | 'rest_post_invalid_parent';

/** What `template-parts/autosaves.create` receives, once validated, sanitized and defaulted. */
export interface CreateTemplatePartAutosaveArgs {
  /** Unique identifier of the template part. */
  id: number;
  /** Blocks of the template part. */
  content?:
    | {
        /** Text as stored. */
        raw?: string;
        /** Version of the block format of the content, or 0 for content without blocks. */
        block_version?: number;
      }
    | string;
  /** Title of the template part. */
  title?:
    | {
        /** Title as stored. */
        raw?: string;
        /** Title as HTML for display. */
        rendered?: string;
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
  /** Unique identifier of the template part. */
  parent?: number;
}

/** What a client may send to `template-parts/autosaves.create`. */
export type CreateTemplatePartAutosaveInput = CreateTemplatePartAutosaveArgs;

/** The codes of the errors that `template-parts/autosaves.create` answers, beside those that any may. */
export type CreateTemplatePartAutosaveError =
  | 'rest_autosave_no_changes'
  | 'rest_cannot_edit'
  | 'rest_post_invalid_id';

/** What `template-parts/autosaves.get` receives, once validated, sanitized and defaulted. */
export interface GetTemplatePartAutosaveArgs {
  /** Unique identifier of the template part. */
  parent: number;
  /** Unique identifier of the autosave. */
  id: number;
}

/** What a client may send to `template-parts/autosaves.get`. */
export type GetTemplatePartAutosaveInput = GetTemplatePartAutosaveArgs;

/** The codes of the errors that `template-parts/autosaves.get` answers, beside those that any may. */
export type GetTemplatePartAutosaveError =
  | 'rest_cannot_read'
  | 'rest_post_invalid_parent'
  | 'rest_post_no_autosave';
