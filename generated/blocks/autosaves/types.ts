// @generated from schemas/resources/blocks/autosaves.json by `npm run generate`. Do not edit. (808f4aadc725)

import type { InputOf } from '../../../runtime/client/index.ts';

/** A block autosave in the `embed` context. (schemas/resources/blocks/autosaves.json:10) */
export interface BlockAutosaveEmbed {
  /** ID of the author of the revision. */
  author: number;
  /** Date of the revision, in the time zone of the site. */
  date: string;
  /** Unique identifier of the revision. */
  id: number;
  /** ID of the block of the revision, or 0 for the block itself. */
  parent: number;
  /** Slug of the revision, which contains the ID of the block. */
  slug: string;
  /** Title of the block in this revision. */
  title: { [k: string]: unknown };
}

/** A block autosave in the `view` context. (schemas/resources/blocks/autosaves.json:10) */
export interface BlockAutosaveView {
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
  /** Title of the block in this revision. */
  title: {
    /** Text as stored. */
    raw: string;
  };
  /** Content of the block in this revision. */
  content: {
    /** Text as stored. */
    raw: string;
    /** Whether the content is password-protected. */
    protected?: boolean;
  };
  /** Globally unique identifier of the revision. */
  guid: {
    /** Identifier for display. */
    rendered: string;
  };
}

/** A block autosave with every field: what a handler returns. (schemas/resources/blocks/autosaves.json:10) */
export interface BlockAutosave extends BlockAutosaveView {
  /** URL of a preview of the autosave. */
  preview_link: string;
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

/** A block autosave in the `edit` context. (schemas/resources/blocks/autosaves.json:10) */
export type BlockAutosaveEdit = BlockAutosave;

/** The arguments that the handler of `blocks/autosaves.list` receives. (schemas/bases/autosaves.json:25) */
export interface ListBlocksAutosavesArgs {
  /** Unique identifier of the block. */
  id: number;
  /** Unique identifier of the block. */
  parent?: number;
}

/** The arguments that a client may send to `blocks/autosaves.list`. (schemas/bases/autosaves.json:25) */
export interface ListBlocksAutosavesInput extends InputOf<ListBlocksAutosavesArgs> {}

/** The error codes of `blocks/autosaves.list`, in addition to those of any endpoint. */
export type ListBlocksAutosavesError = 'rest_cannot_read' | 'rest_post_invalid_parent';

/** The arguments that the handler of `blocks/autosaves.create` receives. (schemas/bases/autosaves.json:38) */
export interface CreateBlockAutosaveArgs extends ListBlocksAutosavesArgs {
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
}

/** The arguments that a client may send to `blocks/autosaves.create`. (schemas/bases/autosaves.json:38) */
export interface CreateBlockAutosaveInput extends InputOf<CreateBlockAutosaveArgs> {
  /** Title of the block. */
  title?: string | { raw?: string | undefined } | undefined;
  /** Content of the block. */
  content?: string | { raw?: string | undefined } | undefined;
}

/** The error codes of `blocks/autosaves.create`, in addition to those of any endpoint. */
export type CreateBlockAutosaveError =
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

/** The arguments that the handler of `blocks/autosaves.get` receives. (schemas/bases/autosaves.json:77) */
export interface GetBlockAutosaveArgs {
  /** Unique identifier of the block. */
  parent: number;
  /** Unique identifier of the autosave. */
  id: number;
}

/** The arguments that a client may send to `blocks/autosaves.get`. (schemas/bases/autosaves.json:77) */
export type GetBlockAutosaveInput = GetBlockAutosaveArgs;

/** The error codes of `blocks/autosaves.get`, in addition to those of any endpoint. */
export type GetBlockAutosaveError =
  | 'rest_cannot_read'
  | 'rest_post_invalid_parent'
  | 'rest_post_no_autosave';
