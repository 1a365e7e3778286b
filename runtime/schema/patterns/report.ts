import { reportMisuse } from '../../errors/notices.ts';
import { problemOfUse, vouchFor } from './pattern.ts';
import type { Schema } from '../types.ts';

/**
 * Reports the patterns of a schema that will match nothing: what is no expression, and what is never run
 * because a text could keep it busy. `fn` is the function that was given the schema of `param`; `placed`
 * fills in what they only name.
 */
export function reportPatterns(
  fn: string,
  schema: Schema,
  param: string,
  placed: (text: string) => string = (text) => text,
): void {
  for (const written of patternsOf(schema)) {
    const pattern = placed(written);
    const problem = problemOfUse(pattern);
    if (problem !== null)
      reportMisuse(fn, `The pattern ${pattern} of ${placed(param)} ${problem}.`);
  }
}

/** Marks the patterns of a schema as safe: the generator has judged them. */
export function vouchForPatterns(schema: Schema): void {
  for (const pattern of patternsOf(schema)) vouchFor(pattern);
}

/** All patterns in a schema, which may hold itself, and be nested as deep as it likes. */
function patternsOf(schema: Schema): Iterable<string> {
  if (!mayHavePatterns(schema)) return schema.pattern === undefined ? NONE : [schema.pattern];
  const patterns = new Set<string>();
  const schemas = new Set([schema]);
  // Walking a set also comes to what is added on the way.
  for (const each of schemas) {
    if (each.pattern !== undefined) patterns.add(each.pattern);
    for (const name of Object.keys(each.patternProperties ?? {})) patterns.add(name);
    addInner(each, schemas);
  }
  return patterns;
}

const NONE: readonly string[] = [];

/**
 * Whether a schema may have patterns beside its own, at a look that makes nothing: thousands of schemas are
 * looked at when a process starts, and most are of one value, or a list of such. Deeper ones are looked at
 * in full.
 */
function mayHavePatterns(schema: Schema, depth = 0): boolean {
  if (schema.patternProperties !== undefined || (depth > 0 && schema.pattern !== undefined))
    return true;
  if (schema.anyOf !== undefined || schema.oneOf !== undefined) return true;
  if (typeof schema.additionalProperties === 'object') return true;
  const { items, properties } = schema;
  if (items === undefined && properties === undefined) return false;
  if (depth > 1 || (items !== undefined && mayHavePatterns(items, depth + 1))) return true;
  for (const name in properties) {
    const property = properties[name];
    if (property && mayHavePatterns(property, depth + 1)) return true;
  }
  return false;
}

function addInner(schema: Schema, schemas: Set<Schema>): void {
  const { items, properties, patternProperties, additionalProperties, anyOf, oneOf } = schema;
  if (items) schemas.add(items);
  for (const map of [properties, patternProperties])
    if (map) for (const name of Object.keys(map)) addOne(map[name], schemas);
  if (typeof additionalProperties === 'object') schemas.add(additionalProperties);
  for (const list of [anyOf, oneOf]) if (list) for (const one of list) schemas.add(one);
}

function addOne(schema: Schema | undefined, schemas: Set<Schema>): void {
  if (schema) schemas.add(schema);
}
