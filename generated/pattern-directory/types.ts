// @generated from schemas/resources/pattern-directory.json by `npm run generate`. Do not edit. (1c5190d0ea57)

/** A pattern directory item with every field: what a handler returns. */
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

/** A pattern directory item in the `view` context. */
export type PatternDirectoryItemView = PatternDirectoryItem;

/** A pattern directory item in the `embed` context. */
export type PatternDirectoryItemEmbed = PatternDirectoryItem;

/** A pattern directory item in the `edit` context. */
export type PatternDirectoryItemEdit = PatternDirectoryItem;

/** What `pattern-directory.search` receives, once validated, sanitized and defaulted. */
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

/** What a client may send to `pattern-directory.search`. */
export type SearchPatternDirectoryItemInput = SearchPatternDirectoryItemArgs;

/** The codes of the errors that `pattern-directory.search` answers, beside those that any may. */
export type SearchPatternDirectoryItemError =
  | 'pattern_api_failed'
  | 'rest_pattern_directory_cannot_view';
