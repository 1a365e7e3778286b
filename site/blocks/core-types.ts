import { readdirSync, readFileSync } from 'node:fs';
import { attributesOf } from './attributes.ts';
import type { BlockMetadata, BlockRenderers, BlockType } from './block-types.ts';
import { archiveBlocks } from './core/archives.ts';
import { commentBlocks } from './core/comments.ts';
import { listBlocks } from './core/lists.ts';
import { navigationBlocks } from './core/navigation.ts';
import { postBlocks } from './core/posts.ts';
import { queryBlocks } from './core/query.ts';
import { siteBlocks } from './core/site.ts';

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
export function coreTypes(): readonly BlockType[] {
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
