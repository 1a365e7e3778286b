// @generated from schemas/resources/templates/autosaves.json by `npm run generate`. Do not edit. (13090778df69)

/** A template autosave with every field: what a handler returns. */
export interface TemplateAutosave {
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
  /** URL of a preview of the autosave. */
  preview_link: string;
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

/** A template autosave in the `view` context. */
export interface TemplateAutosaveView {
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

/** A template autosave in the `embed` context. */
export interface TemplateAutosaveEmbed {
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

/** A template autosave in the `edit` context. */
export type TemplateAutosaveEdit = TemplateAutosave;

/** What `templates/autosaves.list` receives, once validated, sanitized and defaulted. */
export interface ListTemplatesAutosavesArgs {
  /** Unique identifier of the template. */
  id: number;
  /** Unique identifier of the template. */
  parent?: number;
}

/** What a client may send to `templates/autosaves.list`. */
export type ListTemplatesAutosavesInput = ListTemplatesAutosavesArgs;

/** The codes of the errors that `templates/autosaves.list` answers, beside those that any may. */
export type ListTemplatesAutosavesError = 'rest_cannot_read' | 'rest_post_invalid_parent';

/** What `templates/autosaves.create` receives, once validated, sanitized and defaulted. */
export interface CreateTemplateAutosaveArgs {
  /** Unique identifier of the template. */
  id: number;
  /** Blocks of the template. */
  content?:
    | {
        /** Text as stored. */
        raw?: string;
        /** Version of the block format of the content, or 0 for content without blocks. */
        block_version?: number;
      }
    | string;
  /** Title of the template. */
  title?:
    | {
        /** Title as stored. */
        raw?: string;
        /** Title as HTML for display. */
        rendered?: string;
      }
    | string;
  /** Slug of the template, unique in its theme. */
  slug?: string;
  /** Theme of the template. */
  theme?: string;
  /** Post type that stores the template. */
  type?: string;
  /** Description of the template. */
  description?: string;
  /** Status of the template. */
  status?: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** ID of the user who changed the template, or 0 for a file of the theme. */
  author?: number;
  /** Unique identifier of the template. */
  parent?: number;
}

/** What a client may send to `templates/autosaves.create`. */
export type CreateTemplateAutosaveInput = CreateTemplateAutosaveArgs;

/** The codes of the errors that `templates/autosaves.create` answers, beside those that any may. */
export type CreateTemplateAutosaveError =
  | 'rest_autosave_no_changes'
  | 'rest_cannot_edit'
  | 'rest_post_invalid_id';

/** What `templates/autosaves.get` receives, once validated, sanitized and defaulted. */
export interface GetTemplateAutosaveArgs {
  /** Unique identifier of the template. */
  parent: number;
  /** Unique identifier of the autosave. */
  id: number;
}

/** What a client may send to `templates/autosaves.get`. */
export type GetTemplateAutosaveInput = GetTemplateAutosaveArgs;

/** The codes of the errors that `templates/autosaves.get` answers, beside those that any may. */
export type GetTemplateAutosaveError =
  | 'rest_cannot_read'
  | 'rest_post_invalid_parent'
  | 'rest_post_no_autosave';
