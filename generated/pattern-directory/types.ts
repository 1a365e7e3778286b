// @generated from schemas/resources/pattern-directory.json by `npm run generate`. Do not edit. (1e1e007a6667)

import type { InputOf } from '../../runtime/client/index.ts';

/** A pattern directory item with every field: what a handler returns. (schemas/resources/pattern-directory.json:3) */
export interface PatternDirectoryItem {
  /** Unique identifier of the pattern. */
  id: number;
  /** Title of the pattern. */
  title: string;
  /** Blocks of the pattern. */
  content: string;
  /** Categories of the pattern. */
  categories: string[];
  /** Search keywords of the pattern. */
  keywords: string[];
  /** Description of the pattern. */
  description: string;
  /** Width of the preview, in pixels. */
  viewport_width: number;
}

/** A pattern directory item in the `view` context. (schemas/resources/pattern-directory.json:3) */
export type PatternDirectoryItemView = PatternDirectoryItem;

/** A pattern directory item in the `embed` context. (schemas/resources/pattern-directory.json:3) */
export type PatternDirectoryItemEmbed = PatternDirectoryItem;

/** A pattern directory item in the `edit` context. (schemas/resources/pattern-directory.json:3) */
export type PatternDirectoryItemEdit = PatternDirectoryItem;

/** The arguments that the handler of `pattern-directory.search` receives. (schemas/resources/pattern-directory.json:63) */
export interface SearchPatternDirectoryItemArgs {
  /** Only patterns that contain this text. */
  search?: string;
  /** Only patterns of the category with this ID. */
  category?: number;
  /** Only patterns with the keyword of this ID. */
  keyword?: number;
  /** Only patterns with one of these names. */
  slug?: unknown[];
}

/** The arguments that a client may send to `pattern-directory.search`. (schemas/resources/pattern-directory.json:63) */
export interface SearchPatternDirectoryItemInput extends InputOf<SearchPatternDirectoryItemArgs> {}

/** The error codes of `pattern-directory.search`, in addition to those of any endpoint. */
export type SearchPatternDirectoryItemError =
  | 'pattern_api_failed'
  | 'rest_pattern_directory_cannot_view';
