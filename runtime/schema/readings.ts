import { requiredNames } from './keywords/required.ts';
import { isMissing, isTypeList } from './resolve-type.ts';
import type { Schema, TypeName } from './types.ts';

/**
 * How values of the usual form are read (docs/decisions/0011): what the schema accepts of them, and
 * sanitizing makes of them, can be told in one step. All other values are checked and sanitized in full.
 */
export type Reading =
  | { readonly kind: 'text' | 'boolean' | 'integers' | 'texts' }
  | { readonly kind: 'oneOf' | 'textsOf'; readonly values: readonly string[] }
  | { readonly kind: 'form'; readonly format: 'date-time' | 'hex-color' | 'ip' | 'uuid' }
  | { readonly kind: 'made'; readonly format: 'email' | 'uri' | 'text-field' | 'textarea-field' }
  /** Bounds count as inside; infinite where there is none. */
  | { readonly kind: 'integer'; readonly least: number; readonly most: number }
  | { readonly kind: 'nullable'; readonly text: Reading }
  /** A map that has no other members. */
  | { readonly kind: 'map'; readonly members: { readonly [name: string]: Reading } }
  | { readonly kind: 'listOrMap'; readonly list: Reading; readonly map: Reading | null };

/** How values of a schema are read; `null` when all of them are checked and sanitized in full. */
export function readingOf(schema: Schema): Reading | null {
  const { type } = schema;
  if (schema.oneOf) return choiceReading(schema, schema.oneOf);
  if (typeof type === 'string') return saysMore(schema, type) ? null : readingAs(schema, type);
  return isTypeList(type) ? nullableReading(schema, type) : null;
}

function readingAs(schema: Schema, type: TypeName): Reading | null {
  switch (type) {
    case 'string':
      return textReading(schema);
    case 'integer':
      return integerReading(schema);
    case 'boolean':
      return { kind: 'boolean' };
    case 'array':
      return listReading(schema);
    case 'object':
      return mapReading(schema);
    default:
      return null;
  }
}

/** The keywords that a reading of each type heeds; a schema that says more has none. */
const HEEDED: { readonly [type in TypeName]?: readonly string[] } = {
  string: ['enum', 'format'],
  integer: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
  boolean: [],
  array: ['items'],
  object: ['properties', 'additionalProperties'],
};

/** Keywords that restrict no value, as words of somebody's own (`x-…`) do not. `required` as a flag is about the parent's value. */
const SAYS_NOTHING = ['title', 'description', 'default', 'context', 'readonly', 'required', 'type'];

function saysMore(schema: Schema, type: TypeName): boolean {
  const heeded = HEEDED[type] ?? [];
  return (
    Object.keys(schema).some((word) => !heeded.includes(word) && !saysNothing(word)) ||
    requiredNames(schema).length > 0
  );
}

function saysNothing(word: string): boolean {
  return SAYS_NOTHING.includes(word) || word.startsWith('x-');
}

function textReading(schema: Schema): Reading | null {
  const { format } = schema;
  if (schema.enum) {
    const values = textsOf(schema);
    return values && format === undefined ? { kind: 'oneOf', values } : null;
  }
  switch (format) {
    case undefined:
      return { kind: 'text' };
    case 'date-time':
    case 'hex-color':
    case 'ip':
    case 'uuid':
      return { kind: 'form', format };
    case 'email':
    case 'uri':
    case 'text-field':
    case 'textarea-field':
      return { kind: 'made', format };
    default:
      return null;
  }
}

function integerReading(schema: Schema): Reading {
  const { minimum = -Infinity, maximum = Infinity } = schema;
  const least = schema.exclusiveMinimum ? Math.floor(minimum) + 1 : minimum;
  const most = schema.exclusiveMaximum ? Math.ceil(maximum) - 1 : maximum;
  return { kind: 'integer', least, most };
}

function listReading({ items }: Schema): Reading | null {
  const reading = items ? readingOf(items) : null;
  switch (reading?.kind) {
    case 'integer':
      return isUnbounded(reading) ? { kind: 'integers' } : null;
    case 'text':
      return { kind: 'texts' };
    case 'oneOf':
      return { kind: 'textsOf', values: reading.values };
    default:
      return null;
  }
}

// A member that has no reading is left, and with it the whole map.
function mapReading({ properties = {} }: Schema): Reading {
  const members = Object.entries(properties).flatMap(([name, property]) => {
    const reading = readingOf(property);
    return reading ? [[name, reading] as const] : [];
  });
  return { kind: 'map', members: Object.fromEntries(members) };
}

// A value that is no text and not null would be asked for each type of the list.
function nullableReading(schema: Schema, types: readonly TypeName[]): Reading | null {
  const isText = types.length === 2 && types.includes('string') && types.includes('null');
  if (!isText || schema.enum || saysMore(schema, 'string')) return null;
  const text = textReading(schema);
  return text && { kind: 'nullable', text };
}

/**
 * Of a list and a map, a value is only one: unless the map could stand for a list (its names are
 * positions), or either is empty, which readers of both leave.
 */
function choiceReading(schema: Schema, oneOf: readonly Schema[]): Reading | null {
  const { type, oneOf: _alternatives, ...beside } = schema;
  const words = Object.keys(beside);
  if (words.some((word) => !saysNothing(word)) || Array.isArray(schema.required)) return null;
  if (!isMissing(type) && !(isTypeList(type) && type.includes('array') && type.includes('object')))
    return null;
  const [first, ...others] = oneOf;
  if (first?.type !== 'array' || !others.every((other) => other.type === 'object')) return null;
  const list = readingOf(first);
  if (!list) return null;
  const [only, ...more] = others;
  const map = only && more.length === 0 && !hasPositions(only) ? readingOf(only) : null;
  return { kind: 'listOrMap', list, map };
}

function hasPositions({ properties = {} }: Schema): boolean {
  return Object.keys(properties).some((name) => /^-?\d+$/.test(name));
}

/** The values of an `enum` of texts; `null` when it has others, or none. */
function textsOf({ enum: values = [] }: Schema): readonly string[] | null {
  const texts = values.filter((value) => typeof value === 'string');
  return texts.length > 0 && texts.length === values.length ? texts : null;
}

/** Whether a reading of whole numbers takes all that there are. */
export function isUnbounded({ least, most }: { least: number; most: number }): boolean {
  return least === -Infinity && most === Infinity;
}
