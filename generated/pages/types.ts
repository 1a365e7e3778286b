// @generated from schemas/resources/pages.json by `npm run generate`. Do not edit. (5c441bca870e)

/** A page with every field: what a handler returns. */
export interface Page {
  /** When the page was published, in the time zone of the site. */
  date: string | null;
  /** When the page was published, in UTC. */
  date_gmt: string | null;
  /** Name of the page that is never given twice. */
  guid: {
    /** The name as it is stored. */
    raw: string;
    /** The name as it is shown. */
    rendered: string;
  };
  /** Number of the page. */
  id: number;
  /** Address of the page that shows the page. */
  link: string;
  /** When the page was last changed, in the time zone of the site. */
  modified: string;
  /** When the page was last changed, in UTC. */
  modified_gmt: string;
  /** Name of the page in its address; no other of its type has it. */
  slug: string;
  /** How far the page is on its way to being public. */
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
  /** Password that readers need for the content and excerpt; empty for none. */
  password: string;
  /** Pattern of the address, with a place for the slug. */
  permalink_template: string;
  /** Slug made from the title, for a page without a slug of its own. */
  generated_slug: string;
  /** Number of the page above; 0 for none. */
  parent: number;
  /** Title of the page. */
  title: {
    /** The title as it is stored. */
    raw: string;
    /** The title as HTML, ready to show. */
    rendered: string;
  };
  /** What the page says. */
  content: {
    /** The text as it is stored. */
    raw: string;
    /** The text as HTML, ready to show. */
    rendered: string;
    /** Version of the block format of the text; 0 for a text without blocks. */
    block_version: number;
    /** Whether a password protects the text. */
    protected: boolean;
  };
  /** User who wrote the page. */
  author: number;
  /** A short form of the page. */
  excerpt: {
    /** The excerpt as it is stored. */
    raw: string;
    /** The excerpt as HTML, ready to show. */
    rendered: string;
    /** Whether a password protects the excerpt. */
    protected: boolean;
  };
  /** Picture that stands for the page; 0 for none. */
  featured_media: number;
  /** Whether new comments on the page are taken. */
  comment_status: 'open' | 'closed';
  /** Whether other sites may announce links to the page. */
  ping_status: 'open' | 'closed';
  /** Place of the page among those beside it. */
  menu_order: number;
  /** Further values kept with the page, by key. */
  meta: {
    [k: string]: unknown;
  };
  /** Template file that shows the page; empty for the usual one. */
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
  /** How many revisions of the page are kept. */
  revision_count: number;
  /** Number of the latest revision; 0 for none. */
  last_revision: number;
  /** Whether the caller edits and may publish the page. */
  can_publish: boolean;
  /** Whether the caller edits and may write any HTML. */
  can_use_unfiltered_html: boolean;
  /** Whether the caller edits and may name another author. */
  can_assign_author: boolean;
}

/** What `pages.list` receives, once validated, sanitized and defaulted. */
export interface ListPagesArgs {
  /** Page to answer, from 1. */
  page: number;
  /** Most items on a page. */
  per_page: number;
  /** Only items that contain this text. */
  search?: string;
  /** Place to read on from, as the last answer named it; empty for the beginning. The items are not counted, and page and offset do not matter. It leads on in the order it was made for. */
  cursor?: string;
  /** Only items published after this moment. */
  after?: string;
  /** Only items published before this moment. */
  before?: string;
  /** Only items last changed after this moment. */
  modified_after?: string;
  /** Only items last changed before this moment. */
  modified_before?: string;
  /** Only items written by these users; an empty list is no limit. */
  author: number[];
  /** Leave out items written by these users. */
  author_exclude: number[];
  /** Leave out the items with these numbers. */
  exclude: number[];
  /** Only the items with these numbers; an empty list is no limit. */
  include: number[];
  /** How many items to skip; it takes the place of the page. */
  offset?: number;
  /** Only items whose parent is one of these; 0 stands for those without a parent. */
  parent: number[];
  /** Leave out items whose parent is one of these. */
  parent_exclude: number[];
  /** Only items with one of these slugs. */
  slug?: string[];
  /** Whether the order goes up or down. */
  order: 'asc' | 'desc';
  /** Field that puts the pages in order. */
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
  /** Only pages with this place among those beside them. */
  menu_order?: number;
  /** Only pages of these statuses. Others than `publish` need permission. */
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
  /** When the page was published, in the time zone of the site. */
  date?: string | null;
  /** When the page was published, in UTC. */
  date_gmt?: string | null;
  /** Name of the page in its address; no other of its type has it. */
  slug?: string;
  /** How far the page is on its way to being public. */
  status?: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** Password that readers need for the content and excerpt; empty for none. */
  password?: string;
  /** Number of the page above; 0 for none. */
  parent?: number;
  /** Title of the page. */
  title?: unknown;
  /** What the page says. */
  content?: unknown;
  /** User who wrote the page. */
  author?: number;
  /** A short form of the page. */
  excerpt?: unknown;
  /** Picture that stands for the page; 0 for none. */
  featured_media?: number;
  /** Whether new comments on the page are taken. */
  comment_status?: 'open' | 'closed';
  /** Whether other sites may announce links to the page. */
  ping_status?: 'open' | 'closed';
  /** Place of the page among those beside it. */
  menu_order?: number;
  /** Further values kept with the page, by key. */
  meta?: {
    [k: string]: unknown;
  };
  /** Template file that shows the page; empty for the usual one. */
  template?: string;
}

/** What a client may send to `pages.create`. */
export interface CreatePageInput {
  /** When the page was published, in the time zone of the site. */
  date?: string | null;
  /** When the page was published, in UTC. */
  date_gmt?: string | null;
  /** Name of the page in its address; no other of its type has it. */
  slug?: string;
  /** How far the page is on its way to being public. */
  status?: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** Password that readers need for the content and excerpt; empty for none. */
  password?: string;
  /** Number of the page above; 0 for none. */
  parent?: number;
  /** Title of the page. */
  title?:
    | string
    | {
        raw?: string;
      };
  /** What the page says. */
  content?:
    | string
    | {
        raw?: string;
      };
  /** User who wrote the page. */
  author?: number;
  /** A short form of the page. */
  excerpt?:
    | string
    | {
        raw?: string;
      };
  /** Picture that stands for the page; 0 for none. */
  featured_media?: number;
  /** Whether new comments on the page are taken. */
  comment_status?: 'open' | 'closed';
  /** Whether other sites may announce links to the page. */
  ping_status?: 'open' | 'closed';
  /** Place of the page among those beside it. */
  menu_order?: number;
  /** Further values kept with the page, by key. */
  meta?: {
    [k: string]: unknown;
  };
  /** Template file that shows the page; empty for the usual one. */
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
  /** Number of the page. */
  id: number;
  /** Password of the post, where it is protected by one. */
  password?: string;
}

/** What a client may send to `pages.get`. */
export type GetPageInput = GetPageArgs;

/** The codes of the errors that `pages.get` answers, beside those that any may. */
export type GetPageError = 'rest_post_incorrect_password' | 'rest_post_invalid_id';

/** What `pages.update` receives, once validated, sanitized and defaulted. */
export interface UpdatePageArgs {
  /** Number of the page. */
  id: number;
  /** When the page was published, in the time zone of the site. */
  date?: string | null;
  /** When the page was published, in UTC. */
  date_gmt?: string | null;
  /** Name of the page in its address; no other of its type has it. */
  slug?: string;
  /** How far the page is on its way to being public. */
  status?: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** Password that readers need for the content and excerpt; empty for none. */
  password?: string;
  /** Number of the page above; 0 for none. */
  parent?: number;
  /** Title of the page. */
  title?: unknown;
  /** What the page says. */
  content?: unknown;
  /** User who wrote the page. */
  author?: number;
  /** A short form of the page. */
  excerpt?: unknown;
  /** Picture that stands for the page; 0 for none. */
  featured_media?: number;
  /** Whether new comments on the page are taken. */
  comment_status?: 'open' | 'closed';
  /** Whether other sites may announce links to the page. */
  ping_status?: 'open' | 'closed';
  /** Place of the page among those beside it. */
  menu_order?: number;
  /** Further values kept with the page, by key. */
  meta?: {
    [k: string]: unknown;
  };
  /** Template file that shows the page; empty for the usual one. */
  template?: string;
}

/** What a client may send to `pages.update`. */
export interface UpdatePageInput {
  /** Number of the page. */
  id: number;
  /** When the page was published, in the time zone of the site. */
  date?: string | null;
  /** When the page was published, in UTC. */
  date_gmt?: string | null;
  /** Name of the page in its address; no other of its type has it. */
  slug?: string;
  /** How far the page is on its way to being public. */
  status?: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** Password that readers need for the content and excerpt; empty for none. */
  password?: string;
  /** Number of the page above; 0 for none. */
  parent?: number;
  /** Title of the page. */
  title?:
    | string
    | {
        raw?: string;
      };
  /** What the page says. */
  content?:
    | string
    | {
        raw?: string;
      };
  /** User who wrote the page. */
  author?: number;
  /** A short form of the page. */
  excerpt?:
    | string
    | {
        raw?: string;
      };
  /** Picture that stands for the page; 0 for none. */
  featured_media?: number;
  /** Whether new comments on the page are taken. */
  comment_status?: 'open' | 'closed';
  /** Whether other sites may announce links to the page. */
  ping_status?: 'open' | 'closed';
  /** Place of the page among those beside it. */
  menu_order?: number;
  /** Further values kept with the page, by key. */
  meta?: {
    [k: string]: unknown;
  };
  /** Template file that shows the page; empty for the usual one. */
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
  /** Number of the page. */
  id: number;
  /** Delete for good instead of moving to the trash; needed where there is no trash. */
  force: boolean;
}

/** What a client may send to `pages.delete`. */
export interface DeletePageInput {
  /** Number of the page. */
  id: number;
  /** Delete for good instead of moving to the trash; needed where there is no trash. */
  force?: boolean;
}

/** The codes of the errors that `pages.delete` answers, beside those that any may. */
export type DeletePageError =
  | 'rest_already_trashed'
  | 'rest_cannot_delete'
  | 'rest_post_invalid_id'
  | 'rest_precondition_failed'
  | 'rest_trash_not_supported';
