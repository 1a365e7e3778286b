import { reportMisuse } from '../errors/notices.ts';
import { problemOfUse } from './text/pattern.ts';
import type { Schema } from './types.ts';

/**
 * Reports the patterns of a schema that will match nothing: what is no expression, and what is never run
 * because a text could keep it busy. `fn` is the function that was given the schema of `param`.
 */
export function reportPatterns(fn: string, schema: Schema, param: string): void {
  for (const pattern of patternsOf(schema)) {
    const problem = problemOfUse(pattern);
    if (problem !== null) reportMisuse(fn, `The pattern ${pattern} of ${param} ${problem}.`);
  }
}

/** All patterns in a schema, which may hold itself, and be nested as deep as it likes. */
function patternsOf(schema: Schema): ReadonlySet<string> {
  const patterns = new Set<string>();
  const schemas = new Set([schema]);
  // Walking a set also comes to what is added on the way.
  for (const { pattern, ...others } of schemas) {
    if (pattern !== undefined) patterns.add(pattern);
    for (const name of Object.keys(others.patternProperties ?? {})) patterns.add(name);
    for (const inner of schemasIn(others)) schemas.add(inner);
  }
  return patterns;
}

function* schemasIn(schema: Schema): Iterable<Schema> {
  const { items, properties, patternProperties, additionalProperties, anyOf, oneOf } = schema;
  if (items) yield items;
  if (properties) yield* Object.values(properties);
  if (patternProperties) yield* Object.values(patternProperties);
  if (typeof additionalProperties === 'object') yield additionalProperties;
  if (anyOf) yield* anyOf;
  if (oneOf) yield* oneOf;
}
