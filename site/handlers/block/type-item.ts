import { sanitizeValue } from '../../../runtime/schema/index.ts';
import { blockTypeSchema } from '../../../generated/block-types/schema.ts';
import type { BlockType as Item } from '../../../generated/block-types/types.ts';
import type { BlockMetadata, BlockType } from '../../blocks/block-types.ts';

/** Returns the namespace of a block type: `core` for `core/paragraph`. */
export function namespaceOf(name: string): string {
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
  const told = metadata[name] ?? [];
  return typeof told === 'string' ? [told] : [...told];
}

function firstOf(metadata: BlockMetadata, name: Handles): string | null {
  return handlesOf(metadata, name)[0] ?? null;
}

function listOrNull(list: readonly string[] | undefined): string[] | null {
  return list ? [...list] : null;
}
