// @generated from schemas/resources/templates.json by `npm run generate`. Do not edit. (0e66e6f8232f)

/** A template with every field: what a handler returns. */
export interface Template {
  /** What the template consists of, in blocks. */
  content:
    | {
        /** The text as it is stored. */
        raw: string;
        /** Version of the block format of the text; 0 for a text without blocks. */
        block_version: number;
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
  /** Theme and slug, with `//` between them. */
  id: string;
  /** Name of the template in its theme. */
  slug: string;
  /** Theme that the template is for. */
  theme: string;
  /** Post type that it is kept as. */
  type: string;
  /** Where it comes from: `theme`, or `custom` once it was changed here. */
  source: string;
  /** Where it came from before it was changed; null when nothing is known. */
  origin: string | null;
  /** What the template is for. */
  description: string;
  /** How far the template is on its way to being used. */
  status: 'publish' | 'future' | 'draft' | 'pending' | 'private' | 'trash' | 'auto-draft';
  /** Number of the post that it is kept as; 0 for a file of the theme. */
  cms_id: number;
  /** Whether the theme has a file for it. */
  has_theme_file: boolean;
  /** User who changed it; 0 for a file of the theme. */
  author: number;
  /** Whether it is one that people choose, and none that the site looks for by name. */
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
  /** Whether the caller may write any HTML. */
  can_use_unfiltered_html: boolean;
}

/** What `templates.list` receives, once validated, sanitized and defaulted. */
export interface ListTemplatesArgs {
  /** Only the one that is kept as this post. */
  cms_id?: number;
  /** Only those of this area. */
  area?: string;
  /** Only those that posts of this type can choose. */
  post_type?: string;
}

/** What a client may send to `templates.list`. */
export type ListTemplatesInput = ListTemplatesArgs;

/** The codes of the errors that `templates.list` answers, beside those that any may. */
export type ListTemplatesError = 'rest_cannot_manage_templates';

/** What `templates.create` receives, once validated, sanitized and defaulted. */
export interface CreateTemplateArgs {
  /** What the template consists of, in blocks. */
  content:
    | {
        /** The text as it is stored. */
        raw?: string;
        /** Version of the block format of the text; 0 for a text without blocks. */
        block_version?: number;
      }
    | string;
  /** What people call the template. */
  title:
    | {
        /** The title as it is stored. */
        raw?: string;
        /** The title as HTML, ready to show. */
        rendered?: string;
      }
    | string;
  /** Name of the template in its theme. */
  slug: string;
  /** Theme that the template is for. */
  theme?: string;
  /** Post type that it is kept as. */
  type?: string;
  /** What the template is for. */
  description: string;
  /** How far the template is on its way to being used. */
  status: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** User who changed it; 0 for a file of the theme. */
  author?: number;
}

/** What a client may send to `templates.create`. */
export interface CreateTemplateInput {
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
  slug: string;
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
}

/** The codes of the errors that `templates.create` answers, beside those that any may. */
export type CreateTemplateError =
  | 'empty_content'
  | 'rest_cannot_manage_templates'
  | 'rest_invalid_author'
  | 'rest_template_insert_error';

/** What `templates.lookup` receives, once validated, sanitized and defaulted. */
export interface LookupTemplateArgs {
  /** Name to look for. */
  slug: string;
  /** Whether it is one that people choose. */
  is_custom?: boolean;
  /** Beginning that the name has in common with others: `taxonomy-genre`. */
  template_prefix?: string;
}

/** What a client may send to `templates.lookup`. */
export type LookupTemplateInput = LookupTemplateArgs;

/** The codes of the errors that `templates.lookup` answers, beside those that any may. */
export type LookupTemplateError = 'rest_cannot_manage_templates' | 'rest_template_not_found';

/** What `templates.get` receives, once validated, sanitized and defaulted. */
export interface GetTemplateArgs {
  /** Theme and slug, with `//` between them. */
  id: string;
}

/** What a client may send to `templates.get`. */
export type GetTemplateInput = GetTemplateArgs;

/** The codes of the errors that `templates.get` answers, beside those that any may. */
export type GetTemplateError = 'rest_cannot_manage_templates' | 'rest_template_not_found';

/** What `templates.update` receives, once validated, sanitized and defaulted. */
export interface UpdateTemplateArgs {
  /** Theme and slug, with `//` between them. */
  id: string;
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
  /** Theme and slug, with `//` between them. */
  id: string;
  /** Delete for good instead of moving to the trash; needed where there is no trash. */
  force: boolean;
}

/** What a client may send to `templates.delete`. */
export interface DeleteTemplateInput {
  /** Theme and slug, with `//` between them. */
  id: string;
  /** Delete for good instead of moving to the trash; needed where there is no trash. */
  force?: boolean;
}

/** The codes of the errors that `templates.delete` answers, beside those that any may. */
export type DeleteTemplateError =
  | 'rest_cannot_delete'
  | 'rest_cannot_manage_templates'
  | 'rest_invalid_template'
  | 'rest_template_already_trashed'
  | 'rest_template_not_found';
