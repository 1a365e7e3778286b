// @generated from schemas/resources/posts/autosaves.json by `npm run generate`. Do not edit. (5eb0a8392407)

/** A post autosave with every field: what a handler returns. */
export interface PostAutosave {
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
  /** Number of the post whose state it is; 0 for the post itself. */
  parent: number;
  /** Name of the state, with the number of the post. */
  slug: string;
  /** Address where the state can be looked at. */
  preview_link: string;
  /** Title of the post at that time. */
  title: {
    /** The text as it is stored. */
    raw: string;
    /** The text as HTML, ready to show. */
    rendered: string;
  };
  /** Text of the post at that time. */
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
  /** Excerpt of the post at that time. */
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

/** A post autosave in the `view` context. */
export interface PostAutosaveView {
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

/** A post autosave in the `embed` context. */
export interface PostAutosaveEmbed {
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

/** A post autosave in the `edit` context. */
export type PostAutosaveEdit = PostAutosave;

/** What `posts/autosaves.list` receives, once validated, sanitized and defaulted. */
export interface ListPostsAutosavesArgs {
  /** Number of the post. */
  id: number;
  /** Number of the post. */
  parent?: number;
}

/** What a client may send to `posts/autosaves.list`. */
export type ListPostsAutosavesInput = ListPostsAutosavesArgs;

/** The codes of the errors that `posts/autosaves.list` answers, beside those that any may. */
export type ListPostsAutosavesError = 'rest_cannot_read' | 'rest_post_invalid_parent';

/** What `posts/autosaves.create` receives, once validated, sanitized and defaulted. */
export interface CreatePostAutosaveArgs {
  /** Number of the post. */
  id: number;
  /** When the post was published, in the time zone of the site. */
  date?: string | null;
  /** When the post was published, in UTC. */
  date_gmt?: string | null;
  /** Name of the post in its address; no other of its type has it. */
  slug?: string;
  /** How far the post is on its way to being public. */
  status?: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** Password that readers need for the content and excerpt; empty for none. */
  password?: string;
  /** Title of the post. */
  title?: unknown;
  /** What the post says. */
  content?: unknown;
  /** User who wrote the post. */
  author?: number;
  /** A short form of the post. */
  excerpt?: unknown;
  /** Picture that stands for the post; 0 for none. */
  featured_media?: number;
  /** Whether new comments on the post are taken. */
  comment_status?: 'open' | 'closed';
  /** Whether other sites may announce links to the post. */
  ping_status?: 'open' | 'closed';
  /** What the post mostly consists of. */
  format?:
    | 'standard'
    | 'aside'
    | 'chat'
    | 'gallery'
    | 'link'
    | 'image'
    | 'quote'
    | 'status'
    | 'video'
    | 'audio';
  /** Further values kept with the post, by key. */
  meta?: {
    [k: string]: unknown;
  };
  /** Template file that shows the post; empty for the usual one. */
  template?: string;
  /** Numbers of the categories that the post has. */
  categories?: number[];
  /** Numbers of the tags that the post has. */
  tags?: number[];
  /** Whether the post stays at the top of the front page. */
  sticky?: boolean;
  /** Number of the post. */
  parent?: number;
}

/** What a client may send to `posts/autosaves.create`. */
export interface CreatePostAutosaveInput {
  /** Number of the post. */
  id: number;
  /** When the post was published, in the time zone of the site. */
  date?: string | null;
  /** When the post was published, in UTC. */
  date_gmt?: string | null;
  /** Name of the post in its address; no other of its type has it. */
  slug?: string;
  /** How far the post is on its way to being public. */
  status?: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** Password that readers need for the content and excerpt; empty for none. */
  password?: string;
  /** Title of the post. */
  title?:
    | string
    | {
        raw?: string;
      };
  /** What the post says. */
  content?:
    | string
    | {
        raw?: string;
      };
  /** User who wrote the post. */
  author?: number;
  /** A short form of the post. */
  excerpt?:
    | string
    | {
        raw?: string;
      };
  /** Picture that stands for the post; 0 for none. */
  featured_media?: number;
  /** Whether new comments on the post are taken. */
  comment_status?: 'open' | 'closed';
  /** Whether other sites may announce links to the post. */
  ping_status?: 'open' | 'closed';
  /** What the post mostly consists of. */
  format?:
    | 'standard'
    | 'aside'
    | 'chat'
    | 'gallery'
    | 'link'
    | 'image'
    | 'quote'
    | 'status'
    | 'video'
    | 'audio';
  /** Further values kept with the post, by key. */
  meta?: {
    [k: string]: unknown;
  };
  /** Template file that shows the post; empty for the usual one. */
  template?: string;
  /** Numbers of the categories that the post has. */
  categories?: number[];
  /** Numbers of the tags that the post has. */
  tags?: number[];
  /** Whether the post stays at the top of the front page. */
  sticky?: boolean;
  /** Number of the post. */
  parent?: number;
}

/** The codes of the errors that `posts/autosaves.create` answers, beside those that any may. */
export type CreatePostAutosaveError =
  | 'rest_autosave_no_changes'
  | 'rest_cannot_edit'
  | 'rest_post_invalid_id';

/** What `posts/autosaves.get` receives, once validated, sanitized and defaulted. */
export interface GetPostAutosaveArgs {
  /** Number of the post. */
  parent: number;
  /** Number of the saved state. */
  id: number;
}

/** What a client may send to `posts/autosaves.get`. */
export type GetPostAutosaveInput = GetPostAutosaveArgs;

/** The codes of the errors that `posts/autosaves.get` answers, beside those that any may. */
export type GetPostAutosaveError =
  | 'rest_cannot_read'
  | 'rest_post_invalid_parent'
  | 'rest_post_no_autosave';
