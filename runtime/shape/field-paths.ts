import type { Schema } from '../schema/types.ts';
import { hasType } from './filter.ts';

/** Names that `_fields` can write: it splits on commas, blanks and dots. */
const WRITABLE = /^[^\s,.]+$/;

/**
 * Every dotted path that `_fields` can follow through values of `schema`, parents first: `id`,
 * `content`, `content.rendered`. What lies behind a list has no path.
 */
export function fieldPaths(schema: Schema): readonly string[] {
  if (!hasType(schema, 'object')) return [];
  return Object.entries(schema.properties ?? {})
    .filter(([name]) => WRITABLE.test(name))
    .flatMap(([name, property]) => [
      name,
      ...fieldPaths(property).map((below) => `${name}.${below}`),
    ]);
}
