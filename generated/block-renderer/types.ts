// @generated from schemas/resources/block-renderer.json by `npm run generate`. Do not edit. (bc895e8d8eb7)

/** A rendered block with every field: what a handler returns. */
export interface RenderedBlock {
  /** The block as HTML. */
  rendered: string;
}

/** A rendered block in the `edit` context. */
export type RenderedBlockEdit = RenderedBlock;

/** What `block-renderer.render` receives, once validated, sanitized and defaulted. */
export interface RenderRenderedBlockArgs {
  /** Name of the block type, with its namespace. */
  name: string;
  /** Attributes of the block, as defined by its type. */
  attributes: {
    [k: string]: unknown;
  };
  /** ID of the post that contains the block. */
  post_id?: number;
}

/** What a client may send to `block-renderer.render`. */
export interface RenderRenderedBlockInput {
  /** Name of the block type, with its namespace. */
  name: string;
  /** Attributes of the block, as defined by its type. */
  attributes?: {
    [k: string]: unknown;
  };
  /** ID of the post that contains the block. */
  post_id?: number;
}

/** The codes of the errors that `block-renderer.render` answers, beside those that any may. */
export type RenderRenderedBlockError = 'block_cannot_read' | 'block_invalid';
