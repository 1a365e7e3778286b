import { RestError } from '../../runtime/errors/rest-error.ts';
import { attributesOf } from './attributes.ts';
import type { BlockMetadata, BlockRenderer, BlockType } from './block-type.ts';
import { coreTypes } from './core-types.ts';

const NAME = /^[a-z0-9-]+\/[a-z0-9-]+$/;

/** The block types of one site: those that every site has, and what was registered. */
export class BlockTypes {
  readonly #types = new Map<string, BlockType>(coreTypes().map((type) => [type.name, type]));

  /**
   * Registers a type; with `render` it is a dynamic one. Errors: `block_type_name_invalid` for a name
   * that is not a namespace and a name of small letters, digits and dashes, and `block_type_exists`
   * for one that is taken.
   */
  register(
    name: string,
    metadata: BlockMetadata = {},
    render: BlockRenderer | null = null,
  ): BlockType | RestError {
    if (!NAME.test(name))
      return new RestError('block_type_name_invalid', 'A block type is named as in shop/price.');
    if (this.#types.has(name))
      return new RestError('block_type_exists', `There is a block type ${name} already.`);
    const type = { name, metadata, attributes: attributesOf(metadata), render };
    this.#types.set(name, type);
    return type;
  }

  find(name: string): BlockType | undefined {
    return this.#types.get(name);
  }

  /** All of them, in the order of their registration. */
  all(): readonly BlockType[] {
    return [...this.#types.values()];
  }
}
