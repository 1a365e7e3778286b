import { failing, failingCount } from '../failure.ts';
import { isRefused, matchesPattern } from '../patterns/pattern.ts';
import type { Failure, Schema } from '../types.ts';
import { own, type Entries } from '../values/containers.ts';
import { refusedPattern } from './string.ts';

const PROPERTIES = ['property', 'properties'] as const;
const tooFew = failingCount('rest_too_few_properties', 'at least', PROPERTIES);
const tooMany = failingCount('rest_too_many_properties', 'at most', PROPERTIES);
/** `rest_property_required` (7.2). */
export const missingMember = failing<string>('rest_property_required', (param, property) => ({
  message: `${param}[${property}] is required.`,
}));

/** The failure of a property that `additionalProperties: false` forbids (4.7). */
export const forbiddenProperty = failing('rest_additional_properties_forbidden', (property) => ({
  message: `${property} is not an allowed property.`,
}));

/** Checks `required` (4.7), and that the patterns of names can be run. */
export function checkNames(map: Entries, schema: Schema, param: string): Failure {
  const absent = requiredNames(schema).find((name) => !Object.hasOwn(map, name));
  return absent === undefined ? refusedNames(schema, param) : missingMember(param, absent);
}

/** Checks `minProperties` and `maxProperties` (4.7). */
export function checkSize(map: Entries, schema: Schema, param: string): Failure {
  const { minProperties, maxProperties } = schema;
  if (minProperties === undefined && maxProperties === undefined) return null;
  const { length } = Object.keys(map);
  if (minProperties !== undefined && !(length >= minProperties))
    return tooFew(param, minProperties);
  if (maxProperties !== undefined && !(length <= maxProperties))
    return tooMany(param, maxProperties);
  return null;
}

/** The failure of a map with a pattern of names that is never run. */
export function refusedNames({ patternProperties }: Schema, param: string): Failure {
  if (!patternProperties) return null;
  const refused = Object.keys(patternProperties).find(isRefused);
  return refused === undefined ? null : refusedPattern(param, refused);
}

/** The names that a schema requires: its list, or the properties with `required: true`. */
export function requiredNames({ required, properties = {} }: Schema): readonly string[] {
  if (Array.isArray(required)) return required;
  return Object.keys(properties).filter((name) => properties[name]?.required === true);
}

/**
 * Returns the schema of the member `name` (4.7): from `properties`, else from the first pattern that matches, else
 * from `additionalProperties`. `false` forbids the member; `true` accepts any value.
 */
export function memberRule(name: string, schema: Schema, isExact = false): Schema | boolean {
  const { properties, patternProperties, additionalProperties } = schema;
  return (
    own(properties, name) ??
    patternProperty(name, patternProperties, isExact) ??
    additionalProperties ??
    true
  );
}

function patternProperty(
  name: string,
  patterns: Schema['patternProperties'],
  isExact: boolean,
): Schema | undefined {
  if (patterns === undefined) return undefined;
  for (const pattern of Object.keys(patterns))
    if (matchesPattern(name, pattern, isExact)) return patterns[pattern];
  return undefined;
}
