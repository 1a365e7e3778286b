// @generated from schemas/resources/templates.json by `npm run generate`. Do not edit. (28d4d1baf91b)

/** A template with every field: what a handler returns. */
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

/** A template in the `view` context. */
export interface TemplateView {
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
  id: string;
  slug: string;
  theme: string;
  type: string;
  source: string;
  origin: string | null;
  description: string;
  status: 'publish' | 'future' | 'draft' | 'pending' | 'private' | 'trash' | 'auto-draft';
  cms_id: number;
  has_theme_file: boolean;
  author: number;
  is_custom: boolean;
}

/** A template in the `embed` context. */
export interface TemplateEmbed {
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
  id: string;
  slug: string;
  theme: string;
  type: string;
  source: string;
  origin: string | null;
  description: string;
  status: 'publish' | 'future' | 'draft' | 'pending' | 'private' | 'trash' | 'auto-draft';
  cms_id: number;
  has_theme_file: boolean;
  author: number;
  is_custom: boolean;
}

/** A template in the `edit` context. */
export type TemplateEdit = Template;

/** What links of a template depend on beside its fields. */
export interface TemplateFacts {
  /** Whether the caller may publish templates. */
  can_publish: boolean;
  /** Whether the caller may use unfiltered HTML. */
  can_use_unfiltered_html: boolean;
}

/** What `templates.list` receives, once validated, sanitized and defaulted. */
export interface ListTemplatesArgs {
  /** Only the template that is stored as this post. */
  cms_id?: number;
  /** Only templates of this area. */
  area?: string;
  /** Only templates for posts of this type. */
  post_type?: string;
}

/** What a client may send to `templates.list`. */
export type ListTemplatesInput = ListTemplatesArgs;

/** The codes of the errors that `templates.list` answers, beside those that any may. */
export type ListTemplatesError = 'rest_cannot_manage_templates';

/** What `templates.create` receives, once validated, sanitized and defaulted. */
export interface CreateTemplateArgs {
  /** Blocks of the template. */
  content:
    | {
        /** Text as stored. */
        raw?: string;
        /** Version of the block format of the content, or 0 for content without blocks. */
        block_version?: number;
      }
    | string;
  /** Title of the template. */
  title:
    | {
        /** Title as stored. */
        raw?: string;
        /** Title as HTML for display. */
        rendered?: string;
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

/** What a client may send to `templates.create`. */
export interface CreateTemplateInput {
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
  slug: string;
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

/** The codes of the errors that `templates.create` answers, beside those that any may. */
export type CreateTemplateError =
  | 'empty_content'
  | 'rest_cannot_manage_templates'
  | 'rest_invalid_author'
  | 'rest_template_insert_error';

/** What `templates.lookup` receives, once validated, sanitized and defaulted. */
export interface LookupTemplateArgs {
  /** Slug to look up. */
  slug: string;
  /** Whether the template is custom. */
  is_custom?: boolean;
  /** Prefix of the slug, for example `taxonomy-genre`. */
  template_prefix?: string;
}

/** What a client may send to `templates.lookup`. */
export type LookupTemplateInput = LookupTemplateArgs;

/** The codes of the errors that `templates.lookup` answers, beside those that any may. */
export type LookupTemplateError = 'rest_cannot_manage_templates' | 'rest_template_not_found';

/** What `templates.get` receives, once validated, sanitized and defaulted. */
export interface GetTemplateArgs {
  /** Theme and slug, separated by `//`. */
  id: string;
}

/** What a client may send to `templates.get`. */
export type GetTemplateInput = GetTemplateArgs;

/** The codes of the errors that `templates.get` answers, beside those that any may. */
export type GetTemplateError = 'rest_cannot_manage_templates' | 'rest_template_not_found';

/** What `templates.update` receives, once validated, sanitized and defaulted. */
export interface UpdateTemplateArgs {
  /** Theme and slug, separated by `//`. */
  id: string;
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
}

/** What a client may send to `templates.update`. */
export type UpdateTemplateInput = UpdateTemplateArgs;

/** The codes of the errors that `templates.update` answers, beside those that any may. */
export type UpdateTemplateError =
  | 'empty_content'
  | 'rest_cannot_manage_templates'
  | 'rest_invalid_author'
  | 'rest_template_not_found';

/** What `templates.delete` receives, once validated, sanitized and defaulted. */
export interface DeleteTemplateArgs {
  /** Theme and slug, separated by `//`. */
  id: string;
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force: boolean;
}

/** What a client may send to `templates.delete`. */
export interface DeleteTemplateInput {
  /** Theme and slug, separated by `//`. */
  id: string;
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force?: boolean;
}

/** The codes of the errors that `templates.delete` answers, beside those that any may. */
export type DeleteTemplateError =
  | 'rest_cannot_delete'
  | 'rest_cannot_manage_templates'
  | 'rest_invalid_template'
  | 'rest_template_already_trashed'
  | 'rest_template_not_found';
