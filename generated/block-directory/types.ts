// @generated from schemas/resources/block-directory.json by `npm run generate`. Do not edit. (3257c1532618)

/** A block directory item with every field: what a handler returns. (schemas/resources/block-directory.json:3) */
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

/** A block directory item in the `view` context. (schemas/resources/block-directory.json:3) */
export type BlockDirectoryItemView = BlockDirectoryItem;

/** Values that the links of a block directory item depend on, in addition to its fields. (schemas/resources/block-directory.json:3) */
export interface BlockDirectoryItemFacts {
  /** Slug of the plugin, for URLs. */
  slug: string;
  /** The plugin, if it is installed. */
  plugin: string | null;
}

/** The arguments that the handler of `block-directory.search` receives. (schemas/resources/block-directory.json:103) */
export interface SearchBlockDirectoryItemArgs {
  /** Page of the collection, starting at 1. */
  page: number;
  /** Maximum number of items per page. */
  per_page: number;
  /** Search term. */
  term: string;
}

/** The arguments that a client may send to `block-directory.search`. (schemas/resources/block-directory.json:103) */
export interface SearchBlockDirectoryItemInput {
  /** Page of the collection, starting at 1. */
  page?: number | undefined;
  /** Maximum number of items per page. */
  per_page?: number | undefined;
  /** Search term. */
  term: string;
}

/** The error codes of `block-directory.search`, in addition to those of any endpoint. */
export type SearchBlockDirectoryItemError =
  | 'plugins_api_failed'
  | 'rest_block_directory_cannot_view';
