// @generated from schemas/resources/navigation/autosaves.json by `npm run generate`. Do not edit. (54375b96077c)

/** A navigation menu autosave with every field: what a handler returns. */
export interface NavigationMenuAutosave {
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
  /** ID of the navigation menu of the revision, or 0 for the navigation menu itself. */
  parent: number;
  /** Slug of the revision, which contains the ID of the navigation menu. */
  slug: string;
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

/** A navigation menu autosave in the `view` context. */
export interface NavigationMenuAutosaveView {
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
  guid: {
    rendered: string;
  };
}

/** A navigation menu autosave in the `embed` context. */
export interface NavigationMenuAutosaveEmbed {
  author: number;
  date: string;
  id: number;
  parent: number;
  slug: string;
  title: {
    rendered: string;
  };
}

/** A navigation menu autosave in the `edit` context. */
export type NavigationMenuAutosaveEdit = NavigationMenuAutosave;

/** What `navigation/autosaves.list` receives, once validated, sanitized and defaulted. */
export interface ListNavigationAutosavesArgs {
  /** Unique identifier of the navigation menu. */
  id: number;
  /** Unique identifier of the navigation menu. */
  parent?: number;
}

/** What a client may send to `navigation/autosaves.list`. */
export type ListNavigationAutosavesInput = ListNavigationAutosavesArgs;

/** The codes of the errors that `navigation/autosaves.list` answers, beside those that any may. */
export type ListNavigationAutosavesError = 'rest_cannot_read' | 'rest_post_invalid_parent';

/** What `navigation/autosaves.create` receives, once validated, sanitized and defaulted. */
export interface CreateNavigationMenuAutosaveArgs {
  /** Unique identifier of the navigation menu. */
  id: number;
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
  /** Unique identifier of the navigation menu. */
  parent?: number;
}

/** What a client may send to `navigation/autosaves.create`. */
export interface CreateNavigationMenuAutosaveInput {
  /** Unique identifier of the navigation menu. */
  id: number;
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
  title?:
    | string
    | {
        raw?: string;
      };
  /** Content of the navigation menu. */
  content?:
    | string
    | {
        raw?: string;
      };
  /** Template file of the navigation menu; empty for the default. */
  template?: string;
  /** Unique identifier of the navigation menu. */
  parent?: number;
}

/** The codes of the errors that `navigation/autosaves.create` answers, beside those that any may. */
export type CreateNavigationMenuAutosaveError =
  | 'rest_autosave_no_changes'
  | 'rest_cannot_edit'
  | 'rest_post_invalid_id';

/** What `navigation/autosaves.get` receives, once validated, sanitized and defaulted. */
export interface GetNavigationMenuAutosaveArgs {
  /** Unique identifier of the navigation menu. */
  parent: number;
  /** Unique identifier of the autosave. */
  id: number;
}

/** What a client may send to `navigation/autosaves.get`. */
export type GetNavigationMenuAutosaveInput = GetNavigationMenuAutosaveArgs;

/** The codes of the errors that `navigation/autosaves.get` answers, beside those that any may. */
export type GetNavigationMenuAutosaveError =
  | 'rest_cannot_read'
  | 'rest_post_invalid_parent'
  | 'rest_post_no_autosave';
