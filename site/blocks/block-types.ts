import { reportMisuse, RestError, withNoticesNow } from '../../runtime/errors/index.ts';
import type { NoticeListener } from '../../runtime/errors/index.ts';
import { checkedOptions } from '../domain/registration/checked.ts';
import { blockMembers } from '../domain/registration/members.ts';
import { attributesOf } from './attributes.ts';
import type { BlockMetadata, BlockRenderer, BlockType } from './block-type.ts';
import { coreTypes } from './core-types.ts';

const NAME = /^[a-z0-9-]+\/[a-z0-9-]+$/;

/** The block types of one site: those that every site has, and what was registered. */
export class BlockTypes {
  readonly #types = new Map<string, BlockType>(coreTypes().map((type) => [type.name, type]));

  readonly #onNotice: NoticeListener;

  /** `onNotice` gets what is wrong with a registration. */
  constructor(onNotice: NoticeListener = () => undefined) {
    this.#onNotice = onNotice;
  }

  /**
   * Registers a type; with `render` it is a dynamic one. Errors: `block_type_name_invalid` for a name
   * that is not a namespace and a name of small letters, digits and dashes, `block_type_exists`
   * for one that is taken, and `block_type_metadata_invalid`, which is reported.
   */
  register(
    name: string,
    metadata: BlockMetadata = {},
    render: BlockRenderer | null = null,
  ): BlockType | RestError {
    if (typeof name !== 'string' || !NAME.test(name))
      return new RestError('block_type_name_invalid', 'A block type is named as in shop/price.');
    if (this.#types.has(name))
      return new RestError('block_type_exists', `There is a block type ${name} already.`);
    const checked = checkedOptions(metadata, blockMembers);
    if ('problem' in checked) return this.#invalid(name, checked.problem);
    if (render !== null && typeof render !== 'function')
      return this.#invalid(name, 'render is not a function.');
    const { value } = checked;
    const type = { name, metadata: value, attributes: attributesOf(value), render };
    this.#types.set(name, type);
    return type;
  }

  #invalid(name: string, problem: string): RestError {
    withNoticesNow(this.#onNotice, () =>
      reportMisuse('register_block_type', `The block type ${name} is not registered. ${problem}`),
    );
    return new RestError('block_type_metadata_invalid', problem);
  }

  find(name: string): BlockType | undefined {
    return this.#types.get(name);
  }

  /** All of them, in the order of their registration. */
  all(): readonly BlockType[] {
    return [...this.#types.values()];
  }
}
