// @generated from schemas/resources/block-patterns.json by `npm run generate`. Do not edit. (49407e013680)

/** A block pattern with every field: what a handler returns. */
export interface BlockPattern {
  /** Unique name of the pattern. */
  name: string;
  /** Label for display. */
  title: string;
  /** Description of the pattern. */
  description?: string;
  /** Width of the preview, in pixels. */
  viewport_width?: number;
  /** Block types that the pattern can replace. */
  block_types?: unknown[];
  /** Post types of the pattern. */
  post_types?: unknown[];
  /** Categories of the pattern. */
  categories?: unknown[];
  /** Search keywords of the pattern. */
  keywords?: unknown[];
  /** Blocks of the pattern. */
  content: string;
  /** Whether the pattern is listed in the inserter. */
  inserter?: boolean;
}

/** A block pattern in the `view` context. */
export type BlockPatternView = BlockPattern;

/** A block pattern in the `edit` context. */
export type BlockPatternEdit = BlockPattern;

/** A block pattern in the `embed` context. */
export type BlockPatternEmbed = BlockPattern;

/** What `block-patterns.list` receives, once validated, sanitized and defaulted. */
export type ListBlockPatternsArgs = Record<never, never>;

/** What a client may send to `block-patterns.list`. */
export type ListBlockPatternsInput = ListBlockPatternsArgs;

/** The codes of the errors that `block-patterns.list` answers, beside those that any may. */
export type ListBlockPatternsError = 'rest_cannot_view';
