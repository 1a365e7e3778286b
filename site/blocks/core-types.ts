import { readdirSync, readFileSync } from 'node:fs';
import { attributesOf } from './attributes.ts';
import type { BlockMetadata, BlockType } from './block-type.ts';
import { coreRenderers } from './core/renderers.ts';

const folder = new URL('core/', import.meta.url);

let known: readonly BlockType[] | null = null;

/** The types that every site has: each a folder with `block.json` and, of a dynamic one, its renderer. */
export function coreTypes(): readonly BlockType[] {
  known ??= readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .map(readType);
  return known;
}

function readType(name: string): BlockType {
  const text = readFileSync(new URL(`${name}/block.json`, folder), 'utf8');
  // A file of ours; a test holds each against the schema of block types.
  const metadata = JSON.parse(text) as BlockMetadata;
  return {
    name: `core/${name}`,
    metadata,
    attributes: attributesOf(metadata),
    render: coreRenderers.get(name) ?? null,
  };
}
