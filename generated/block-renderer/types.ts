// @generated from schemas/resources/block-renderer.json by `npm run generate`. Do not edit. (24923cd8809b)

/** A rendered block with every field: what a handler returns. (schemas/resources/block-renderer.json:3) */
export interface RenderedBlock {
  /** The block as HTML. */
  rendered: string;
}

/** A rendered block in the `edit` context. (schemas/resources/block-renderer.json:3) */
export type RenderedBlockEdit = RenderedBlock;

/** The arguments that the handler of `block-renderer.render` receives. (schemas/resources/block-renderer.json:28) */
export interface RenderRenderedBlockArgs {
  /** Name of the block type, with its namespace. */
  name: string;
  /** Attributes of the block, as defined by its type. */
  attributes: { [k: string]: unknown };
  /** ID of the post that contains the block. */
  post_id?: number;
}

/** The arguments that a client may send to `block-renderer.render`. (schemas/resources/block-renderer.json:28) */
export interface RenderRenderedBlockInput {
  /** Name of the block type, with its namespace. */
  name: string;
  /** Attributes of the block, as defined by its type. */
  attributes?: { [k: string]: unknown } | undefined;
  /** ID of the post that contains the block. */
  post_id?: number | undefined;
}

/** The error codes of `block-renderer.render`, in addition to those of any endpoint. */
export type RenderRenderedBlockError = 'block_cannot_read' | 'block_invalid';
