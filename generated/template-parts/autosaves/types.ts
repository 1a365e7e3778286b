// @generated from schemas/resources/template-parts/autosaves.json by `npm run generate`. Do not edit. (51c8fc8db838)

/** A template part autosave with every field: what a handler returns. */
export interface TemplatePartAutosave {
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
  /** Address where the state can be looked at. */
  preview_link: string;
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
  /** Number of the template part. */
  id: number;
  /** Number of the template part. */
  parent?: number;
}

/** What a client may send to `template-parts/autosaves.list`. */
export type ListTemplatePartsAutosavesInput = ListTemplatePartsAutosavesArgs;

/** The codes of the errors that `template-parts/autosaves.list` answers, beside those that any may. */
export type ListTemplatePartsAutosavesError = 'rest_cannot_read' | 'rest_post_invalid_parent';

/** What `template-parts/autosaves.create` receives, once validated, sanitized and defaulted. */
export interface CreateTemplatePartAutosaveArgs {
  /** Number of the template part. */
  id: number;
  /** What the template part consists of, in blocks. */
  content?:
    | {
        /** The text as it is stored. */
        raw?: string;
        /** Version of the block format of the text; 0 for a text without blocks. */
        block_version?: number;
      }
    | string;
  /** What people call the template part. */
  title?:
    | {
        /** The title as it is stored. */
        raw?: string;
        /** The title as HTML, ready to show. */
        rendered?: string;
      }
    | string;
  /** Name of the template part in its theme. */
  slug?: string;
  /** Theme that the template part is for. */
  theme?: string;
  /** Post type that it is kept as. */
  type?: string;
  /** What the template part is for. */
  description?: string;
  /** How far the template part is on its way to being used. */
  status?: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** User who changed it; 0 for a file of the theme. */
  author?: number;
  /** Where in a page the part stands: header, footer or uncategorized. */
  area?: string;
  /** Number of the template part. */
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
  /** Number of the template part. */
  parent: number;
  /** Number of the saved state. */
  id: number;
}

/** What a client may send to `template-parts/autosaves.get`. */
export type GetTemplatePartAutosaveInput = GetTemplatePartAutosaveArgs;

/** The codes of the errors that `template-parts/autosaves.get` answers, beside those that any may. */
export type GetTemplatePartAutosaveError =
  | 'rest_cannot_read'
  | 'rest_post_invalid_parent'
  | 'rest_post_no_autosave';
