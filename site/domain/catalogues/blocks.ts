import type { Schema } from '../../../runtime/schema/index.ts';
import type { CatalogueKind } from './catalogue.ts';

/** A plugin of the block directory, as an entry of `blocks.json`. */
export interface BlockEntry {
  /** The name of its folder. */
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly author: string;
  readonly updated: string;
  readonly blocks: readonly { readonly name: string; readonly title: string }[];
  readonly keywords?: readonly string[];
  /** The URL of an icon, or its name. */
  readonly icon?: string;
  /** Up to five stars, and the number of ratings. */
  readonly rating?: number;
  readonly ratingCount?: number;
  readonly installs?: number;
  /** The rating of its author: average stars, and number of blocks. */
  readonly authorRating?: number;
  readonly authorBlocks?: number;
}

export interface BlockCatalogue {
  readonly plugins: readonly BlockEntry[];
}

const text: Schema = { type: 'string' };
const needed = { type: 'string', minLength: 1, required: true } as const;
const stars: Schema = { type: 'number', minimum: 0, maximum: 5 };
const count: Schema = { type: 'integer', minimum: 0 };

const ENTRY: Schema = {
  type: 'object',
  properties: {
    slug: { ...needed, pattern: '^[A-Za-z0-9_-]+$' },
    name: needed,
    description: { type: 'string', required: true },
    author: { type: 'string', required: true },
    updated: { type: 'string', format: 'date-time', required: true },
    blocks: {
      type: 'array',
      required: true,
      minItems: 1,
      items: {
        type: 'object',
        properties: { name: needed, title: { type: 'string', required: true } },
      },
    },
    keywords: { type: 'array', items: text },
    icon: text,
    rating: stars,
    ratingCount: count,
    installs: count,
    authorRating: stars,
    authorBlocks: count,
  },
};

const SCHEMA: Schema = {
  type: 'object',
  properties: { plugins: { type: 'array', items: ENTRY, required: true } },
};

/** The folder with the packages of the catalogue that comes with the site. */
export const PACKAGES = new URL('packages/', import.meta.url);

/** The catalogue of the block directory. */
export const blockKind: CatalogueKind = {
  shipped: new URL('blocks.json', import.meta.url),
  schema: SCHEMA,
  code: 'plugins_api_failed',
};

/** Returns the entries that contain all words of a text. */
export function blocksWith({ plugins }: BlockCatalogue, term: string): readonly BlockEntry[] {
  const words = term.toLowerCase().split(/\s+/).filter(Boolean);
  return plugins.filter(({ slug, name, description, author, blocks, keywords = [] }) => {
    const titles = blocks.flatMap((block) => [block.name, block.title]);
    const text = [slug, name, description, author, ...titles, ...keywords].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
