// @generated from schemas/resources/block-types.json by `npm run generate`. Do not edit. (2588928a4103)

import type { InputOf } from '../../runtime/client/index.ts';

/** A block type with every field: what a handler returns. (schemas/resources/block-types.json:3) */
export interface BlockType {
  /** Version of the block API that the type uses. */
  api_version: number;
  /** Title of the type. */
  title: string;
  /** Name of the type, with its namespace. */
  name: string;
  /** Description of the type. */
  description: string;
  /** Icon of the type; null for none. */
  icon: string | null;
  /** Attributes of the block, each with a schema. */
  attributes: { [k: string]: { [k: string]: unknown } } | null;
  /** Attributes provided to inner blocks, by the name of the context value. */
  provides_context: { [k: string]: string };
  /** Context values that the block uses. */
  uses_context: string[];
  /** Features that the block supports. */
  supports: { [k: string]: unknown };
  /** Category of the type; null for none. */
  category: string | null;
  /** Whether the block is rendered dynamically on the server. */
  is_dynamic: boolean;
  /** Names of the scripts of the editor. */
  editor_script_handles: string[];
  /** Names of the scripts of the page and the editor. */
  script_handles: string[];
  /** Names of the scripts of the page. */
  view_script_handles: string[];
  /** Names of the style sheets of the editor. */
  editor_style_handles: string[];
  /** Names of the style sheets of the page and the editor. */
  style_handles: string[];
  /** Styles of the block. */
  styles: {
    /** Name of the style. */
    name: string;
    /** Label of the style. */
    label: string;
    /** CSS rules of the style. */
    inline_style?: string;
    /** Name of the style sheet of the style. */
    style_handle?: string;
  }[];
  /** Variations of the block. */
  variations: {
    /** Name of the variation. */
    name: string;
    /** Title of the variation. */
    title: string;
    /** Description of the variation. */
    description: string;
    /** Category of the variation; null for that of the type. */
    category: string | null;
    /** Icon of the variation; null for that of the type. */
    icon: string | null;
    /** Whether it is the default variation. */
    isDefault: boolean;
    /** Initial values of attributes. */
    attributes: { [k: string]: unknown };
    /** Initial inner blocks. */
    innerBlocks: {
      /** Name of the type. */
      name: string;
      /** Values of attributes. */
      attributes: { [k: string]: unknown };
      /** Inner blocks. */
      innerBlocks: unknown[];
    }[];
    /** Example of the variation for previews; null for none. */
    example: {
      /** Values of attributes. */
      attributes: { [k: string]: unknown };
      /** Inner blocks. */
      innerBlocks: {
        /** Name of the type. */
        name: string;
        /** Values of attributes. */
        attributes: { [k: string]: unknown };
        /** Inner blocks. */
        innerBlocks: unknown[];
      }[];
    } | null;
    /** Scopes in which the variation is offered; null for all. */
    scope: ('block' | 'inserter' | 'transform')[] | null;
    /** Search keywords of the variation. */
    keywords: string[];
  }[];
  /** Text domain of translations; null for none. */
  textdomain: string | null;
  /** Types that the block must be a child of; null for any. */
  parent: string[] | null;
  /** Types that the block must be a descendant of; null for any. */
  ancestor: string[] | null;
  /** Search keywords of the type. */
  keywords: string[];
  /** Example of the type for previews; null for none. */
  example: {
    /** Values of attributes. */
    attributes: { [k: string]: unknown };
    /** Inner blocks. */
    innerBlocks: {
      /** Name of the type. */
      name: string;
      /** Values of attributes. */
      attributes: { [k: string]: unknown };
      /** Inner blocks. */
      innerBlocks: unknown[];
    }[];
  } | null;
  /** First script of the editor; null for none. Deprecated: use `editor_script_handles`. */
  editor_script: string | null;
  /** First script of the page and the editor; null for none. Deprecated: use `script_handles`. */
  script: string | null;
  /** First script of the page; null for none. Deprecated: use `view_script_handles`. */
  view_script: string | null;
  /** First style sheet of the editor; null for none. Deprecated: use `editor_style_handles`. */
  editor_style: string | null;
  /** First style sheet of the page and the editor; null for none. Deprecated: use `style_handles`. */
  style: string | null;
}

/** A block type in the `view` context. (schemas/resources/block-types.json:3) */
export type BlockTypeView = BlockType;

/** A block type in the `embed` context. (schemas/resources/block-types.json:3) */
export type BlockTypeEmbed = BlockType;

/** A block type in the `edit` context. (schemas/resources/block-types.json:3) */
export type BlockTypeEdit = BlockType;

/** Values that the links of a block type depend on, in addition to its fields. (schemas/resources/block-types.json:3) */
export interface BlockTypeFacts {
  /** Namespace of the type. */
  namespace: string;
}

/** The arguments that the handler of `block-types.list` receives. (schemas/resources/block-types.json:439) */
export interface ListBlockTypesArgs {
  /** Only types of this namespace. */
  namespace?: string;
}

/** The arguments that a client may send to `block-types.list`. (schemas/resources/block-types.json:439) */
export interface ListBlockTypesInput extends InputOf<ListBlockTypesArgs> {}

/** The error codes of `block-types.list`, in addition to those of any endpoint. */
export type ListBlockTypesError = 'rest_block_type_cannot_view';

/** The arguments that the handler of `block-types.listNamespace` receives. (schemas/resources/block-types.json:460) */
export interface ListNamespaceBlockTypeArgs {
  /** Namespace of the types. */
  namespace: string;
}

/** The arguments that a client may send to `block-types.listNamespace`. (schemas/resources/block-types.json:460) */
export type ListNamespaceBlockTypeInput = ListNamespaceBlockTypeArgs;

/** The error codes of `block-types.listNamespace`, in addition to those of any endpoint. */
export type ListNamespaceBlockTypeError = 'rest_block_type_cannot_view';

/** The arguments that the handler of `block-types.get` receives. (schemas/resources/block-types.json:481) */
export interface GetBlockTypeArgs {
  /** Name of the type, without its namespace. */
  name: string;
  /** Namespace of the type. */
  namespace: string;
}

/** The arguments that a client may send to `block-types.get`. (schemas/resources/block-types.json:481) */
export type GetBlockTypeInput = GetBlockTypeArgs;

/** The error codes of `block-types.get`, in addition to those of any endpoint. */
export type GetBlockTypeError = 'rest_block_type_cannot_view' | 'rest_block_type_invalid';
