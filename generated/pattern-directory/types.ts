// @generated from schemas/resources/pattern-directory.json by `npm run generate`. Do not edit. (c845114a1be3)

/** A pattern directory item with every field: what a handler returns. */
export interface PatternDirectoryItem {
  /** Number of the pattern. */
  id: number;
  /** What people call the pattern. */
  title: string;
  /** Its blocks. */
  content: string;
  /** Names of its categories. */
  categories: string[];
  /** Words by which it is found. */
  keywords: string[];
  /** What the pattern is for. */
  description: string;
  /** Width of a preview, in pixels. */
  viewport_width: number;
}

/** A pattern directory item in the `view` context. */
export type PatternDirectoryItemView = PatternDirectoryItem;

/** A pattern directory item in the `embed` context. */
export type PatternDirectoryItemEmbed = PatternDirectoryItem;

/** A pattern directory item in the `edit` context. */
export type PatternDirectoryItemEdit = PatternDirectoryItem;

/** What `pattern-directory.search` receives, once validated, sanitized and defaulted. */
export interface SearchPatternDirectoryItemArgs {
  /** Only patterns that say this somewhere. */
  search?: string;
  /** Only patterns of the category with this number. */
  category?: number;
  /** Only patterns with the keyword of this number. */
  keyword?: number;
  /** Only patterns with one of these names. */
  slug?: unknown[];
}

/** What a client may send to `pattern-directory.search`. */
export type SearchPatternDirectoryItemInput = SearchPatternDirectoryItemArgs;

/** The codes of the errors that `pattern-directory.search` answers, beside those that any may. */
export type SearchPatternDirectoryItemError =
  | 'pattern_api_failed'
  | 'rest_pattern_directory_cannot_view';
