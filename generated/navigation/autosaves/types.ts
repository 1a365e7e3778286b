// @generated from schemas/resources/navigation/autosaves.json by `npm run generate`. Do not edit. (d223d07e6e5c)

/** A navigation menu autosave with every field: what a handler returns. */
export interface NavigationMenuAutosave {
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
  /** Number of the navigation menu whose state it is; 0 for the navigation menu itself. */
  parent: number;
  /** Name of the state, with the number of the navigation menu. */
  slug: string;
  /** Address where the state can be looked at. */
  preview_link: string;
  /** Title of the navigation menu at that time. */
  title: {
    /** The text as it is stored. */
    raw: string;
    /** The text as HTML, ready to show. */
    rendered: string;
  };
  /** Text of the navigation menu at that time. */
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
  /** Name of the state that is never given twice. */
  guid: {
    /** The name as it is stored. */
    raw: string;
    /** The name as it is shown. */
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
  /** Number of the navigation menu. */
  id: number;
  /** Number of the navigation menu. */
  parent?: number;
}

/** What a client may send to `navigation/autosaves.list`. */
export type ListNavigationAutosavesInput = ListNavigationAutosavesArgs;

/** The codes of the errors that `navigation/autosaves.list` answers, beside those that any may. */
export type ListNavigationAutosavesError = 'rest_cannot_read' | 'rest_post_invalid_parent';

/** What `navigation/autosaves.create` receives, once validated, sanitized and defaulted. */
export interface CreateNavigationMenuAutosaveArgs {
  /** Number of the navigation menu. */
  id: number;
  /** When the navigation menu was published, in the time zone of the site. */
  date?: string | null;
  /** When the navigation menu was published, in UTC. */
  date_gmt?: string | null;
  /** Name of the navigation menu in its address; no other of its type has it. */
  slug?: string;
  /** How far the navigation menu is on its way to being public. */
  status?: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** Password that readers need for the content and excerpt; empty for none. */
  password?: string;
  /** Title of the navigation menu. */
  title?: unknown;
  /** What the navigation menu says. */
  content?: unknown;
  /** Template file that shows the navigation menu; empty for the usual one. */
  template?: string;
  /** Number of the navigation menu. */
  parent?: number;
}

/** What a client may send to `navigation/autosaves.create`. */
export interface CreateNavigationMenuAutosaveInput {
  /** Number of the navigation menu. */
  id: number;
  /** When the navigation menu was published, in the time zone of the site. */
  date?: string | null;
  /** When the navigation menu was published, in UTC. */
  date_gmt?: string | null;
  /** Name of the navigation menu in its address; no other of its type has it. */
  slug?: string;
  /** How far the navigation menu is on its way to being public. */
  status?: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** Password that readers need for the content and excerpt; empty for none. */
  password?: string;
  /** Title of the navigation menu. */
  title?:
    | string
    | {
        raw?: string;
      };
  /** What the navigation menu says. */
  content?:
    | string
    | {
        raw?: string;
      };
  /** Template file that shows the navigation menu; empty for the usual one. */
  template?: string;
  /** Number of the navigation menu. */
  parent?: number;
}

/** The codes of the errors that `navigation/autosaves.create` answers, beside those that any may. */
export type CreateNavigationMenuAutosaveError =
  | 'rest_autosave_no_changes'
  | 'rest_cannot_edit'
  | 'rest_post_invalid_id';

/** What `navigation/autosaves.get` receives, once validated, sanitized and defaulted. */
export interface GetNavigationMenuAutosaveArgs {
  /** Number of the navigation menu. */
  parent: number;
  /** Number of the saved state. */
  id: number;
}

/** What a client may send to `navigation/autosaves.get`. */
export type GetNavigationMenuAutosaveInput = GetNavigationMenuAutosaveArgs;

/** The codes of the errors that `navigation/autosaves.get` answers, beside those that any may. */
export type GetNavigationMenuAutosaveError =
  | 'rest_cannot_read'
  | 'rest_post_invalid_parent'
  | 'rest_post_no_autosave';
