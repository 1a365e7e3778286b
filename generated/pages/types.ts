// @generated from schemas/resources/pages.json by `npm run generate`. Do not edit. (c2a659528cf4)

import type { InputOf, PartialInputOf } from '../../runtime/client/index.ts';
import type {
  AuthorsArgs,
  CollectionArgs,
  ModifiedArgs,
  ParentsArgs,
  PeriodArgs,
  SelectionArgs,
  StatusesArgs,
} from '../shared/types.ts';

/** A page in the `embed` context. (schemas/resources/pages.json:21) */
export interface PageEmbed {
  /** Publication date of the page, in the time zone of the site. */
  date: string | null;
  /** Unique identifier of the page. */
  id: number;
  /** URL of the page. */
  link: string;
  /** Slug of the page, unique for its type. */
  slug: string;
  /** Post type of the page. */
  type: string;
  /** Title of the page. */
  title: {
    /** Title as HTML for display. */
    rendered: string;
  };
  /** ID of the author of the page. */
  author: number;
  /** Excerpt of the page. */
  excerpt: {
    /** Excerpt as HTML for display. */
    rendered: string;
    /** Whether the excerpt is password-protected. */
    protected: boolean;
  };
  /** ID of the featured image of the page, or 0 for none. */
  featured_media: number;
}

/** A page in the `view` context. (schemas/resources/pages.json:21) */
export interface PageView extends PageEmbed {
  /** Publication date of the page, in UTC. */
  date_gmt: string | null;
  /** Globally unique identifier of the page. */
  guid: {
    /** Identifier for display. */
    rendered: string;
  };
  /** Date of the last modification of the page, in the time zone of the site. */
  modified: string;
  /** Date of the last modification of the page, in UTC. */
  modified_gmt: string;
  /** Status of the page. */
  status:
    | 'publish'
    | 'future'
    | 'draft'
    | 'pending'
    | 'private'
    | 'trash'
    | 'inherit'
    | 'auto-draft';
  /** ID of the parent of the page, or 0 for none. */
  parent: number;
  /** Content of the page. */
  content: {
    /** Text as HTML for display. */
    rendered: string;
    /** Whether the content is password-protected. */
    protected: boolean;
  };
  /** Whether the page is open for comments. */
  comment_status: 'open' | 'closed';
  /** Whether the page accepts pings from other sites. */
  ping_status: 'open' | 'closed';
  /** Position of the page among its siblings. */
  menu_order: number;
  /** Meta values of the page, by key. */
  meta: { [k: string]: unknown };
  /** Template file of the page; empty for the default. */
  template: string;
}

/** A page with every field: what a handler returns. (schemas/resources/pages.json:21) */
export interface Page extends PageView {
  /** Globally unique identifier of the page. */
  guid: {
    /** Identifier as stored. */
    raw: string;
    /** Identifier for display. */
    rendered: string;
  };
  /** Password that protects the content and the excerpt; empty for none. */
  password: string;
  /** Template of the permalink, with a placeholder for the slug. */
  permalink_template: string;
  /** Slug generated from the title, used if the page has no slug. */
  generated_slug: string;
  /** Title of the page. */
  title: {
    /** Title as stored. */
    raw: string;
    /** Title as HTML for display. */
    rendered: string;
  };
  /** Content of the page. */
  content: {
    /** Text as stored. */
    raw: string;
    /** Text as HTML for display. */
    rendered: string;
    /** Version of the block format of the content, or 0 for content without blocks. */
    block_version: number;
    /** Whether the content is password-protected. */
    protected: boolean;
  };
  /** Excerpt of the page. */
  excerpt: {
    /** Excerpt as stored. */
    raw: string;
    /** Excerpt as HTML for display. */
    rendered: string;
    /** Whether the excerpt is password-protected. */
    protected: boolean;
  };
}

/** A page in the `edit` context. (schemas/resources/pages.json:21) */
export type PageEdit = Page;

/** Values that the links of a page depend on, in addition to its fields. (schemas/resources/pages.json:21) */
export interface PageFacts {
  /** Number of revisions of the page. */
  revision_count: number;
  /** ID of the latest revision, or 0 for none. */
  last_revision: number;
  /** Whether the caller may publish the page. */
  can_publish: boolean;
  /** Whether the caller may use unfiltered HTML. */
  can_use_unfiltered_html: boolean;
  /** Whether the caller may change the author. */
  can_assign_author: boolean;
}

/** The arguments that the handler of `pages.list` receives. (schemas/bases/post-type.json:468) */
export interface ListPagesArgs
  extends
    CollectionArgs,
    AuthorsArgs,
    ModifiedArgs,
    ParentsArgs,
    PeriodArgs,
    SelectionArgs,
    StatusesArgs {
  /** Cursor from the previous response; empty for the first page. With a cursor the items are not counted, and page and offset are ignored. A cursor is valid for the order it was created with. */
  cursor?: string;
  /** Number of items to skip; replaces the page. */
  offset?: number;
  /** Only items with one of these slugs. */
  slug?: string[];
  /** Sort direction. */
  order: 'asc' | 'desc';
  /** Field to sort the pages by. */
  orderby:
    | 'author'
    | 'date'
    | 'id'
    | 'include'
    | 'modified'
    | 'parent'
    | 'relevance'
    | 'slug'
    | 'include_slugs'
    | 'title'
    | 'menu_order';
  /** Only pages at this position among their siblings. */
  menu_order?: number;
}

/** The arguments that a client may send to `pages.list`. (schemas/bases/post-type.json:468) */
export interface ListPagesInput extends PartialInputOf<ListPagesArgs> {}

/** The error codes of `pages.list`, in addition to those of any endpoint. */
export type ListPagesError =
  | 'rest_invalid_cursor'
  | 'rest_no_search_term_defined'
  | 'rest_orderby_include_missing_include'
  | 'rest_post_invalid_page_number';

/** The arguments that the handler of `pages.create` receives. (schemas/bases/post-type.json:532) */
export interface CreatePageArgs {
  /** Publication date of the page, in the time zone of the site. */
  date?: string | null;
  /** Publication date of the page, in UTC. */
  date_gmt?: string | null;
  /** Slug of the page, unique for its type. */
  slug?: string;
  /** Status of the page. */
  status?: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** Password that protects the content and the excerpt; empty for none. */
  password?: string;
  /** ID of the parent of the page, or 0 for none. */
  parent?: number;
  /** Title of the page. */
  title?: unknown;
  /** Content of the page. */
  content?: unknown;
  /** ID of the author of the page. */
  author?: number;
  /** Excerpt of the page. */
  excerpt?: unknown;
  /** ID of the featured image of the page, or 0 for none. */
  featured_media?: number;
  /** Whether the page is open for comments. */
  comment_status?: 'open' | 'closed';
  /** Whether the page accepts pings from other sites. */
  ping_status?: 'open' | 'closed';
  /** Position of the page among its siblings. */
  menu_order?: number;
  /** Meta values of the page, by key. */
  meta?: { [k: string]: unknown };
  /** Template file of the page; empty for the default. */
  template?: string;
}

/** The arguments that a client may send to `pages.create`. (schemas/bases/post-type.json:532) */
export interface CreatePageInput extends InputOf<CreatePageArgs> {
  /** Title of the page. */
  title?: string | { raw?: string | undefined } | undefined;
  /** Content of the page. */
  content?: string | { raw?: string | undefined } | undefined;
  /** Excerpt of the page. */
  excerpt?: string | { raw?: string | undefined } | undefined;
}

/** The error codes of `pages.create`, in addition to those of any endpoint. */
export type CreatePageError =
  | 'empty_content'
  | 'invalid_date'
  | 'rest_cannot_assign_term'
  | 'rest_cannot_create'
  | 'rest_cannot_edit_others'
  | 'rest_cannot_publish'
  | 'rest_invalid_author'
  | 'rest_invalid_field'
  | 'rest_post_exists'
  | 'rest_post_invalid_id';

/** The arguments that the handler of `pages.get` receives. (schemas/bases/post-type.json:565) */
export interface GetPageArgs {
  /** Unique identifier of the page. */
  id: number;
  /** Password of the post, if it is password-protected. */
  password?: string;
}

/** The arguments that a client may send to `pages.get`. (schemas/bases/post-type.json:565) */
export interface GetPageInput extends InputOf<GetPageArgs> {}

/** The error codes of `pages.get`, in addition to those of any endpoint. */
export type GetPageError =
  | 'rest_post_incorrect_password'
  | 'rest_post_invalid_id'
  | 'rest_too_many_wrong_passwords';

/** The arguments that the handler of `pages.update` receives. (schemas/bases/post-type.json:584) */
export interface UpdatePageArgs extends CreatePageArgs {
  /** Unique identifier of the page. */
  id: number;
}

/** The arguments that a client may send to `pages.update`. (schemas/bases/post-type.json:584) */
export interface UpdatePageInput extends InputOf<UpdatePageArgs> {
  /** Title of the page. */
  title?: string | { raw?: string | undefined } | undefined;
  /** Content of the page. */
  content?: string | { raw?: string | undefined } | undefined;
  /** Excerpt of the page. */
  excerpt?: string | { raw?: string | undefined } | undefined;
}

/** The error codes of `pages.update`, in addition to those of any endpoint. */
export type UpdatePageError =
  | 'empty_content'
  | 'invalid_date'
  | 'rest_cannot_assign_term'
  | 'rest_cannot_edit'
  | 'rest_cannot_edit_others'
  | 'rest_cannot_publish'
  | 'rest_invalid_author'
  | 'rest_invalid_field'
  | 'rest_post_invalid_id'
  | 'rest_precondition_failed';

/** The arguments that the handler of `pages.delete` receives. (schemas/bases/post-type.json:605) */
export interface DeletePageArgs {
  /** Unique identifier of the page. */
  id: number;
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force: boolean;
}

/** The arguments that a client may send to `pages.delete`. (schemas/bases/post-type.json:605) */
export interface DeletePageInput {
  /** Unique identifier of the page. */
  id: number;
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force?: boolean | undefined;
}

/** The error codes of `pages.delete`, in addition to those of any endpoint. */
export type DeletePageError =
  | 'rest_already_trashed'
  | 'rest_cannot_delete'
  | 'rest_post_invalid_id'
  | 'rest_precondition_failed'
  | 'rest_trash_not_supported';
