// @generated from schemas/resources/pages/autosaves.json by `npm run generate`. Do not edit. (dc1e0c68cc8f)

import type { InputOf } from '../../../runtime/client/index.ts';

/** A page autosave in the `embed` context. (schemas/resources/pages/autosaves.json:10) */
export interface PageAutosaveEmbed {
  /** ID of the author of the revision. */
  author: number;
  /** Date of the revision, in the time zone of the site. */
  date: string;
  /** Unique identifier of the revision. */
  id: number;
  /** ID of the page of the revision, or 0 for the page itself. */
  parent: number;
  /** Slug of the revision, which contains the ID of the page. */
  slug: string;
  /** Title of the page in this revision. */
  title: {
    /** Text as HTML for display. */
    rendered: string;
  };
  /** Excerpt of the page in this revision. */
  excerpt: {
    /** Text as HTML for display. */
    rendered: string;
    /** Whether the excerpt is password-protected. */
    protected?: boolean;
  };
}

/** A page autosave in the `view` context. (schemas/resources/pages/autosaves.json:10) */
export interface PageAutosaveView extends PageAutosaveEmbed {
  /** Date of the revision, in UTC. */
  date_gmt: string;
  /** Date of the last modification, in the time zone of the site. */
  modified: string;
  /** Date of the last modification, in UTC. */
  modified_gmt: string;
  /** Content of the page in this revision. */
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

/** A page autosave with every field: what a handler returns. (schemas/resources/pages/autosaves.json:10) */
export interface PageAutosave extends PageAutosaveView {
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

/** A page autosave in the `edit` context. (schemas/resources/pages/autosaves.json:10) */
export type PageAutosaveEdit = PageAutosave;

/** The arguments that the handler of `pages/autosaves.list` receives. (schemas/bases/autosaves.json:25) */
export interface ListPagesAutosavesArgs {
  /** Unique identifier of the page. */
  id: number;
  /** Unique identifier of the page. */
  parent?: number;
}

/** The arguments that a client may send to `pages/autosaves.list`. (schemas/bases/autosaves.json:25) */
export interface ListPagesAutosavesInput extends InputOf<ListPagesAutosavesArgs> {}

/** The error codes of `pages/autosaves.list`, in addition to those of any endpoint. */
export type ListPagesAutosavesError = 'rest_cannot_read' | 'rest_post_invalid_parent';

/** The arguments that the handler of `pages/autosaves.create` receives. (schemas/resources/pages/autosaves.json:15) */
export interface CreatePageAutosaveArgs extends ListPagesAutosavesArgs {
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

/** The arguments that a client may send to `pages/autosaves.create`. (schemas/resources/pages/autosaves.json:15) */
export interface CreatePageAutosaveInput extends InputOf<CreatePageAutosaveArgs> {
  /** Title of the page. */
  title?: string | { raw?: string | undefined } | undefined;
  /** Content of the page. */
  content?: string | { raw?: string | undefined } | undefined;
  /** Excerpt of the page. */
  excerpt?: string | { raw?: string | undefined } | undefined;
}

/** The error codes of `pages/autosaves.create`, in addition to those of any endpoint. */
export type CreatePageAutosaveError =
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

/** The arguments that the handler of `pages/autosaves.get` receives. (schemas/bases/autosaves.json:77) */
export interface GetPageAutosaveArgs {
  /** Unique identifier of the page. */
  parent: number;
  /** Unique identifier of the autosave. */
  id: number;
}

/** The arguments that a client may send to `pages/autosaves.get`. (schemas/bases/autosaves.json:77) */
export type GetPageAutosaveInput = GetPageAutosaveArgs;

/** The error codes of `pages/autosaves.get`, in addition to those of any endpoint. */
export type GetPageAutosaveError =
  | 'rest_cannot_read'
  | 'rest_post_invalid_parent'
  | 'rest_post_no_autosave';
