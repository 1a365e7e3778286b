// @generated from schemas/resources/block-directory.json by `npm run generate`. Do not edit. (7e426b7fed5c)

/** A block directory item with every field: what a handler returns. */
export interface BlockDirectoryItem {
  /** Name of the block type, with its namespace. */
  name: string;
  /** Title of the block. */
  title: string;
  /** Short description of the block. */
  description: string;
  /** Slug of the plugin in the catalogue. */
  id: string;
  /** Rating, from 0 to 5 stars. */
  rating: number;
  /** Number of ratings. */
  rating_count: number;
  /** Number of sites that use the block. */
  active_installs: number;
  /** Average rating of the blocks of the author. */
  author_block_rating: number;
  /** Number of blocks of the author. */
  author_block_count: number;
  /** Author of the block. */
  author: string;
  /** URL or name of an icon. */
  icon: string;
  /** Date of the last update, in UTC. */
  last_updated: string;
  /** Time since the last update, as text. */
  humanized_updated: string;
}

/** A block directory item in the `view` context. */
export type BlockDirectoryItemView = BlockDirectoryItem;

/** What links of a block directory item depend on beside its fields. */
export interface BlockDirectoryItemFacts {
  /** Slug of the plugin, for URLs. */
  slug: string;
  /** The plugin, if it is installed. */
  plugin: string | null;
}

/** What `block-directory.search` receives, once validated, sanitized and defaulted. */
export interface SearchBlockDirectoryItemArgs {
  /** Page of the collection, starting at 1. */
  page: number;
  /** Maximum number of items per page. */
  per_page: number;
  /** Search term. */
  term: string;
}

/** What a client may send to `block-directory.search`. */
export interface SearchBlockDirectoryItemInput {
  /** Page of the collection, starting at 1. */
  page?: number;
  /** Maximum number of items per page. */
  per_page?: number;
  /** Search term. */
  term: string;
}

/** The codes of the errors that `block-directory.search` answers, beside those that any may. */
export type SearchBlockDirectoryItemError =
  | 'plugins_api_failed'
  | 'rest_block_directory_cannot_view';
