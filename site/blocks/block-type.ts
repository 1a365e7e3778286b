import type { Schema } from '../../runtime/schema/index.ts';
import type { KnownPost } from '../handlers/post-type/access.ts';
import type { Scope } from '../handlers/scope.ts';
import type { Html, html } from '../web/html.ts';

/** Values of attributes by name. */
export type Attributes = Readonly<Record<string, unknown>>;

/** Attributes of a block type, each with its schema. */
export type AttributeSchemas = Readonly<Record<string, Schema>>;

/** What is told of a block type: the form of `block.json`. */
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
  /** Those of the type, each with a value that its schema takes, or with its default. */
  readonly attributes: Attributes;
  readonly scope: Scope;
  /** The post that it stands in, or that a block around it shows. */
  readonly post: KnownPost | null;
  /** What blocks around it tell: the values that they provide, by name. */
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
export interface ShownText {
  /** What it is, so that it is not shown within itself: `post 5`. */
  readonly key: string;
  readonly content: string;
  /** The post that its blocks stand in; the one around when absent. */
  readonly post?: KnownPost;
}

/** Makes the HTML of a block. */
export type BlockRenderer = (request: RenderRequest) => Html | Promise<Html>;
