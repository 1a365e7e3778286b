import { reportMisuse, RestError, withNoticesNow } from '../../runtime/errors/index.ts';
import type { NoticeListener } from '../../runtime/errors/index.ts';
import type { Schema } from '../../runtime/schema/index.ts';
import { checkedOptions } from '../domain/registration/checked.ts';
import { blockMembers } from '../domain/registration/options.ts';
import type { KnownPost } from '../handlers/post-type/access.ts';
import type { Scope } from '../handlers/scope.ts';
import type { Html, html } from '../web/html.ts';
import { attributesOf } from './attributes.ts';
import { coreTypes } from './core-types.ts';

/** Values of attributes by name. */
export type Attributes = Readonly<Record<string, unknown>>;

/** Attributes of a block type, each with its schema. */
export type AttributeSchemas = Readonly<Record<string, Schema>>;

/** The metadata of a block type, in the form of `block.json`. */
export interface BlockMetadata {
  /** Version of the block API; 1 when absent. */
  readonly apiVersion?: number;
  readonly title?: string;
  readonly category?: string;
  readonly icon?: string;
  readonly description?: string;
  readonly keywords?: readonly string[];
  readonly parent?: readonly string[];
  readonly ancestor?: readonly string[];
  readonly attributes?: AttributeSchemas;
  /** Attributes that blocks inside can read, by the name under which they find them. */
  readonly providesContext?: Readonly<Record<string, string>>;
  readonly usesContext?: readonly string[];
  readonly supports?: Readonly<Record<string, unknown>>;
  readonly styles?: readonly object[];
  readonly variations?: readonly object[];
  readonly example?: object;
  readonly textdomain?: string;
  readonly editorScript?: string | readonly string[];
  readonly script?: string | readonly string[];
  readonly viewScript?: string | readonly string[];
  readonly editorStyle?: string | readonly string[];
  readonly style?: string | readonly string[];
}

/** A kind of block. */
export interface BlockType {
  /** With its namespace: `core/paragraph`. */
  readonly name: string;
  readonly metadata: BlockMetadata;
  /** Its own attributes, and those that follow from what it supports. */
  readonly attributes: AttributeSchemas;
  /** Makes its HTML each time it is shown; `null` for a type whose content is its HTML. */
  readonly render: BlockRenderer | null;
}

/** A block that is to be shown. */
export interface RenderRequest {
  /** The attributes of the type, each with a valid value or its default. */
  readonly attributes: Attributes;
  readonly scope: Scope;
  /** The post that contains the block, or that a surrounding block shows. */
  readonly post: KnownPost | null;
  /** The values that surrounding blocks provide, by name. */
  readonly context: Attributes;
  /** The class of the type with more behind it, and what the block itself asks for: `class="…"`. */
  wrapper(...classes: readonly string[]): Html;
  /** The blocks inside: of another post where one is given, and told more than the blocks around tell. */
  content(inside?: { readonly post?: KnownPost; readonly context?: Attributes }): Promise<Html>;
  /** The blocks of another text: one that is being shown already is left out. */
  contentOf(shown: ShownText): Promise<Html>;
  /** The template for HTML: what is put in is escaped, unless it is HTML already. */
  readonly html: typeof html;
}

/** A text with blocks that is kept on its own. */
interface ShownText {
  /** Identifies the text, so that it is not rendered within itself: `post 5`. */
  readonly key: string;
  readonly content: string;
  /** The post that contains the blocks; the surrounding one when absent. */
  readonly post?: KnownPost;
  /** Whether it is the text of a post, and no part of a template. */
  readonly isText?: boolean;
}

/** Makes the HTML of a block. */
export type BlockRenderer = (request: RenderRequest) => Html | Promise<Html>;

/** Renderers by the name of their block type. */
export type BlockRenderers = Readonly<Record<string, BlockRenderer>>;

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
