// @generated from schemas/resources/pages.json by `npm run generate`. Do not edit. (c8ed9cf516d0)

/** A page with every field: what a handler returns. */
export interface Page {
  /** Publication date of the page, in the time zone of the site. */
  date: string | null;
  /** Publication date of the page, in UTC. */
  date_gmt: string | null;
  /** Globally unique identifier of the page. */
  guid: {
    /** Identifier as stored. */
    raw: string;
    /** Identifier for display. */
    rendered: string;
  };
  /** Unique identifier of the page. */
  id: number;
  /** URL of the page. */
  link: string;
  /** Date of the last modification of the page, in the time zone of the site. */
  modified: string;
  /** Date of the last modification of the page, in UTC. */
  modified_gmt: string;
  /** Slug of the page, unique for its type. */
  slug: string;
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
  /** Post type of the page. */
  type: string;
  /** Password that protects the content and the excerpt; empty for none. */
  password: string;
  /** Template of the permalink, with a placeholder for the slug. */
  permalink_template: string;
  /** Slug generated from the title, used if the page has no slug. */
  generated_slug: string;
  /** ID of the parent of the page, or 0 for none. */
  parent: number;
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
  /** ID of the author of the page. */
  author: number;
  /** Excerpt of the page. */
  excerpt: {
    /** Excerpt as stored. */
    raw: string;
    /** Excerpt as HTML for display. */
    rendered: string;
    /** Whether the excerpt is password-protected. */
    protected: boolean;
  };
  /** ID of the featured image of the page, or 0 for none. */
  featured_media: number;
  /** Whether the page is open for comments. */
  comment_status: 'open' | 'closed';
  /** Whether the page accepts pings from other sites. */
  ping_status: 'open' | 'closed';
  /** Position of the page among its siblings. */
  menu_order: number;
  /** Meta values of the page, by key. */
  meta: {
    [k: string]: unknown;
  };
  /** Template file of the page; empty for the default. */
  template: string;
}

/** A page in the `view` context. */
export interface PageView {
  date: string | null;
  date_gmt: string | null;
  guid: {
    rendered: string;
  };
  id: number;
  link: string;
  modified: string;
  modified_gmt: string;
  slug: string;
  status:
    | 'publish'
    | 'future'
    | 'draft'
    | 'pending'
    | 'private'
    | 'trash'
    | 'inherit'
    | 'auto-draft';
  type: string;
  parent: number;
  title: {
    rendered: string;
  };
  content: {
    rendered: string;
    protected: boolean;
  };
  author: number;
  excerpt: {
    rendered: string;
    protected: boolean;
  };
  featured_media: number;
  comment_status: 'open' | 'closed';
  ping_status: 'open' | 'closed';
  menu_order: number;
  meta: {
    [k: string]: unknown;
  };
  template: string;
}

/** A page in the `embed` context. */
export interface PageEmbed {
  date: string | null;
  id: number;
  link: string;
  slug: string;
  type: string;
  title: {
    rendered: string;
  };
  author: number;
  excerpt: {
    rendered: string;
    protected: boolean;
  };
  featured_media: number;
}

/** A page in the `edit` context. */
export type PageEdit = Page;

/** What links of a page depend on beside its fields. */
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

/** What `pages.list` receives, once validated, sanitized and defaulted. */
export interface ListPagesArgs {
  /** Page of the collection, starting at 1. */
  page: number;
  /** Maximum number of items per page. */
  per_page: number;
  /** Only items that contain this text. */
  search?: string;
  /** Cursor from the previous response; empty for the first page. With a cursor the items are not counted, and page and offset are ignored. A cursor is valid for the order it was created with. */
  cursor?: string;
  /** Only items published after this date. */
  after?: string;
  /** Only items published before this date. */
  before?: string;
  /** Only items modified after this date. */
  modified_after?: string;
  /** Only items modified before this date. */
  modified_before?: string;
  /** Only items by these authors; an empty list means no filter. */
  author: number[];
  /** Exclude items by these authors. */
  author_exclude: number[];
  /** Exclude the items with these IDs. */
  exclude: number[];
  /** Only the items with these IDs; an empty list means no filter. */
  include: number[];
  /** Number of items to skip; replaces the page. */
  offset?: number;
  /** Only items with one of these parents; 0 selects items without a parent. */
  parent: number[];
  /** Exclude items with one of these parents. */
  parent_exclude: number[];
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
  /** Only pages with one of these statuses. Statuses except `publish` require permission. */
  status: (
    | 'publish'
    | 'future'
    | 'draft'
    | 'pending'
    | 'private'
    | 'trash'
    | 'auto-draft'
    | 'inherit'
    | 'request-pending'
    | 'request-confirmed'
    | 'request-failed'
    | 'request-completed'
    | 'any'
  )[];
}

/** What a client may send to `pages.list`. */
export type ListPagesInput = Partial<ListPagesArgs>;

/** The codes of the errors that `pages.list` answers, beside those that any may. */
export type ListPagesError =
  | 'rest_no_search_term_defined'
  | 'rest_orderby_include_missing_include'
  | 'rest_post_invalid_page_number';

/** What `pages.create` receives, once validated, sanitized and defaulted. */
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
  meta?: {
    [k: string]: unknown;
  };
  /** Template file of the page; empty for the default. */
  template?: string;
}

/** What a client may send to `pages.create`. */
export interface CreatePageInput {
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
  title?:
    | string
    | {
        raw?: string;
      };
  /** Content of the page. */
  content?:
    | string
    | {
        raw?: string;
      };
  /** ID of the author of the page. */
  author?: number;
  /** Excerpt of the page. */
  excerpt?:
    | string
    | {
        raw?: string;
      };
  /** ID of the featured image of the page, or 0 for none. */
  featured_media?: number;
  /** Whether the page is open for comments. */
  comment_status?: 'open' | 'closed';
  /** Whether the page accepts pings from other sites. */
  ping_status?: 'open' | 'closed';
  /** Position of the page among its siblings. */
  menu_order?: number;
  /** Meta values of the page, by key. */
  meta?: {
    [k: string]: unknown;
  };
  /** Template file of the page; empty for the default. */
  template?: string;
}

/** The codes of the errors that `pages.create` answers, beside those that any may. */
export type CreatePageError =
  | 'empty_content'
  | 'rest_cannot_assign_term'
  | 'rest_cannot_create'
  | 'rest_cannot_edit_others'
  | 'rest_cannot_publish'
  | 'rest_invalid_author'
  | 'rest_invalid_field'
  | 'rest_post_exists'
  | 'rest_post_invalid_id';

/** What `pages.get` receives, once validated, sanitized and defaulted. */
export interface GetPageArgs {
  /** Unique identifier of the page. */
  id: number;
  /** Password of the post, if it is password-protected. */
  password?: string;
}

/** What a client may send to `pages.get`. */
export type GetPageInput = GetPageArgs;

/** The codes of the errors that `pages.get` answers, beside those that any may. */
export type GetPageError = 'rest_post_incorrect_password' | 'rest_post_invalid_id';

/** What `pages.update` receives, once validated, sanitized and defaulted. */
export interface UpdatePageArgs {
  /** Unique identifier of the page. */
  id: number;
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
  meta?: {
    [k: string]: unknown;
  };
  /** Template file of the page; empty for the default. */
  template?: string;
}

/** What a client may send to `pages.update`. */
export interface UpdatePageInput {
  /** Unique identifier of the page. */
  id: number;
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
  title?:
    | string
    | {
        raw?: string;
      };
  /** Content of the page. */
  content?:
    | string
    | {
        raw?: string;
      };
  /** ID of the author of the page. */
  author?: number;
  /** Excerpt of the page. */
  excerpt?:
    | string
    | {
        raw?: string;
      };
  /** ID of the featured image of the page, or 0 for none. */
  featured_media?: number;
  /** Whether the page is open for comments. */
  comment_status?: 'open' | 'closed';
  /** Whether the page accepts pings from other sites. */
  ping_status?: 'open' | 'closed';
  /** Position of the page among its siblings. */
  menu_order?: number;
  /** Meta values of the page, by key. */
  meta?: {
    [k: string]: unknown;
  };
  /** Template file of the page; empty for the default. */
  template?: string;
}

/** The codes of the errors that `pages.update` answers, beside those that any may. */
export type UpdatePageError =
  | 'empty_content'
  | 'rest_cannot_assign_term'
  | 'rest_cannot_edit'
  | 'rest_cannot_edit_others'
  | 'rest_cannot_publish'
  | 'rest_invalid_author'
  | 'rest_invalid_field'
  | 'rest_post_invalid_id'
  | 'rest_precondition_failed';

/** What `pages.delete` receives, once validated, sanitized and defaulted. */
export interface DeletePageArgs {
  /** Unique identifier of the page. */
  id: number;
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force: boolean;
}

/** What a client may send to `pages.delete`. */
export interface DeletePageInput {
  /** Unique identifier of the page. */
  id: number;
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force?: boolean;
}

/** The codes of the errors that `pages.delete` answers, beside those that any may. */
export type DeletePageError =
  | 'rest_already_trashed'
  | 'rest_cannot_delete'
  | 'rest_post_invalid_id'
  | 'rest_precondition_failed'
  | 'rest_trash_not_supported';
