// @generated from schemas/resources/navigation/autosaves.json by `npm run generate`. Do not edit. (5b123324dd2a)

import type { InputOf } from '../../../runtime/client/index.ts';

/** A navigation menu autosave in the `embed` context. (schemas/resources/navigation/autosaves.json:10) */
export interface NavigationMenuAutosaveEmbed {
  /** ID of the author of the revision. */
  author: number;
  /** Date of the revision, in the time zone of the site. */
  date: string;
  /** Unique identifier of the revision. */
  id: number;
  /** ID of the navigation menu of the revision, or 0 for the navigation menu itself. */
  parent: number;
  /** Slug of the revision, which contains the ID of the navigation menu. */
  slug: string;
  /** Title of the navigation menu in this revision. */
  title: {
    /** Text as HTML for display. */
    rendered: string;
  };
}

/** A navigation menu autosave in the `view` context. (schemas/resources/navigation/autosaves.json:10) */
export interface NavigationMenuAutosaveView extends NavigationMenuAutosaveEmbed {
  /** Date of the revision, in UTC. */
  date_gmt: string;
  /** Date of the last modification, in the time zone of the site. */
  modified: string;
  /** Date of the last modification, in UTC. */
  modified_gmt: string;
  /** Content of the navigation menu in this revision. */
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

/** A navigation menu autosave with every field: what a handler returns. (schemas/resources/navigation/autosaves.json:10) */
export interface NavigationMenuAutosave extends NavigationMenuAutosaveView {
  /** URL of a preview of the autosave. */
  preview_link: string;
  /** Title of the navigation menu in this revision. */
  title: {
    /** Text as stored. */
    raw: string;
    /** Text as HTML for display. */
    rendered: string;
  };
  /** Content of the navigation menu in this revision. */
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
  /** Globally unique identifier of the revision. */
  guid: {
    /** Identifier as stored. */
    raw: string;
    /** Identifier for display. */
    rendered: string;
  };
}

/** A navigation menu autosave in the `edit` context. (schemas/resources/navigation/autosaves.json:10) */
export type NavigationMenuAutosaveEdit = NavigationMenuAutosave;

/** The arguments that the handler of `navigation/autosaves.list` receives. (schemas/bases/autosaves.json:25) */
export interface ListNavigationAutosavesArgs {
  /** Unique identifier of the navigation menu. */
  id: number;
  /** Unique identifier of the navigation menu. */
  parent?: number;
}

/** The arguments that a client may send to `navigation/autosaves.list`. (schemas/bases/autosaves.json:25) */
export interface ListNavigationAutosavesInput extends InputOf<ListNavigationAutosavesArgs> {}

/** The error codes of `navigation/autosaves.list`, in addition to those of any endpoint. */
export type ListNavigationAutosavesError = 'rest_cannot_read' | 'rest_post_invalid_parent';

/** The arguments that the handler of `navigation/autosaves.create` receives. (schemas/bases/autosaves.json:38) */
export interface CreateNavigationMenuAutosaveArgs extends ListNavigationAutosavesArgs {
  /** Publication date of the navigation menu, in the time zone of the site. */
  date?: string | null;
  /** Publication date of the navigation menu, in UTC. */
  date_gmt?: string | null;
  /** Slug of the navigation menu, unique for its type. */
  slug?: string;
  /** Status of the navigation menu. */
  status?: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** Password that protects the content and the excerpt; empty for none. */
  password?: string;
  /** Title of the navigation menu. */
  title?: unknown;
  /** Content of the navigation menu. */
  content?: unknown;
  /** Template file of the navigation menu; empty for the default. */
  template?: string;
}

/** The arguments that a client may send to `navigation/autosaves.create`. (schemas/bases/autosaves.json:38) */
export interface CreateNavigationMenuAutosaveInput extends InputOf<CreateNavigationMenuAutosaveArgs> {
  /** Title of the navigation menu. */
  title?: string | { raw?: string | undefined } | undefined;
  /** Content of the navigation menu. */
  content?: string | { raw?: string | undefined } | undefined;
}

/** The error codes of `navigation/autosaves.create`, in addition to those of any endpoint. */
export type CreateNavigationMenuAutosaveError =
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

/** The arguments that the handler of `navigation/autosaves.get` receives. (schemas/bases/autosaves.json:77) */
export interface GetNavigationMenuAutosaveArgs {
  /** Unique identifier of the navigation menu. */
  parent: number;
  /** Unique identifier of the autosave. */
  id: number;
}

/** The arguments that a client may send to `navigation/autosaves.get`. (schemas/bases/autosaves.json:77) */
export type GetNavigationMenuAutosaveInput = GetNavigationMenuAutosaveArgs;

/** The error codes of `navigation/autosaves.get`, in addition to those of any endpoint. */
export type GetNavigationMenuAutosaveError =
  | 'rest_cannot_read'
  | 'rest_post_invalid_parent'
  | 'rest_post_no_autosave';
