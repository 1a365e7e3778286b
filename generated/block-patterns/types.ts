// @generated from schemas/resources/block-patterns.json by `npm run generate`. Do not edit. (1f2bdbfdab50)

/** A block pattern with every field: what a handler returns. */
export interface BlockPattern {
  /** Name of the pattern; no other has it. */
  name: string;
  /** What people call it. */
  title: string;
  /** What it is good for. */
  description?: string;
  /** Width of the window that it is shown in to choose it, in pixels. */
  viewport_width?: number;
  /** Blocks that it can stand for. */
  block_types?: unknown[];
  /** Post types that it is for. */
  post_types?: unknown[];
  /** Categories that it is offered in. */
  categories?: unknown[];
  /** Words to find it by. */
  keywords?: unknown[];
  /** The blocks. */
  content: string;
  /** Whether people are offered it. */
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
