// @generated from schemas/resources/templates.json by `npm run generate`. Do not edit. (14a4ad66dbc6)

import type { InputOf } from '../../runtime/client/index.ts';

/** A template in the `view` context. (schemas/resources/templates.json:9) */
export interface TemplateView {
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
  /** Theme and slug, separated by `//`. */
  id: string;
  /** Slug of the template, unique in its theme. */
  slug: string;
  /** Theme of the template. */
  theme: string;
  /** Post type that stores the template. */
  type: string;
  /** Source: `theme`, or `custom` after a change on this site. */
  source: string;
  /** Source before the change; null if unknown. */
  origin: string | null;
  /** Description of the template. */
  description: string;
  /** Status of the template. */
  status: 'publish' | 'future' | 'draft' | 'pending' | 'private' | 'trash' | 'auto-draft';
  /** ID of the post that stores the template, or 0 for a file of the theme. */
  cms_id: number;
  /** Whether the theme has a file for the template. */
  has_theme_file: boolean;
  /** ID of the user who changed the template, or 0 for a file of the theme. */
  author: number;
  /** Whether the template is custom, and not one that the site finds by name. */
  is_custom: boolean;
}

/** A template in the `embed` context. (schemas/resources/templates.json:9) */
export interface TemplateEmbed {
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
  /** Theme and slug, separated by `//`. */
  id: string;
  /** Slug of the template, unique in its theme. */
  slug: string;
  /** Theme of the template. */
  theme: string;
  /** Post type that stores the template. */
  type: string;
  /** Source: `theme`, or `custom` after a change on this site. */
  source: string;
  /** Source before the change; null if unknown. */
  origin: string | null;
  /** Description of the template. */
  description: string;
  /** Status of the template. */
  status: 'publish' | 'future' | 'draft' | 'pending' | 'private' | 'trash' | 'auto-draft';
  /** ID of the post that stores the template, or 0 for a file of the theme. */
  cms_id: number;
  /** Whether the theme has a file for the template. */
  has_theme_file: boolean;
  /** ID of the user who changed the template, or 0 for a file of the theme. */
  author: number;
  /** Whether the template is custom, and not one that the site finds by name. */
  is_custom: boolean;
}

/** A template with every field: what a handler returns. (schemas/resources/templates.json:9) */
export interface Template {
  /** Blocks of the template. */
  content:
    | {
        /** Text as stored. */
        raw: string;
        /** Version of the block format of the content, or 0 for content without blocks. */
        block_version: number;
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
  /** Theme and slug, separated by `//`. */
  id: string;
  /** Slug of the template, unique in its theme. */
  slug: string;
  /** Theme of the template. */
  theme: string;
  /** Post type that stores the template. */
  type: string;
  /** Source: `theme`, or `custom` after a change on this site. */
  source: string;
  /** Source before the change; null if unknown. */
  origin: string | null;
  /** Description of the template. */
  description: string;
  /** Status of the template. */
  status: 'publish' | 'future' | 'draft' | 'pending' | 'private' | 'trash' | 'auto-draft';
  /** ID of the post that stores the template, or 0 for a file of the theme. */
  cms_id: number;
  /** Whether the theme has a file for the template. */
  has_theme_file: boolean;
  /** ID of the user who changed the template, or 0 for a file of the theme. */
  author: number;
  /** Whether the template is custom, and not one that the site finds by name. */
  is_custom: boolean;
}

/** A template in the `edit` context. (schemas/resources/templates.json:9) */
export type TemplateEdit = Template;

/** Values that the links of a template depend on, in addition to its fields. (schemas/resources/templates.json:9) */
export interface TemplateFacts {
  /** Whether the caller may publish templates. */
  can_publish: boolean;
  /** Whether the caller may use unfiltered HTML. */
  can_use_unfiltered_html: boolean;
}

/** The arguments that the handler of `templates.list` receives. (schemas/bases/template.json:133) */
export interface ListTemplatesArgs {
  /** Only the template that is stored as this post. */
  cms_id?: number;
  /** Only templates of this area. */
  area?: string;
  /** Only templates for posts of this type. */
  post_type?: string;
}

/** The arguments that a client may send to `templates.list`. (schemas/bases/template.json:133) */
export interface ListTemplatesInput extends InputOf<ListTemplatesArgs> {}

/** The error codes of `templates.list`, in addition to those of any endpoint. */
export type ListTemplatesError = 'rest_cannot_manage_templates';

/** The arguments that the handler of `templates.create` receives. (schemas/bases/template.json:154) */
export interface CreateTemplateArgs {
  /** Blocks of the template. */
  content:
    | {
        /** Text as stored. */
        raw?: string | undefined;
        /** Version of the block format of the content, or 0 for content without blocks. */
        block_version?: number | undefined;
      }
    | string;
  /** Title of the template. */
  title:
    | {
        /** Title as stored. */
        raw?: string | undefined;
        /** Title as HTML for display. */
        rendered?: string | undefined;
      }
    | string;
  /** Slug of the template, unique in its theme. */
  slug: string;
  /** Theme of the template. */
  theme?: string;
  /** Post type that stores the template. */
  type?: string;
  /** Description of the template. */
  description: string;
  /** Status of the template. */
  status: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** ID of the user who changed the template, or 0 for a file of the theme. */
  author?: number;
}

/** The arguments that a client may send to `templates.create`. (schemas/bases/template.json:154) */
export interface CreateTemplateInput {
  /** Blocks of the template. */
  content?:
    | {
        /** Text as stored. */
        raw?: string | undefined;
        /** Version of the block format of the content, or 0 for content without blocks. */
        block_version?: number | undefined;
      }
    | string
    | undefined;
  /** Title of the template. */
  title?:
    | {
        /** Title as stored. */
        raw?: string | undefined;
        /** Title as HTML for display. */
        rendered?: string | undefined;
      }
    | string
    | undefined;
  /** Slug of the template, unique in its theme. */
  slug: string;
  /** Theme of the template. */
  theme?: string | undefined;
  /** Post type that stores the template. */
  type?: string | undefined;
  /** Description of the template. */
  description?: string | undefined;
  /** Status of the template. */
  status?: 'publish' | 'future' | 'draft' | 'pending' | 'private' | undefined;
  /** ID of the user who changed the template, or 0 for a file of the theme. */
  author?: number | undefined;
}

/** The error codes of `templates.create`, in addition to those of any endpoint. */
export type CreateTemplateError =
  | 'empty_content'
  | 'rest_cannot_manage_templates'
  | 'rest_invalid_author'
  | 'rest_template_insert_error';

/** The arguments that the handler of `templates.lookup` receives. (schemas/bases/template.json:172) */
export interface LookupTemplateArgs {
  /** Slug to look up. */
  slug: string;
  /** Whether the template is custom. */
  is_custom?: boolean;
  /** Prefix of the slug, for example `taxonomy-genre`. */
  template_prefix?: string;
}

/** The arguments that a client may send to `templates.lookup`. (schemas/bases/template.json:172) */
export interface LookupTemplateInput extends InputOf<LookupTemplateArgs> {}

/** The error codes of `templates.lookup`, in addition to those of any endpoint. */
export type LookupTemplateError = 'rest_cannot_manage_templates' | 'rest_template_not_found';

/** The arguments that the handler of `templates.get` receives. (schemas/bases/template.json:202) */
export interface GetTemplateArgs {
  /** Theme and slug, separated by `//`. */
  id: string;
}

/** The arguments that a client may send to `templates.get`. (schemas/bases/template.json:202) */
export type GetTemplateInput = GetTemplateArgs;

/** The error codes of `templates.get`, in addition to those of any endpoint. */
export type GetTemplateError = 'rest_cannot_manage_templates' | 'rest_template_not_found';

/** The arguments that the handler of `templates.update` receives. (schemas/bases/template.json:211) */
export interface UpdateTemplateArgs {
  /** Theme and slug, separated by `//`. */
  id: string;
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

/** The arguments that a client may send to `templates.update`. (schemas/bases/template.json:211) */
export interface UpdateTemplateInput extends InputOf<UpdateTemplateArgs> {}

/** The error codes of `templates.update`, in addition to those of any endpoint. */
export type UpdateTemplateError =
  | 'empty_content'
  | 'rest_cannot_manage_templates'
  | 'rest_invalid_author'
  | 'rest_template_not_found';

/** The arguments that the handler of `templates.delete` receives. (schemas/bases/template.json:226) */
export interface DeleteTemplateArgs {
  /** Theme and slug, separated by `//`. */
  id: string;
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force: boolean;
}

/** The arguments that a client may send to `templates.delete`. (schemas/bases/template.json:226) */
export interface DeleteTemplateInput {
  /** Theme and slug, separated by `//`. */
  id: string;
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force?: boolean | undefined;
}

/** The error codes of `templates.delete`, in addition to those of any endpoint. */
export type DeleteTemplateError =
  | 'rest_cannot_delete'
  | 'rest_cannot_manage_templates'
  | 'rest_invalid_template'
  | 'rest_template_already_trashed'
  | 'rest_template_not_found';
