// @generated from schemas/resources/posts/autosaves.json by `npm run generate`. Do not edit. (83e488ca8cb9)

/** A post autosave with every field: what a handler returns. */
export interface PostAutosave {
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
  /** ID of the post of the revision, or 0 for the post itself. */
  parent: number;
  /** Slug of the revision, which contains the ID of the post. */
  slug: string;
  /** URL of a preview of the autosave. */
  preview_link: string;
  /** Title of the post in this revision. */
  title: {
    /** Text as stored. */
    raw: string;
    /** Text as HTML for display. */
    rendered: string;
  };
  /** Content of the post in this revision. */
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
  /** Excerpt of the post in this revision. */
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
  /** Unique identifier of the post. */
  id: number;
  /** Unique identifier of the post. */
  parent?: number;
}

/** What a client may send to `posts/autosaves.list`. */
export type ListPostsAutosavesInput = ListPostsAutosavesArgs;

/** The codes of the errors that `posts/autosaves.list` answers, beside those that any may. */
export type ListPostsAutosavesError = 'rest_cannot_read' | 'rest_post_invalid_parent';

/** What `posts/autosaves.create` receives, once validated, sanitized and defaulted. */
export interface CreatePostAutosaveArgs {
  /** Unique identifier of the post. */
  id: number;
  /** Publication date of the post, in the time zone of the site. */
  date?: string | null;
  /** Publication date of the post, in UTC. */
  date_gmt?: string | null;
  /** Slug of the post, unique for its type. */
  slug?: string;
  /** Status of the post. */
  status?: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** Password that protects the content and the excerpt; empty for none. */
  password?: string;
  /** Title of the post. */
  title?: unknown;
  /** Content of the post. */
  content?: unknown;
  /** ID of the author of the post. */
  author?: number;
  /** Excerpt of the post. */
  excerpt?: unknown;
  /** ID of the featured image of the post, or 0 for none. */
  featured_media?: number;
  /** Whether the post is open for comments. */
  comment_status?: 'open' | 'closed';
  /** Whether the post accepts pings from other sites. */
  ping_status?: 'open' | 'closed';
  /** Format of the post. */
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
  /** Meta values of the post, by key. */
  meta?: {
    [k: string]: unknown;
  };
  /** Template file of the post; empty for the default. */
  template?: string;
  /** IDs of the categories of the post. */
  categories?: number[];
  /** IDs of the tags of the post. */
  tags?: number[];
  /** Whether the post is sticky. */
  sticky?: boolean;
  /** Unique identifier of the post. */
  parent?: number;
}

/** What a client may send to `posts/autosaves.create`. */
export interface CreatePostAutosaveInput {
  /** Unique identifier of the post. */
  id: number;
  /** Publication date of the post, in the time zone of the site. */
  date?: string | null;
  /** Publication date of the post, in UTC. */
  date_gmt?: string | null;
  /** Slug of the post, unique for its type. */
  slug?: string;
  /** Status of the post. */
  status?: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** Password that protects the content and the excerpt; empty for none. */
  password?: string;
  /** Title of the post. */
  title?:
    | string
    | {
        raw?: string;
      };
  /** Content of the post. */
  content?:
    | string
    | {
        raw?: string;
      };
  /** ID of the author of the post. */
  author?: number;
  /** Excerpt of the post. */
  excerpt?:
    | string
    | {
        raw?: string;
      };
  /** ID of the featured image of the post, or 0 for none. */
  featured_media?: number;
  /** Whether the post is open for comments. */
  comment_status?: 'open' | 'closed';
  /** Whether the post accepts pings from other sites. */
  ping_status?: 'open' | 'closed';
  /** Format of the post. */
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
  /** Meta values of the post, by key. */
  meta?: {
    [k: string]: unknown;
  };
  /** Template file of the post; empty for the default. */
  template?: string;
  /** IDs of the categories of the post. */
  categories?: number[];
  /** IDs of the tags of the post. */
  tags?: number[];
  /** Whether the post is sticky. */
  sticky?: boolean;
  /** Unique identifier of the post. */
  parent?: number;
}

/** The codes of the errors that `posts/autosaves.create` answers, beside those that any may. */
export type CreatePostAutosaveError =
  | 'rest_autosave_no_changes'
  | 'rest_cannot_edit'
  | 'rest_post_invalid_id';

/** What `posts/autosaves.get` receives, once validated, sanitized and defaulted. */
export interface GetPostAutosaveArgs {
  /** Unique identifier of the post. */
  parent: number;
  /** Unique identifier of the autosave. */
  id: number;
}

/** What a client may send to `posts/autosaves.get`. */
export type GetPostAutosaveInput = GetPostAutosaveArgs;

/** The codes of the errors that `posts/autosaves.get` answers, beside those that any may. */
export type GetPostAutosaveError =
  | 'rest_cannot_read'
  | 'rest_post_invalid_parent'
  | 'rest_post_no_autosave';
