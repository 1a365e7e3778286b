import { readdirSync, readFileSync } from 'node:fs';
import { reportMisuse, RestError, withNoticesNow } from '../../runtime/errors/index.ts';
import type { NoticeListener } from '../../runtime/errors/index.ts';
import type { Schema } from '../../runtime/schema/index.ts';
import { checkedOptions } from '../domain/registration/checked.ts';
import { blockMembers } from '../domain/registration/options.ts';
import type { KnownPost } from '../handlers/post-type/access.ts';
import type { Scope } from '../handlers/scope.ts';
import type { Html, html } from '../web/html.ts';
import { attributesOf } from './attributes.ts';
import { archiveBlocks } from './core/archives.ts';
import { commentBlocks } from './core/comments.ts';
import { listBlocks } from './core/lists.ts';
import { navigationBlocks } from './core/navigation.ts';
import { postBlocks } from './core/posts.ts';
import { queryBlocks } from './core/query.ts';
import { siteBlocks } from './core/site.ts';

/** Attribute values by name. */
export type Attributes = Readonly<Record<string, unknown>>;

/** Attribute schemas by name. */
export type AttributeSchemas = Readonly<Record<string, Schema>>;

/** The metadata of a block type, in the form of `block.json`. */
export interface BlockMetadata {
  /** The version of the block API; 1 by default. */
  readonly apiVersion?: number;
  readonly title?: string;
  readonly category?: string;
  readonly icon?: string;
  readonly description?: string;
  readonly keywords?: readonly string[];
  readonly parent?: readonly string[];
  readonly ancestor?: readonly string[];
  readonly attributes?: AttributeSchemas;
  /** Names of context values that the block provides to inner blocks, with the attribute of each value. */
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

/** A block type. */
export interface BlockType {
  /** The name with its namespace: `core/paragraph`. */
  readonly name: string;
  readonly metadata: BlockMetadata;
  /** The declared attributes and those implied by `supports`. */
  readonly attributes: AttributeSchemas;
  /** Renders the block on the server; `null` for a static block, whose content is its HTML. */
  readonly render: BlockRenderer | null;
}

/** The arguments of a block renderer. */
export interface RenderRequest {
  /** The attributes of the type, each with a valid value or its default. */
  readonly attributes: Attributes;
  readonly scope: Scope;
  /** The post that contains the block, or the post that a surrounding block renders. */
  readonly post: KnownPost | null;
  /** The values that surrounding blocks provide, by name. */
  readonly context: Attributes;
  /** Returns `class="…"`: the class of the block type, the given classes, and the classes and styles of the block. */
  wrapper(...classes: readonly string[]): Html;
  /** Renders the inner blocks, optionally for another post and with additional context values. */
  content(inside?: { readonly post?: KnownPost; readonly context?: Attributes }): Promise<Html>;
  /** Renders the blocks of another text. A text that is already being rendered is left out. */
  contentOf(shown: ShownText): Promise<Html>;
  /** The HTML template tag: escapes interpolated values, except HTML. */
  readonly html: typeof html;
}

/** A text with blocks that is stored separately. */
interface ShownText {
  /** Identifies the text, to detect recursion: `post 5`. */
  readonly key: string;
  readonly content: string;
  /** The post that contains the blocks; if absent, the surrounding post. */
  readonly post?: KnownPost;
  /** Whether the text is the content of a post, not part of a template. */
  readonly isText?: boolean;
}

/** Renders a block as HTML. */
export type BlockRenderer = (request: RenderRequest) => Html | Promise<Html>;

/** Block renderers by block type. */
export type BlockRenderers = Readonly<Record<string, BlockRenderer>>;

/** Renderers of the built-in dynamic block types, by folder name. */
export const coreRenderers: BlockRenderers = {
  ...archiveBlocks,
  ...commentBlocks,
  ...listBlocks,
  ...navigationBlocks,
  ...postBlocks,
  ...queryBlocks,
  ...siteBlocks,
};

const folder = new URL('core/', import.meta.url);

let types: readonly BlockType[] | null = null;

/** Returns the built-in block types; each has a folder with a `block.json`. */
function coreTypes(): readonly BlockType[] {
  types ??= readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .map(readType);
  return types;
}

function readType(name: string): BlockType {
  const text = readFileSync(new URL(`${name}/block.json`, folder), 'utf8');
  // A test validates each file against the schema of block types.
  const metadata = JSON.parse(text) as BlockMetadata;
  return {
    name: `core/${name}`,
    metadata,
    attributes: attributesOf(metadata),
    render: coreRenderers[name] ?? null,
  };
}

const NAME = /^[a-z0-9-]+\/[a-z0-9-]+$/;

/** The block types of one site: built-in and registered ones. */
export class BlockTypes {
  readonly #types = new Map<string, BlockType>(coreTypes().map((type) => [type.name, type]));

  readonly #onNotice: NoticeListener;

  /** `onNotice` receives the problems of registrations. */
  constructor(onNotice: NoticeListener = () => undefined) {
    this.#onNotice = onNotice;
  }

  /**
   * Registers a block type; it is dynamic if `render` is given. Errors: `block_type_name_invalid` if the name is not
   * `namespace/name` in lower-case letters, digits and dashes, `block_type_exists` if the name is taken, and
   * `block_type_metadata_invalid`, which is also reported.
   */
  register(
    name: string,
    metadata: BlockMetadata = {},
    render: BlockRenderer | null = null,
  ): BlockType | RestError {
    if (typeof name !== 'string' || !NAME.test(name))
      return new RestError(
        'block_type_name_invalid',
        'The name of a block type must have the form namespace/name.',
      );
    if (this.#types.has(name))
      return new RestError('block_type_exists', `A block type with this name exists: ${name}.`);
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

  /** Returns all block types in the order of their registration. */
  all(): readonly BlockType[] {
    return [...this.#types.values()];
  }
}
