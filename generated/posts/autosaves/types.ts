// @generated from schemas/resources/posts/autosaves.json by `npm run generate`. Do not edit. (ca3a3a1c2f79)

import type { InputOf } from '../../../runtime/client/index.ts';

/** A post autosave in the `embed` context. (schemas/resources/posts/autosaves.json:10) */
export interface PostAutosaveEmbed {
  /** ID of the author of the revision. */
  author: number;
  /** Date of the revision, in the time zone of the site. */
  date: string;
  /** Unique identifier of the revision. */
  id: number;
  /** ID of the post of the revision, or 0 for the post itself. */
  parent: number;
  /** Slug of the revision, which contains the ID of the post. */
  slug: string;
  /** Title of the post in this revision. */
  title: {
    /** Text as HTML for display. */
    rendered: string;
  };
  /** Excerpt of the post in this revision. */
  excerpt: {
    /** Text as HTML for display. */
    rendered: string;
    /** Whether the excerpt is password-protected. */
    protected?: boolean;
  };
}

/** A post autosave in the `view` context. (schemas/resources/posts/autosaves.json:10) */
export interface PostAutosaveView extends PostAutosaveEmbed {
  /** Date of the revision, in UTC. */
  date_gmt: string;
  /** Date of the last modification, in the time zone of the site. */
  modified: string;
  /** Date of the last modification, in UTC. */
  modified_gmt: string;
  /** Content of the post in this revision. */
  content: {
    /** Text as HTML for display. */
    rendered: string;
    /** Whether the content is password-protected. */
    protected?: boolean;
  };
  /** Globally unique identifier of the revision. */
  guid: {
    /** Identifier for display. */
    rendered: string;
  };
}

/** A post autosave with every field: what a handler returns. (schemas/resources/posts/autosaves.json:10) */
export interface PostAutosave extends PostAutosaveView {
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

/** A post autosave in the `edit` context. (schemas/resources/posts/autosaves.json:10) */
export type PostAutosaveEdit = PostAutosave;

/** The arguments that the handler of `posts/autosaves.list` receives. (schemas/bases/autosaves.json:25) */
export interface ListPostsAutosavesArgs {
  /** Unique identifier of the post. */
  id: number;
  /** Unique identifier of the post. */
  parent?: number;
}

/** The arguments that a client may send to `posts/autosaves.list`. (schemas/bases/autosaves.json:25) */
export interface ListPostsAutosavesInput extends InputOf<ListPostsAutosavesArgs> {}

/** The error codes of `posts/autosaves.list`, in addition to those of any endpoint. */
export type ListPostsAutosavesError = 'rest_cannot_read' | 'rest_post_invalid_parent';

/** The arguments that the handler of `posts/autosaves.create` receives. (schemas/bases/autosaves.json:38) */
export interface CreatePostAutosaveArgs extends ListPostsAutosavesArgs {
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
  meta?: { [k: string]: unknown };
  /** Template file of the post; empty for the default. */
  template?: string;
  /** IDs of the categories of the post. */
  categories?: number[];
  /** IDs of the tags of the post. */
  tags?: number[];
  /** Whether the post is sticky. */
  sticky?: boolean;
}

/** The arguments that a client may send to `posts/autosaves.create`. (schemas/bases/autosaves.json:38) */
export interface CreatePostAutosaveInput extends InputOf<CreatePostAutosaveArgs> {
  /** Title of the post. */
  title?: string | { raw?: string | undefined } | undefined;
  /** Content of the post. */
  content?: string | { raw?: string | undefined } | undefined;
  /** Excerpt of the post. */
  excerpt?: string | { raw?: string | undefined } | undefined;
}

/** The error codes of `posts/autosaves.create`, in addition to those of any endpoint. */
export type CreatePostAutosaveError =
  | 'empty_content'
  | 'invalid_date'
  | 'rest_autosave_no_changes'
  | 'rest_cannot_assign_sticky'
  | 'rest_cannot_assign_term'
  | 'rest_cannot_edit'
  | 'rest_cannot_edit_others'
  | 'rest_cannot_publish'
  | 'rest_invalid_author'
  | 'rest_invalid_field'
  | 'rest_post_invalid_id';

/** The arguments that the handler of `posts/autosaves.get` receives. (schemas/bases/autosaves.json:77) */
export interface GetPostAutosaveArgs {
  /** Unique identifier of the post. */
  parent: number;
  /** Unique identifier of the autosave. */
  id: number;
}

/** The arguments that a client may send to `posts/autosaves.get`. (schemas/bases/autosaves.json:77) */
export type GetPostAutosaveInput = GetPostAutosaveArgs;

/** The error codes of `posts/autosaves.get`, in addition to those of any endpoint. */
export type GetPostAutosaveError =
  | 'rest_cannot_read'
  | 'rest_post_invalid_parent'
  | 'rest_post_no_autosave';
