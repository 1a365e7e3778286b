// @generated from schemas/resources/blocks/autosaves.json by `npm run generate`. Do not edit. (dd11abcc07d9)

/** A block autosave with every field: what a handler returns. */
export interface BlockAutosave {
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
  /** ID of the block of the revision, or 0 for the block itself. */
  parent: number;
  /** Slug of the revision, which contains the ID of the block. */
  slug: string;
  /** URL of a preview of the autosave. */
  preview_link: string;
  /** Title of the block in this revision. */
  title: {
    /** Text as stored. */
    raw: string;
  };
  /** Content of the block in this revision. */
  content: {
    /** Text as stored. */
    raw: string;
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

/** A block autosave in the `view` context. */
export interface BlockAutosaveView {
  author: number;
  date: string;
  date_gmt: string;
  id: number;
  modified: string;
  modified_gmt: string;
  parent: number;
  slug: string;
  title: {
    raw: string;
  };
  content: {
    raw: string;
    protected?: boolean;
  };
  guid: {
    rendered: string;
  };
}

/** A block autosave in the `embed` context. */
export interface BlockAutosaveEmbed {
  author: number;
  date: string;
  id: number;
  parent: number;
  slug: string;
  title: {
    [k: string]: unknown;
  };
}

/** A block autosave in the `edit` context. */
export type BlockAutosaveEdit = BlockAutosave;

/** What `blocks/autosaves.list` receives, once validated, sanitized and defaulted. */
export interface ListBlocksAutosavesArgs {
  /** Unique identifier of the block. */
  id: number;
  /** Unique identifier of the block. */
  parent?: number;
}

/** What a client may send to `blocks/autosaves.list`. */
export type ListBlocksAutosavesInput = ListBlocksAutosavesArgs;

/** The codes of the errors that `blocks/autosaves.list` answers, beside those that any may. */
export type ListBlocksAutosavesError = 'rest_cannot_read' | 'rest_post_invalid_parent';

/** What `blocks/autosaves.create` receives, once validated, sanitized and defaulted. */
export interface CreateBlockAutosaveArgs {
  /** Unique identifier of the block. */
  id: number;
  /** Publication date of the block, in the time zone of the site. */
  date?: string | null;
  /** Publication date of the block, in UTC. */
  date_gmt?: string | null;
  /** Slug of the block, unique for its type. */
  slug?: string;
  /** Status of the block. */
  status?: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** Password that protects the content and the excerpt; empty for none. */
  password?: string;
  /** Title of the block. */
  title?: unknown;
  /** Content of the block. */
  content?: unknown;
  /** Template file of the block; empty for the default. */
  template?: string;
  /** Unique identifier of the block. */
  parent?: number;
}

/** What a client may send to `blocks/autosaves.create`. */
export interface CreateBlockAutosaveInput {
  /** Unique identifier of the block. */
  id: number;
  /** Publication date of the block, in the time zone of the site. */
  date?: string | null;
  /** Publication date of the block, in UTC. */
  date_gmt?: string | null;
  /** Slug of the block, unique for its type. */
  slug?: string;
  /** Status of the block. */
  status?: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** Password that protects the content and the excerpt; empty for none. */
  password?: string;
  /** Title of the block. */
  title?:
    | string
    | {
        raw?: string;
      };
  /** Content of the block. */
  content?:
    | string
    | {
        raw?: string;
      };
  /** Template file of the block; empty for the default. */
  template?: string;
  /** Unique identifier of the block. */
  parent?: number;
}

/** The codes of the errors that `blocks/autosaves.create` answers, beside those that any may. */
export type CreateBlockAutosaveError =
  | 'rest_autosave_no_changes'
  | 'rest_cannot_edit'
  | 'rest_post_invalid_id';

/** What `blocks/autosaves.get` receives, once validated, sanitized and defaulted. */
export interface GetBlockAutosaveArgs {
  /** Unique identifier of the block. */
  parent: number;
  /** Unique identifier of the autosave. */
  id: number;
}

/** What a client may send to `blocks/autosaves.get`. */
export type GetBlockAutosaveInput = GetBlockAutosaveArgs;

/** The codes of the errors that `blocks/autosaves.get` answers, beside those that any may. */
export type GetBlockAutosaveError =
  | 'rest_cannot_read'
  | 'rest_post_invalid_parent'
  | 'rest_post_no_autosave';
