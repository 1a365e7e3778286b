// @generated from schemas/resources/pages/autosaves.json by `npm run generate`. Do not edit. (0456213df0a2)

/** A page autosave with every field: what a handler returns. */
export interface PageAutosave {
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
  /** ID of the page of the revision, or 0 for the page itself. */
  parent: number;
  /** Slug of the revision, which contains the ID of the page. */
  slug: string;
  /** URL of a preview of the autosave. */
  preview_link: string;
  /** Title of the page in this revision. */
  title: {
    /** Text as stored. */
    raw: string;
    /** Text as HTML for display. */
    rendered: string;
  };
  /** Content of the page in this revision. */
  content: {
    /** Text as stored. */
    raw: string;
    /** Text as HTML for display. */
    rendered: string;
    /** Version of the block format of the content, or 0 for content without blocks. */
    block_version?: number;
    /** Whether the content is password-protected. */
    protected?: boolean;
  };
  /** Excerpt of the page in this revision. */
  excerpt: {
    /** Text as stored. */
    raw: string;
    /** Text as HTML for display. */
    rendered: string;
    /** Whether the excerpt is password-protected. */
    protected?: boolean;
  };
  /** Globally unique identifier of the revision. */
  guid: {
    /** Identifier as stored. */
    raw: string;
    /** Identifier for display. */
    rendered: string;
  };
}

/** A page autosave in the `view` context. */
export interface PageAutosaveView {
  author: number;
  date: string;
  date_gmt: string;
  id: number;
  modified: string;
  modified_gmt: string;
  parent: number;
  slug: string;
  title: {
    rendered: string;
  };
  content: {
    rendered: string;
    protected?: boolean;
  };
  excerpt: {
    rendered: string;
    protected?: boolean;
  };
  guid: {
    rendered: string;
  };
}

/** A page autosave in the `embed` context. */
export interface PageAutosaveEmbed {
  author: number;
  date: string;
  id: number;
  parent: number;
  slug: string;
  title: {
    rendered: string;
  };
  excerpt: {
    rendered: string;
    protected?: boolean;
  };
}

/** A page autosave in the `edit` context. */
export type PageAutosaveEdit = PageAutosave;

/** What `pages/autosaves.list` receives, once validated, sanitized and defaulted. */
export interface ListPagesAutosavesArgs {
  /** Unique identifier of the page. */
  id: number;
  /** Unique identifier of the page. */
  parent?: number;
}

/** What a client may send to `pages/autosaves.list`. */
export type ListPagesAutosavesInput = ListPagesAutosavesArgs;

/** The codes of the errors that `pages/autosaves.list` answers, beside those that any may. */
export type ListPagesAutosavesError = 'rest_cannot_read' | 'rest_post_invalid_parent';

/** What `pages/autosaves.create` receives, once validated, sanitized and defaulted. */
export interface CreatePageAutosaveArgs {
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
  /** Unique identifier of the page. */
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

/** What a client may send to `pages/autosaves.create`. */
export interface CreatePageAutosaveInput {
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
  /** Unique identifier of the page. */
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

/** The codes of the errors that `pages/autosaves.create` answers, beside those that any may. */
export type CreatePageAutosaveError =
  | 'rest_autosave_no_changes'
  | 'rest_cannot_edit'
  | 'rest_post_invalid_id';

/** What `pages/autosaves.get` receives, once validated, sanitized and defaulted. */
export interface GetPageAutosaveArgs {
  /** Unique identifier of the page. */
  parent: number;
  /** Unique identifier of the autosave. */
  id: number;
}

/** What a client may send to `pages/autosaves.get`. */
export type GetPageAutosaveInput = GetPageAutosaveArgs;

/** The codes of the errors that `pages/autosaves.get` answers, beside those that any may. */
export type GetPageAutosaveError =
  | 'rest_cannot_read'
  | 'rest_post_invalid_parent'
  | 'rest_post_no_autosave';
