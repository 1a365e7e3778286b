// @generated from schemas/resources/templates/autosaves.json by `npm run generate`. Do not edit. (8ecf403a8307)

/** A template autosave with every field: what a handler returns. */
export interface TemplateAutosave {
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
  /** Address where the state can be looked at. */
  preview_link: string;
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
  /** Number of the template. */
  id: number;
  /** Number of the template. */
  parent?: number;
}

/** What a client may send to `templates/autosaves.list`. */
export type ListTemplatesAutosavesInput = ListTemplatesAutosavesArgs;

/** The codes of the errors that `templates/autosaves.list` answers, beside those that any may. */
export type ListTemplatesAutosavesError = 'rest_cannot_read' | 'rest_post_invalid_parent';

/** What `templates/autosaves.create` receives, once validated, sanitized and defaulted. */
export interface CreateTemplateAutosaveArgs {
  /** Number of the template. */
  id: number;
  /** What the template consists of, in blocks. */
  content?:
    | {
        /** The text as it is stored. */
        raw?: string;
        /** Version of the block format of the text; 0 for a text without blocks. */
        block_version?: number;
      }
    | string;
  /** What people call the template. */
  title?:
    | {
        /** The title as it is stored. */
        raw?: string;
        /** The title as HTML, ready to show. */
        rendered?: string;
      }
    | string;
  /** Name of the template in its theme. */
  slug?: string;
  /** Theme that the template is for. */
  theme?: string;
  /** Post type that it is kept as. */
  type?: string;
  /** What the template is for. */
  description?: string;
  /** How far the template is on its way to being used. */
  status?: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** User who changed it; 0 for a file of the theme. */
  author?: number;
  /** Number of the template. */
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
  /** Number of the template. */
  parent: number;
  /** Number of the saved state. */
  id: number;
}

/** What a client may send to `templates/autosaves.get`. */
export type GetTemplateAutosaveInput = GetTemplateAutosaveArgs;

/** The codes of the errors that `templates/autosaves.get` answers, beside those that any may. */
export type GetTemplateAutosaveError =
  | 'rest_cannot_read'
  | 'rest_post_invalid_parent'
  | 'rest_post_no_autosave';
