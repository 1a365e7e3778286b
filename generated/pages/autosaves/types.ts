// @generated from schemas/resources/pages/autosaves.json by `npm run generate`. Do not edit. (e3cb3960b487)

/** A page autosave with every field: what a handler returns. */
export interface PageAutosave {
  /** User who wrote this state. */
  author: number;
  /** When it was written, in the time zone of the site. */
  date: string;
  /** When it was written, in UTC. */
  date_gmt: string;
  /** Number of the state. */
  id: number;
  /** When it was last changed, in the time zone of the site. */
  modified: string;
  /** When it was last changed, in UTC. */
  modified_gmt: string;
  /** Number of the page whose state it is; 0 for the page itself. */
  parent: number;
  /** Name of the state, with the number of the page. */
  slug: string;
  /** Address where the state can be looked at. */
  preview_link: string;
  /** Title of the page at that time. */
  title: {
    /** The text as it is stored. */
    raw: string;
    /** The text as HTML, ready to show. */
    rendered: string;
  };
  /** Text of the page at that time. */
  content: {
    /** The text as it is stored. */
    raw: string;
    /** The text as HTML, ready to show. */
    rendered: string;
    /** Version of the block format of the text; 0 for a text without blocks. */
    block_version?: number;
    /** Whether a password protects the text. */
    protected?: boolean;
  };
  /** Excerpt of the page at that time. */
  excerpt: {
    /** The text as it is stored. */
    raw: string;
    /** The text as HTML, ready to show. */
    rendered: string;
    /** Whether a password protects the excerpt. */
    protected?: boolean;
  };
  /** Name of the state that is never given twice. */
  guid: {
    /** The name as it is stored. */
    raw: string;
    /** The name as it is shown. */
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
  /** Number of the page. */
  id: number;
  /** Number of the page. */
  parent?: number;
}

/** What a client may send to `pages/autosaves.list`. */
export type ListPagesAutosavesInput = ListPagesAutosavesArgs;

/** The codes of the errors that `pages/autosaves.list` answers, beside those that any may. */
export type ListPagesAutosavesError = 'rest_cannot_read' | 'rest_post_invalid_parent';

/** What `pages/autosaves.create` receives, once validated, sanitized and defaulted. */
export interface CreatePageAutosaveArgs {
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
  /** Number of the page. */
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

/** What a client may send to `pages/autosaves.create`. */
export interface CreatePageAutosaveInput {
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
  /** Number of the page. */
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

/** The codes of the errors that `pages/autosaves.create` answers, beside those that any may. */
export type CreatePageAutosaveError =
  | 'rest_autosave_no_changes'
  | 'rest_cannot_edit'
  | 'rest_post_invalid_id';

/** What `pages/autosaves.get` receives, once validated, sanitized and defaulted. */
export interface GetPageAutosaveArgs {
  /** Number of the page. */
  parent: number;
  /** Number of the saved state. */
  id: number;
}

/** What a client may send to `pages/autosaves.get`. */
export type GetPageAutosaveInput = GetPageAutosaveArgs;

/** The codes of the errors that `pages/autosaves.get` answers, beside those that any may. */
export type GetPageAutosaveError =
  | 'rest_cannot_read'
  | 'rest_post_invalid_parent'
  | 'rest_post_no_autosave';
