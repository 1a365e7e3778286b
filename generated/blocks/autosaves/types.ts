// @generated from schemas/resources/blocks/autosaves.json by `npm run generate`. Do not edit. (26d20b04245c)

/** A block autosave with every field: what a handler returns. */
export interface BlockAutosave {
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
  /** Number of the block whose state it is; 0 for the block itself. */
  parent: number;
  /** Name of the state, with the number of the block. */
  slug: string;
  /** Address where the state can be looked at. */
  preview_link: string;
  /** Title of the block at that time. */
  title: {
    /** The text as it is stored. */
    raw: string;
  };
  /** Text of the block at that time. */
  content: {
    /** The text as it is stored. */
    raw: string;
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
  /** Number of the block. */
  id: number;
  /** Number of the block. */
  parent?: number;
}

/** What a client may send to `blocks/autosaves.list`. */
export type ListBlocksAutosavesInput = ListBlocksAutosavesArgs;

/** The codes of the errors that `blocks/autosaves.list` answers, beside those that any may. */
export type ListBlocksAutosavesError = 'rest_cannot_read' | 'rest_post_invalid_parent';

/** What `blocks/autosaves.create` receives, once validated, sanitized and defaulted. */
export interface CreateBlockAutosaveArgs {
  /** Number of the block. */
  id: number;
  /** When the block was published, in the time zone of the site. */
  date?: string | null;
  /** When the block was published, in UTC. */
  date_gmt?: string | null;
  /** Name of the block in its address; no other of its type has it. */
  slug?: string;
  /** How far the block is on its way to being public. */
  status?: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** Password that readers need for the content and excerpt; empty for none. */
  password?: string;
  /** Title of the block. */
  title?: unknown;
  /** What the block says. */
  content?: unknown;
  /** Template file that shows the block; empty for the usual one. */
  template?: string;
  /** Number of the block. */
  parent?: number;
}

/** What a client may send to `blocks/autosaves.create`. */
export interface CreateBlockAutosaveInput {
  /** Number of the block. */
  id: number;
  /** When the block was published, in the time zone of the site. */
  date?: string | null;
  /** When the block was published, in UTC. */
  date_gmt?: string | null;
  /** Name of the block in its address; no other of its type has it. */
  slug?: string;
  /** How far the block is on its way to being public. */
  status?: 'publish' | 'future' | 'draft' | 'pending' | 'private';
  /** Password that readers need for the content and excerpt; empty for none. */
  password?: string;
  /** Title of the block. */
  title?:
    | string
    | {
        raw?: string;
      };
  /** What the block says. */
  content?:
    | string
    | {
        raw?: string;
      };
  /** Template file that shows the block; empty for the usual one. */
  template?: string;
  /** Number of the block. */
  parent?: number;
}

/** The codes of the errors that `blocks/autosaves.create` answers, beside those that any may. */
export type CreateBlockAutosaveError =
  | 'rest_autosave_no_changes'
  | 'rest_cannot_edit'
  | 'rest_post_invalid_id';

/** What `blocks/autosaves.get` receives, once validated, sanitized and defaulted. */
export interface GetBlockAutosaveArgs {
  /** Number of the block. */
  parent: number;
  /** Number of the saved state. */
  id: number;
}

/** What a client may send to `blocks/autosaves.get`. */
export type GetBlockAutosaveInput = GetBlockAutosaveArgs;

/** The codes of the errors that `blocks/autosaves.get` answers, beside those that any may. */
export type GetBlockAutosaveError =
  | 'rest_cannot_read'
  | 'rest_post_invalid_parent'
  | 'rest_post_no_autosave';
