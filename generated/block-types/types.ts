// @generated from schemas/resources/block-types.json by `npm run generate`. Do not edit. (13a0702acf96)

/** A block type with every field: what a handler returns. */
export interface BlockType {
  /** Version of the block API that the type is written for. */
  api_version: number;
  /** What people call the type. */
  title: string;
  /** Name of the type, with its namespace. */
  name: string;
  /** What the block is for, in a sentence. */
  description: string;
  /** Picture of the type; null for none. */
  icon: string | null;
  /** Attributes of the block, each with a schema. */
  attributes: {
    [k: string]: {
      [k: string]: unknown;
    };
  } | null;
  /** Attributes that blocks inside of this one can read, by the name under which they find them. */
  provides_context: {
    [k: string]: string;
  };
  /** Values of surrounding blocks that the block reads. */
  uses_context: string[];
  /** Features that the block has. */
  supports: {
    [k: string]: unknown;
  };
  /** Where the type stands among others; null for nowhere. */
  category: string | null;
  /** Whether the server renders the block each time it is shown. */
  is_dynamic: boolean;
  /** Scripts of the editor alone, by name. */
  editor_script_handles: string[];
  /** Scripts of the page and of the editor, by name. */
  script_handles: string[];
  /** Scripts of the page alone, by name. */
  view_script_handles: string[];
  /** Style sheets of the editor alone, by name. */
  editor_style_handles: string[];
  /** Style sheets of the page and of the editor, by name. */
  style_handles: string[];
  /** Looks that can be chosen. */
  styles: {
    /** Name of the look. */
    name: string;
    /** What people call the look. */
    label: string;
    /** Rules of the look, as CSS. */
    inline_style?: string;
    /** Style sheet of the look, by name. */
    style_handle?: string;
  }[];
  /** Versions of the block that are offered beside it. */
  variations: {
    /** Name of the version. */
    name: string;
    /** What people call the version. */
    title: string;
    /** What the version is for. */
    description: string;
    /** Where the version stands; null for where the type stands. */
    category: string | null;
    /** Picture of the version; null for that of the type. */
    icon: string | null;
    /** Whether it takes the place of the type. */
    isDefault: boolean;
    /** Values of attributes that the version begins with. */
    attributes: {
      [k: string]: unknown;
    };
    /** Blocks that the version begins with. */
    innerBlocks: {
      /** Name of the type. */
      name: string;
      /** Values of attributes. */
      attributes: {
        [k: string]: unknown;
      };
      /** Blocks inside, each with its own. */
      innerBlocks: unknown[];
    }[];
    /** A block of the version for previews; null for none. */
    example: {
      /** Values of attributes. */
      attributes: {
        [k: string]: unknown;
      };
      /** Blocks inside, each with its own. */
      innerBlocks: {
        /** Name of the type. */
        name: string;
        /** Values of attributes. */
        attributes: {
          [k: string]: unknown;
        };
        /** Blocks inside, each with its own. */
        innerBlocks: unknown[];
      }[];
    } | null;
    /** Where the version is offered; null for everywhere. */
    scope: ('block' | 'inserter' | 'transform')[] | null;
    /** Words by which the version is found. */
    keywords: string[];
  }[];
  /** Where translations of its texts are found; null for nowhere. */
  textdomain: string | null;
  /** Types that the block stands directly in; null for any. */
  parent: string[] | null;
  /** Types that the block stands somewhere below; null for any. */
  ancestor: string[] | null;
  /** Words by which the type is found. */
  keywords: string[];
  /** A block of the type for previews; null for none. */
  example: {
    /** Values of attributes. */
    attributes: {
      [k: string]: unknown;
    };
    /** Blocks inside, each with its own. */
    innerBlocks: {
      /** Name of the type. */
      name: string;
      /** Values of attributes. */
      attributes: {
        [k: string]: unknown;
      };
      /** Blocks inside, each with its own. */
      innerBlocks: unknown[];
    }[];
  } | null;
  /** First script of the editor alone; null for none. Read `editor_script_handles`. */
  editor_script: string | null;
  /** First script of the page and of the editor; null for none. Read `script_handles`. */
  script: string | null;
  /** First script of the page alone; null for none. Read `view_script_handles`. */
  view_script: string | null;
  /** First style sheet of the editor alone; null for none. Read `editor_style_handles`. */
  editor_style: string | null;
  /** First style sheet of the page and of the editor; null for none. Read `style_handles`. */
  style: string | null;
}

/** A block type in the `view` context. */
export type BlockTypeView = BlockType;

/** A block type in the `embed` context. */
export type BlockTypeEmbed = BlockType;

/** A block type in the `edit` context. */
export type BlockTypeEdit = BlockType;

/** What links of a block type depend on beside its fields. */
export interface BlockTypeFacts {
  /** Namespace of the type: what its name begins with. */
  namespace: string;
}

/** What `block-types.list` receives, once validated, sanitized and defaulted. */
export interface ListBlockTypesArgs {
  /** Only types of this namespace. */
  namespace?: string;
}

/** What a client may send to `block-types.list`. */
export type ListBlockTypesInput = ListBlockTypesArgs;

/** The codes of the errors that `block-types.list` answers, beside those that any may. */
export type ListBlockTypesError = 'rest_block_type_cannot_view';

/** What `block-types.listNamespace` receives, once validated, sanitized and defaulted. */
export interface ListNamespaceBlockTypeArgs {
  /** Namespace of the types. */
  namespace: string;
}

/** What a client may send to `block-types.listNamespace`. */
export type ListNamespaceBlockTypeInput = ListNamespaceBlockTypeArgs;

/** The codes of the errors that `block-types.listNamespace` answers, beside those that any may. */
export type ListNamespaceBlockTypeError = 'rest_block_type_cannot_view';

/** What `block-types.get` receives, once validated, sanitized and defaulted. */
export interface GetBlockTypeArgs {
  /** Name of the type, without its namespace. */
  name: string;
  /** Namespace of the type. */
  namespace: string;
}

/** What a client may send to `block-types.get`. */
export type GetBlockTypeInput = GetBlockTypeArgs;

/** The codes of the errors that `block-types.get` answers, beside those that any may. */
export type GetBlockTypeError = 'rest_block_type_cannot_view' | 'rest_block_type_invalid';
