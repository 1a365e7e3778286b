import type { Schema } from '../../../runtime/schema/index.ts';
import type { CatalogueKind } from './catalogue.ts';

/** A pattern of the pattern directory, as an entry of `patterns.json`. */
export interface PatternEntry {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** Its blocks, marked with the token `cms`. */
  readonly content: string;
  /** Slugs of its categories. */
  readonly categories?: readonly string[];
  readonly keywords?: readonly string[];
  readonly viewportWidth?: number;
}

/** A category or keyword of patterns. */
interface PatternTerm {
  readonly id: number;
  readonly slug: string;
}

export interface PatternCatalogue {
  readonly patterns: readonly PatternEntry[];
  readonly categories?: readonly PatternTerm[];
  readonly keywords?: readonly PatternTerm[];
}

const needed = { type: 'string', minLength: 1, required: true } as const;
const id = { type: 'integer', minimum: 1, required: true } as const;
const slugs: Schema = { type: 'array', items: { type: 'string' }, uniqueItems: true };
const terms: Schema = {
  type: 'array',
  items: { type: 'object', properties: { id, slug: needed } },
};

const SCHEMA: Schema = {
  type: 'object',
  properties: {
    patterns: {
      type: 'array',
      required: true,
      items: {
        type: 'object',
        properties: {
          id,
          slug: needed,
          title: needed,
          description: needed,
          content: needed,
          categories: slugs,
          keywords: slugs,
          viewportWidth: { type: 'integer', minimum: 0 },
        },
      },
    },
    categories: terms,
    keywords: terms,
  },
};

/** The catalogue of the pattern directory. */
export const patternKind: CatalogueKind = {
  shipped: new URL('patterns.json', import.meta.url),
  schema: SCHEMA,
  code: 'pattern_api_failed',
};

/** The filters of a search; absent ones do not restrict. */
export interface PatternSearch {
  readonly search?: string | undefined;
  /** The ids of a category and of a keyword. */
  readonly category?: number | undefined;
  readonly keyword?: number | undefined;
  readonly slugs?: readonly string[] | undefined;
}

/** Returns the patterns that match all filters. */
export function patternsWith(
  { patterns, categories = [], keywords = [] }: PatternCatalogue,
  requested: PatternSearch,
): readonly PatternEntry[] {
  const words = (requested.search ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  return patterns.filter((pattern) => {
    const texts = [pattern.title, pattern.description, ...(pattern.keywords ?? [])];
    const text = texts.join(' ').toLowerCase();
    return (
      words.every((word) => text.includes(word)) &&
      carries(pattern.categories, categories, requested.category) &&
      carries(pattern.keywords, keywords, requested.keyword) &&
      (!requested.slugs?.length || requested.slugs.includes(pattern.slug))
    );
  });
}

function carries(
  carried: readonly string[] = [],
  terms: readonly PatternTerm[],
  wanted: number | undefined,
): boolean {
  if (wanted === undefined) return true;
  return terms.some(({ id, slug }) => id === wanted && carried.includes(slug));
}
