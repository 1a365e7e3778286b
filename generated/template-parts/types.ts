// @generated from schemas/resources/template-parts.json by `npm run generate`. Do not edit. (da91b48401a7)

/** A template part with every field: what a handler returns. */
export interface TemplatePart {
  /** What the template part consists of, in blocks. */
  content:
    | {
        /** The text as it is stored. */
        raw: string;
        /** Version of the block format of the text; 0 for a text without blocks. */
        block_version: number;
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
  /** Theme and slug, with `//` between them. */
  id: string;
  /** Name of the template part in its theme. */
  slug: string;
  /** Theme that the template part is for. */
  theme: string;
  /** Post type that it is kept as. */
  type: string;
  /** Where it comes from: `theme`, or `custom` once it was changed here. */
  source: string;
  /** Where it came from before it was changed; null when nothing is known. */
  origin: string | null;
  /** What the template part is for. */
  description: string;
  /** How far the template part is on its way to being used. */
  status: 'publish' | 'future' | 'draft' | 'pending' | 'private' | 'trash' | 'auto-draft';
  /** Number of the post that it is kept as; 0 for a file of the theme. */
  cms_id: number;
  /** Whether the theme has a file for it. */
  has_theme_file: boolean;
  /** User who changed it; 0 for a file of the theme. */
  author: number;
  /** Where in a page the part stands: header, footer or uncategorized. */
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
  /** Whether the caller may write any HTML. */
  can_use_unfiltered_html: boolean;
}

/** What `template-parts.list` receives, once validated, sanitized and defaulted. */
export interface ListTemplatePartsArgs {
  /** Only the one that is kept as this post. */
  cms_id?: number;
  /** Only those of this area. */
  area?: string;
  /** Only those that posts of this type can choose. */
  post_type?: string;
}

/** What a client may send to `template-parts.list`. */
export type ListTemplatePartsInput = ListTemplatePartsArgs;

/** The codes of the errors that `template-parts.list` answers, beside those that any may. */
export type ListTemplatePartsError = 'rest_cannot_manage_templates';

/** What `template-parts.create` receives, once validated, sanitized and defaulted. */
export interface CreateTemplatePartArgs {
  /** What the template part consists of, in blocks. */
  content:
    | {
        /** The text as it is stored. */
        raw?: string;
        /** Version of the block format of the text; 0 for a text without blocks. */
        block_version?: number;
      }
    | string;
  /** What people call the template part. */
  title:
    | {
        /** The title as it is stored. */
        raw?: string;
        /** The title as HTML, ready to show. */
        rendered?: string;
      }
    | string;
  /** Name of the template part in its theme. */
  slug: string;
  /** Theme that the template part is for. */
  theme?: string;
  /** Post type that it is kept as. */
  type?: string;
  /** What the template part is for. */
  description: string;
  /** How far the template part is on its way to being used. */
  status: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** User who changed it; 0 for a file of the theme. */
  author?: number;
  /** Where in a page the part stands: header, footer or uncategorized. */
  area?: string;
}

/** What a client may send to `template-parts.create`. */
export interface CreateTemplatePartInput {
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
  slug: string;
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
}

/** The codes of the errors that `template-parts.create` answers, beside those that any may. */
export type CreateTemplatePartError =
  | 'empty_content'
  | 'rest_cannot_manage_templates'
  | 'rest_invalid_author'
  | 'rest_template_insert_error';

/** What `template-parts.lookup` receives, once validated, sanitized and defaulted. */
export interface LookupTemplatePartArgs {
  /** Name to look for. */
  slug: string;
  /** Whether it is one that people choose. */
  is_custom?: boolean;
  /** Beginning that the name has in common with others: `taxonomy-genre`. */
  template_prefix?: string;
}

/** What a client may send to `template-parts.lookup`. */
export type LookupTemplatePartInput = LookupTemplatePartArgs;

/** The codes of the errors that `template-parts.lookup` answers, beside those that any may. */
export type LookupTemplatePartError = 'rest_cannot_manage_templates' | 'rest_template_not_found';

/** What `template-parts.get` receives, once validated, sanitized and defaulted. */
export interface GetTemplatePartArgs {
  /** Theme and slug, with `//` between them. */
  id: string;
}

/** What a client may send to `template-parts.get`. */
export type GetTemplatePartInput = GetTemplatePartArgs;

/** The codes of the errors that `template-parts.get` answers, beside those that any may. */
export type GetTemplatePartError = 'rest_cannot_manage_templates' | 'rest_template_not_found';

/** What `template-parts.update` receives, once validated, sanitized and defaulted. */
export interface UpdateTemplatePartArgs {
  /** Theme and slug, with `//` between them. */
  id: string;
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
  /** Theme and slug, with `//` between them. */
  id: string;
  /** Delete for good instead of moving to the trash; needed where there is no trash. */
  force: boolean;
}

/** What a client may send to `template-parts.delete`. */
export interface DeleteTemplatePartInput {
  /** Theme and slug, with `//` between them. */
  id: string;
  /** Delete for good instead of moving to the trash; needed where there is no trash. */
  force?: boolean;
}

/** The codes of the errors that `template-parts.delete` answers, beside those that any may. */
export type DeleteTemplatePartError =
  | 'rest_cannot_delete'
  | 'rest_cannot_manage_templates'
  | 'rest_invalid_template'
  | 'rest_template_already_trashed'
  | 'rest_template_not_found';
