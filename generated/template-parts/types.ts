// @generated from schemas/resources/template-parts.json by `npm run generate`. Do not edit. (081b23d49b88)

import type { InputOf } from '../../runtime/client/index.ts';

/** A template part in the `view` context. (schemas/resources/template-parts.json:9) */
export interface TemplatePartView {
  /** Blocks of the template part. */
  content:
    | {
        /** Text as stored. */
        raw: string;
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

/** A template part in the `embed` context. (schemas/resources/template-parts.json:9) */
export interface TemplatePartEmbed {
  /** Blocks of the template part. */
  content: { [k: string]: unknown } | string;
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

/** A template part with every field: what a handler returns. (schemas/resources/template-parts.json:9) */
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

/** A template part in the `edit` context. (schemas/resources/template-parts.json:9) */
export type TemplatePartEdit = TemplatePart;

/** Values that the links of a template part depend on, in addition to its fields. (schemas/resources/template-parts.json:9) */
export interface TemplatePartFacts {
  /** Whether the caller may publish template parts. */
  can_publish: boolean;
  /** Whether the caller may use unfiltered HTML. */
  can_use_unfiltered_html: boolean;
}

/** The arguments that the handler of `template-parts.list` receives. (schemas/bases/template.json:133) */
export interface ListTemplatePartsArgs {
  /** Only the template part that is stored as this post. */
  cms_id?: number;
  /** Only template parts of this area. */
  area?: string;
  /** Only template parts for posts of this type. */
  post_type?: string;
}

/** The arguments that a client may send to `template-parts.list`. (schemas/bases/template.json:133) */
export interface ListTemplatePartsInput extends InputOf<ListTemplatePartsArgs> {}

/** The error codes of `template-parts.list`, in addition to those of any endpoint. */
export type ListTemplatePartsError = 'rest_cannot_manage_templates';

/** The arguments that the handler of `template-parts.create` receives. (schemas/bases/template.json:154) */
export interface CreateTemplatePartArgs {
  /** Blocks of the template part. */
  content:
    | {
        /** Text as stored. */
        raw?: string | undefined;
        /** Version of the block format of the content, or 0 for content without blocks. */
        block_version?: number | undefined;
      }
    | string;
  /** Title of the template part. */
  title:
    | {
        /** Title as stored. */
        raw?: string | undefined;
        /** Title as HTML for display. */
        rendered?: string | undefined;
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

/** The arguments that a client may send to `template-parts.create`. (schemas/bases/template.json:154) */
export interface CreateTemplatePartInput {
  /** Blocks of the template part. */
  content?:
    | {
        /** Text as stored. */
        raw?: string | undefined;
        /** Version of the block format of the content, or 0 for content without blocks. */
        block_version?: number | undefined;
      }
    | string
    | undefined;
  /** Title of the template part. */
  title?:
    | {
        /** Title as stored. */
        raw?: string | undefined;
        /** Title as HTML for display. */
        rendered?: string | undefined;
      }
    | string
    | undefined;
  /** Slug of the template part, unique in its theme. */
  slug: string;
  /** Theme of the template part. */
  theme?: string | undefined;
  /** Post type that stores the template part. */
  type?: string | undefined;
  /** Description of the template part. */
  description?: string | undefined;
  /** Status of the template part. */
  status?: 'publish' | 'future' | 'draft' | 'pending' | 'private' | undefined;
  /** ID of the user who changed the template part, or 0 for a file of the theme. */
  author?: number | undefined;
  /** Area of the part in a page: header, footer or uncategorized. */
  area?: string | undefined;
}

/** The error codes of `template-parts.create`, in addition to those of any endpoint. */
export type CreateTemplatePartError =
  | 'empty_content'
  | 'rest_cannot_manage_templates'
  | 'rest_invalid_author'
  | 'rest_template_insert_error';

/** The arguments that the handler of `template-parts.lookup` receives. (schemas/bases/template.json:172) */
export interface LookupTemplatePartArgs {
  /** Slug to look up. */
  slug: string;
  /** Whether the template part is custom. */
  is_custom?: boolean;
  /** Prefix of the slug, for example `taxonomy-genre`. */
  template_prefix?: string;
}

/** The arguments that a client may send to `template-parts.lookup`. (schemas/bases/template.json:172) */
export interface LookupTemplatePartInput extends InputOf<LookupTemplatePartArgs> {}

/** The error codes of `template-parts.lookup`, in addition to those of any endpoint. */
export type LookupTemplatePartError = 'rest_cannot_manage_templates' | 'rest_template_not_found';

/** The arguments that the handler of `template-parts.get` receives. (schemas/bases/template.json:202) */
export interface GetTemplatePartArgs {
  /** Theme and slug, separated by `//`. */
  id: string;
}

/** The arguments that a client may send to `template-parts.get`. (schemas/bases/template.json:202) */
export type GetTemplatePartInput = GetTemplatePartArgs;

/** The error codes of `template-parts.get`, in addition to those of any endpoint. */
export type GetTemplatePartError = 'rest_cannot_manage_templates' | 'rest_template_not_found';

/** The arguments that the handler of `template-parts.update` receives. (schemas/bases/template.json:211) */
export interface UpdateTemplatePartArgs {
  /** Theme and slug, separated by `//`. */
  id: string;
  /** Blocks of the template part. */
  content?:
    | {
        /** Text as stored. */
        raw?: string | undefined;
        /** Version of the block format of the content, or 0 for content without blocks. */
        block_version?: number | undefined;
      }
    | string;
  /** Title of the template part. */
  title?:
    | {
        /** Title as stored. */
        raw?: string | undefined;
        /** Title as HTML for display. */
        rendered?: string | undefined;
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

/** The arguments that a client may send to `template-parts.update`. (schemas/bases/template.json:211) */
export interface UpdateTemplatePartInput extends InputOf<UpdateTemplatePartArgs> {}

/** The error codes of `template-parts.update`, in addition to those of any endpoint. */
export type UpdateTemplatePartError =
  | 'empty_content'
  | 'rest_cannot_manage_templates'
  | 'rest_invalid_author'
  | 'rest_template_not_found';

/** The arguments that the handler of `template-parts.delete` receives. (schemas/bases/template.json:226) */
export interface DeleteTemplatePartArgs {
  /** Theme and slug, separated by `//`. */
  id: string;
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force: boolean;
}

/** The arguments that a client may send to `template-parts.delete`. (schemas/bases/template.json:226) */
export interface DeleteTemplatePartInput {
  /** Theme and slug, separated by `//`. */
  id: string;
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force?: boolean | undefined;
}

/** The error codes of `template-parts.delete`, in addition to those of any endpoint. */
export type DeleteTemplatePartError =
  | 'rest_cannot_delete'
  | 'rest_cannot_manage_templates'
  | 'rest_invalid_template'
  | 'rest_template_already_trashed'
  | 'rest_template_not_found';
