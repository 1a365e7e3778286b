// @generated from schemas/resources/template-parts.json by `npm run generate`. Do not edit. (f2e989bb6709)

/** A template part with every field: what a handler returns. */
export interface TemplatePart {
  /** Blocks of the template part. */
  content:
    | {
        /** Text as stored. */
        raw: string;
        /** Version of the block format of the content, or 0 for content without blocks. */
        block_version: number;
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
  /** Theme and slug, separated by `//`. */
  id: string;
  /** Slug of the template part, unique in its theme. */
  slug: string;
  /** Theme of the template part. */
  theme: string;
  /** Post type that stores the template part. */
  type: string;
  /** Source: `theme`, or `custom` after a change on this site. */
  source: string;
  /** Source before the change; null if unknown. */
  origin: string | null;
  /** Description of the template part. */
  description: string;
  /** Status of the template part. */
  status: 'publish' | 'future' | 'draft' | 'pending' | 'private' | 'trash' | 'auto-draft';
  /** ID of the post that stores the template part, or 0 for a file of the theme. */
  cms_id: number;
  /** Whether the theme has a file for the template part. */
  has_theme_file: boolean;
  /** ID of the user who changed the template part, or 0 for a file of the theme. */
  author: number;
  /** Area of the part in a page: header, footer or uncategorized. */
  area: string;
}

/** A template part in the `view` context. */
export interface TemplatePartView {
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
  area: string;
}

/** A template part in the `embed` context. */
export interface TemplatePartEmbed {
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
  area: string;
}

/** A template part in the `edit` context. */
export type TemplatePartEdit = TemplatePart;

/** What links of a template part depend on beside its fields. */
export interface TemplatePartFacts {
  /** Whether the caller may publish template parts. */
  can_publish: boolean;
  /** Whether the caller may use unfiltered HTML. */
  can_use_unfiltered_html: boolean;
}

/** What `template-parts.list` receives, once validated, sanitized and defaulted. */
export interface ListTemplatePartsArgs {
  /** Only the template part that is stored as this post. */
  cms_id?: number;
  /** Only template parts of this area. */
  area?: string;
  /** Only template parts for posts of this type. */
  post_type?: string;
}

/** What a client may send to `template-parts.list`. */
export type ListTemplatePartsInput = ListTemplatePartsArgs;

/** The codes of the errors that `template-parts.list` answers, beside those that any may. */
export type ListTemplatePartsError = 'rest_cannot_manage_templates';

/** What `template-parts.create` receives, once validated, sanitized and defaulted. */
export interface CreateTemplatePartArgs {
  /** Blocks of the template part. */
  content:
    | {
        /** Text as stored. */
        raw?: string;
        /** Version of the block format of the content, or 0 for content without blocks. */
        block_version?: number;
      }
    | string;
  /** Title of the template part. */
  title:
    | {
        /** Title as stored. */
        raw?: string;
        /** Title as HTML for display. */
        rendered?: string;
      }
    | string;
  /** Slug of the template part, unique in its theme. */
  slug: string;
  /** Theme of the template part. */
  theme?: string;
  /** Post type that stores the template part. */
  type?: string;
  /** Description of the template part. */
  description: string;
  /** Status of the template part. */
  status: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** ID of the user who changed the template part, or 0 for a file of the theme. */
  author?: number;
  /** Area of the part in a page: header, footer or uncategorized. */
  area?: string;
}

/** What a client may send to `template-parts.create`. */
export interface CreateTemplatePartInput {
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
  slug: string;
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

/** The codes of the errors that `template-parts.create` answers, beside those that any may. */
export type CreateTemplatePartError =
  | 'empty_content'
  | 'rest_cannot_manage_templates'
  | 'rest_invalid_author'
  | 'rest_template_insert_error';

/** What `template-parts.lookup` receives, once validated, sanitized and defaulted. */
export interface LookupTemplatePartArgs {
  /** Slug to look up. */
  slug: string;
  /** Whether the template part is custom. */
  is_custom?: boolean;
  /** Prefix of the slug, for example `taxonomy-genre`. */
  template_prefix?: string;
}

/** What a client may send to `template-parts.lookup`. */
export type LookupTemplatePartInput = LookupTemplatePartArgs;

/** The codes of the errors that `template-parts.lookup` answers, beside those that any may. */
export type LookupTemplatePartError = 'rest_cannot_manage_templates' | 'rest_template_not_found';

/** What `template-parts.get` receives, once validated, sanitized and defaulted. */
export interface GetTemplatePartArgs {
  /** Theme and slug, separated by `//`. */
  id: string;
}

/** What a client may send to `template-parts.get`. */
export type GetTemplatePartInput = GetTemplatePartArgs;

/** The codes of the errors that `template-parts.get` answers, beside those that any may. */
export type GetTemplatePartError = 'rest_cannot_manage_templates' | 'rest_template_not_found';

/** What `template-parts.update` receives, once validated, sanitized and defaulted. */
export interface UpdateTemplatePartArgs {
  /** Theme and slug, separated by `//`. */
  id: string;
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
}

/** What a client may send to `template-parts.update`. */
export type UpdateTemplatePartInput = UpdateTemplatePartArgs;

/** The codes of the errors that `template-parts.update` answers, beside those that any may. */
export type UpdateTemplatePartError =
  | 'empty_content'
  | 'rest_cannot_manage_templates'
  | 'rest_invalid_author'
  | 'rest_template_not_found';

/** What `template-parts.delete` receives, once validated, sanitized and defaulted. */
export interface DeleteTemplatePartArgs {
  /** Theme and slug, separated by `//`. */
  id: string;
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force: boolean;
}

/** What a client may send to `template-parts.delete`. */
export interface DeleteTemplatePartInput {
  /** Theme and slug, separated by `//`. */
  id: string;
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force?: boolean;
}

/** The codes of the errors that `template-parts.delete` answers, beside those that any may. */
export type DeleteTemplatePartError =
  | 'rest_cannot_delete'
  | 'rest_cannot_manage_templates'
  | 'rest_invalid_template'
  | 'rest_template_already_trashed'
  | 'rest_template_not_found';
