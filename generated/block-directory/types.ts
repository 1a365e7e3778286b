// @generated from schemas/resources/block-directory.json by `npm run generate`. Do not edit. (3452e5892227)

/** A block directory item with every field: what a handler returns. */
export interface BlockDirectoryItem {
  /** Name of the block type, with its namespace. */
  name: string;
  /** What people call the block. */
  title: string;
  /** What the block is for, in a few words. */
  description: string;
  /** Name of its plugin in the catalogue. */
  id: string;
  /** Stars that people give it, five at most. */
  rating: number;
  /** How many people gave stars. */
  rating_count: number;
  /** How many sites use it. */
  active_installs: number;
  /** Stars that the blocks of its author have on average. */
  author_block_rating: number;
  /** How many blocks its author has published. */
  author_block_count: number;
  /** Who wrote the block. */
  author: string;
  /** Address of a picture, or the name of one. */
  icon: string;
  /** When it was changed last, in UTC. */
  last_updated: string;
  /** The same in words. */
  humanized_updated: string;
}

/** A block directory item in the `view` context. */
export type BlockDirectoryItemView = BlockDirectoryItem;

/** What links of a block directory item depend on beside its fields. */
export interface BlockDirectoryItemFacts {
  /** Name of its plugin, for an address. */
  slug: string;
  /** The plugin, where it is installed. */
  plugin: string | null;
}

/** What `block-directory.search` receives, once validated, sanitized and defaulted. */
export interface SearchBlockDirectoryItemArgs {
  /** Page to answer, from 1. */
  page: number;
  /** Most items on a page. */
  per_page: number;
  /** What is looked for. */
  term: string;
}

/** What a client may send to `block-directory.search`. */
export interface SearchBlockDirectoryItemInput {
  /** Page to answer, from 1. */
  page?: number;
  /** Most items on a page. */
  per_page?: number;
  /** What is looked for. */
  term: string;
}

/** The codes of the errors that `block-directory.search` answers, beside those that any may. */
export type SearchBlockDirectoryItemError =
  | 'plugins_api_failed'
  | 'rest_block_directory_cannot_view';
