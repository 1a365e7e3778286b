// @generated from schemas/resources/templates/autosaves.json by `npm run generate`. Do not edit. (ed137848b90d)

import type { InputOf } from '../../../runtime/client/index.ts';

/** A template autosave in the `embed` context. (schemas/resources/templates/autosaves.json:11) */
export interface TemplateAutosaveEmbed {
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

/** A template autosave in the `view` context. (schemas/resources/templates/autosaves.json:11) */
export interface TemplateAutosaveView {
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

/** A template autosave with every field: what a handler returns. (schemas/resources/templates/autosaves.json:11) */
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
  guid: { raw: string; rendered: string };
}

/** A template autosave in the `edit` context. (schemas/resources/templates/autosaves.json:11) */
export type TemplateAutosaveEdit = TemplateAutosave;

/** The arguments that the handler of `templates/autosaves.list` receives. (schemas/bases/autosaves.json:25) */
export interface ListTemplatesAutosavesArgs {
  /** Unique identifier of the template. */
  id: number;
  /** Unique identifier of the template. */
  parent?: number;
}

/** The arguments that a client may send to `templates/autosaves.list`. (schemas/bases/autosaves.json:25) */
export interface ListTemplatesAutosavesInput extends InputOf<ListTemplatesAutosavesArgs> {}

/** The error codes of `templates/autosaves.list`, in addition to those of any endpoint. */
export type ListTemplatesAutosavesError = 'rest_cannot_read' | 'rest_post_invalid_parent';

/** The arguments that the handler of `templates/autosaves.create` receives. (schemas/bases/autosaves.json:38) */
export interface CreateTemplateAutosaveArgs extends ListTemplatesAutosavesArgs {
  /** Blocks of the template. */
  content?:
    | {
        /** Text as stored. */
        raw?: string | undefined;
        /** Version of the block format of the content, or 0 for content without blocks. */
        block_version?: number | undefined;
      }
    | string;
  /** Title of the template. */
  title?:
    | {
        /** Title as stored. */
        raw?: string | undefined;
        /** Title as HTML for display. */
        rendered?: string | undefined;
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
}

/** The arguments that a client may send to `templates/autosaves.create`. (schemas/bases/autosaves.json:38) */
export interface CreateTemplateAutosaveInput extends InputOf<CreateTemplateAutosaveArgs> {}

/** The error codes of `templates/autosaves.create`, in addition to those of any endpoint. */
export type CreateTemplateAutosaveError =
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

/** The arguments that the handler of `templates/autosaves.get` receives. (schemas/bases/autosaves.json:77) */
export interface GetTemplateAutosaveArgs {
  /** Unique identifier of the template. */
  parent: number;
  /** Unique identifier of the autosave. */
  id: number;
}

/** The arguments that a client may send to `templates/autosaves.get`. (schemas/bases/autosaves.json:77) */
export type GetTemplateAutosaveInput = GetTemplateAutosaveArgs;

/** The error codes of `templates/autosaves.get`, in addition to those of any endpoint. */
export type GetTemplateAutosaveError =
  | 'rest_cannot_read'
  | 'rest_post_invalid_parent'
  | 'rest_post_no_autosave';
