// @generated from schemas/resources/block-patterns.json by `npm run generate`. Do not edit. (5e5b62b4d93b)

/** A block pattern with every field: what a handler returns. (schemas/resources/block-patterns.json:3) */
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

/** A block pattern in the `view` context. (schemas/resources/block-patterns.json:3) */
export type BlockPatternView = BlockPattern;

/** A block pattern in the `edit` context. (schemas/resources/block-patterns.json:3) */
export type BlockPatternEdit = BlockPattern;

/** A block pattern in the `embed` context. (schemas/resources/block-patterns.json:3) */
export type BlockPatternEmbed = BlockPattern;

/** The arguments that the handler of `block-patterns.list` receives. (schemas/resources/block-patterns.json:83) */
export type ListBlockPatternsArgs = Record<never, never>;

/** The arguments that a client may send to `block-patterns.list`. (schemas/resources/block-patterns.json:83) */
export type ListBlockPatternsInput = ListBlockPatternsArgs;

/** The error codes of `block-patterns.list`, in addition to those of any endpoint. */
export type ListBlockPatternsError = 'rest_cannot_view';
