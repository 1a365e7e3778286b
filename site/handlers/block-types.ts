import { isError } from '../../runtime/errors/rest-error.ts';
import type { RestError } from '../../runtime/errors/rest-error.ts';
import { sanitizeValue } from '../../runtime/schema/index.ts';
import { blockTypeSchema } from '../../generated/block-types/schema.ts';
import type { BlockTypesHandlers } from '../../generated/block-types/handlers.ts';
import type { BlockType as Item, GetBlockTypeArgs } from '../../generated/block-types/types.ts';
import { requires } from '../domain/permissions/caller.ts';
import { canEditAnyType } from '../domain/permissions/posts.ts';
import type { BlockMetadata, BlockType } from '../blocks/block-types.ts';
import { currentSite } from '../context.ts';
import { notFound } from './errors.ts';

const mayRead = requires(
  canEditAnyType,
  'rest_block_type_cannot_view',
  'You are not allowed to view block types.',
);

/** Lists the block types of a namespace, or all of them without one. */
const list: BlockTypesHandlers['list'] & BlockTypesHandlers['listNamespace'] = {
  permission: mayRead,
  handle: ({ args }) => itemsOf(args.namespace),
};

export const blockTypes: BlockTypesHandlers = {
  list,
  listNamespace: list,

  get: {
    permission(request) {
      const refusal = mayRead(request);
      if (isError(refusal)) return refusal;
      const type = typeOf(request.args);
      return isError(type) ? type : true;
    },
    handle({ args }) {
      const type = typeOf(args);
      return isError(type) ? type : blockTypeItem(type);
    },
  },

  facts: (items) => items.map(({ name }) => ({ namespace: namespaceOf(name) })),
};

function typeOf({ namespace, name }: GetBlockTypeArgs): BlockType | RestError {
  const type = currentSite().types.blocks.find(`${namespace}/${name}`);
  return type ?? notFound('rest_block_type_invalid', 'Invalid block type.');
}

/** Returns the block types of a namespace, or all of them without one. */
function itemsOf(namespace: string | undefined): Item[] {
  return currentSite()
    .types.blocks.all()
    .filter(({ name }) => !namespace || namespaceOf(name) === namespace)
    .map(blockTypeItem);
}

/** Returns the namespace of a block type: `core` for `core/paragraph`. */
function namespaceOf(name: string): string {
  return name.slice(0, name.indexOf('/'));
}

/** Returns the response item of a block type; unset members get the defaults of the schema. */
export function blockTypeItem(type: BlockType): Item {
  const { metadata, name, attributes, render } = type;
  return {
    attributes: byTheSchema('attributes', attributes),
    is_dynamic: render !== null,
    api_version: metadata.apiVersion ?? 1,
    name,
    title: metadata.title ?? '',
    description: metadata.description ?? '',
    icon: metadata.icon ?? null,
    category: metadata.category ?? null,
    keywords: [...(metadata.keywords ?? [])],
    parent: listOrNull(metadata.parent),
    ancestor: listOrNull(metadata.ancestor),
    provides_context: { ...metadata.providesContext },
    uses_context: [...(metadata.usesContext ?? [])],
    supports: structuredClone(metadata.supports ?? {}),
    styles: byTheSchema('styles', metadata.styles ?? []),
    textdomain: metadata.textdomain ?? null,
    example: byTheSchema('example', metadata.example ?? null),
    editor_script_handles: handlesOf(metadata, 'editorScript'),
    script_handles: handlesOf(metadata, 'script'),
    view_script_handles: handlesOf(metadata, 'viewScript'),
    editor_style_handles: handlesOf(metadata, 'editorStyle'),
    style_handles: handlesOf(metadata, 'style'),
    variations: byTheSchema('variations', metadata.variations ?? []),
    editor_script: firstOf(metadata, 'editorScript'),
    script: firstOf(metadata, 'script'),
    view_script: firstOf(metadata, 'viewScript'),
    editor_style: firstOf(metadata, 'editorStyle'),
    style: firstOf(metadata, 'style'),
  };
}

/** Returns a value from the registration of a type, sanitized by the schema. */
function byTheSchema<Name extends keyof Item>(name: Name, value: unknown): Item[Name] {
  // The type of the member follows from the schema. The copy keeps the registered value from being changed
  // through a response.
  return sanitizeValue(
    structuredClone(value),
    blockTypeSchema.properties[name],
    name,
  ) as Item[Name];
}

type Handles = 'editorScript' | 'script' | 'viewScript' | 'editorStyle' | 'style';

/** Returns the names of scripts or style sheets; the metadata contain one name or a list. */
function handlesOf(metadata: BlockMetadata, name: Handles): string[] {
  const handles = metadata[name] ?? [];
  return typeof handles === 'string' ? [handles] : [...handles];
}

function firstOf(metadata: BlockMetadata, name: Handles): string | null {
  return handlesOf(metadata, name)[0] ?? null;
}

function listOrNull(list: readonly string[] | undefined): string[] | null {
  return list ? [...list] : null;
}
