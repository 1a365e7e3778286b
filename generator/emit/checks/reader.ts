import { requiredNames } from '../../../runtime/schema/keywords/required.ts';
import type { Schema, TypeName } from '../../../runtime/schema/types.ts';
import { joined, literal, ts } from '../source.ts';
import type { Source } from '../source.ts';
import { alternativesOf, isWalked } from './dialect.ts';
import { optional } from './members.ts';
import { kernel } from './steps.ts';

/**
 * How a value of the usual form is read in straight line. `fails`: what says that it is none; a value
 * that is one is sanitized as it stands. `read`: what is made of it, `undefined` when it is none.
 */
export type Reading =
  | { readonly fails: (value: Source) => Source; readonly read?: undefined }
  | { readonly fails?: undefined; readonly read: (value: Source) => Source };

/** Gives a value that is made once, when a module is loaded, a name. */
export type Constant = (value: Source) => Source;

/**
 * How values of a schema are read; `null` for schemas whose values are checked and sanitized in full.
 */
export function readingOf(schema: Schema, constant: Constant): Reading | null {
  if (isWalked(schema)) return null;
  if (schema.oneOf) return choiceReading(schema, constant);
  if (schema.anyOf) return null;
  const { type } = schema;
  return typeof type === 'string'
    ? readingAs(schema, type, constant)
    : nullableReading(schema, constant);
}

// What is no text and not null would be asked for other types, which no list of these two has.
function nullableReading(schema: Schema, constant: Constant): Reading | null {
  const types = Array.isArray(schema.type) ? schema.type : [];
  if (types.length !== 2 || !types.includes('null') || !types.includes('string')) return null;
  if (schema.enum) return null;
  const text = readingAs(schema, 'string', constant);
  return text?.fails
    ? { fails: (value) => ts`${value} !== null && (${text.fails(value)})` }
    : null;
}

// Of lists and maps a value is only one, so a list that is no map's stand-in (`""`, `[]`) has one match.
function choiceReading({ oneOf, ...beside }: Schema, constant: Constant): Reading | null {
  const alternatives = alternativesOf({ oneOf: oneOf ?? [], ...beside }) ?? [];
  const [list, ...others] = alternatives;
  if (list?.type !== 'array' || others.length === 0) return null;
  if (!others.every(({ type }) => type === 'object')) return null;
  const [map, ...more] = others;
  const reading = readingAs(list, 'array', constant);
  if (!reading?.read) return null;
  const made = map && more.length === 0 ? readerOf(map) : null;
  if (!made) return reading;
  const reader = constant(made);
  return { read: (value) => ts`${reading.read(value)} ?? ${reader}(${value})` };
}

function readingAs(schema: Schema, type: TypeName, constant: Constant): Reading | null {
  if (saysMore(schema, type)) return null;
  switch (type) {
    case 'string':
      return textReading(schema);
    case 'integer':
      return { read: (value) => call('readInteger', [value, ...boundsOf(schema)]) };
    case 'boolean':
      return { read: (value) => call('readBoolean', [value]) };
    case 'array':
      return listReading(schema);
    case 'object': {
      const made = readerOf(schema);
      if (!made) return null;
      const reader = constant(made);
      return { read: (value) => ts`${reader}(${value})` };
    }
    default:
      return null;
  }
}

/** The keywords that a reader of each type heeds; a schema that says more has none. */
const HEEDED: { readonly [type in TypeName]?: readonly string[] } = {
  string: ['enum', 'format'],
  integer: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
  boolean: [],
  array: ['items'],
  object: ['properties', 'additionalProperties'],
};

const SAYS_NOTHING = ['title', 'description', 'default', 'context', 'readonly', 'required', 'type'];

function saysMore(schema: Schema, type: TypeName): boolean {
  const heeded = HEEDED[type];
  const words = Object.keys(schema);
  if (type === 'object' && requiredNames(schema).length > 0) return true;
  return !heeded || !words.every((word) => heeded.includes(word) || SAYS_NOTHING.includes(word));
}

/** Formats whose texts are sanitized as they stand, and what tells them. */
const FORMATS: { readonly [format: string]: string } = {
  'date-time': 'isDate',
  'hex-color': 'isHexColor',
  ip: 'isIp',
  uuid: 'isUuid',
};

/** Formats whose texts sanitizing may change, and what reads them. */
const READ_FORMATS: { readonly [format: string]: string } = {
  email: 'readEmail',
  uri: 'readUrl',
  'text-field': 'readTextField',
  'textarea-field': 'readTextareaField',
};

function textReading(schema: Schema): Reading | null {
  const { format } = schema;
  const values = textsOf(schema);
  if (values) {
    if (format !== undefined) return null;
    return { fails: (value) => each(values.map((one) => ts`${value} !== ${one}`)) };
  }
  if (schema.enum) return null;
  if (format === undefined) return { fails: (value) => ts`typeof ${value} !== 'string'` };
  const tells = Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined;
  if (tells !== undefined)
    return { fails: (value) => ts`typeof ${value} !== 'string' || !${call(tells, [value])}` };
  const reads = Object.hasOwn(READ_FORMATS, format) ? READ_FORMATS[format] : undefined;
  return reads === undefined ? null : { read: (value) => call(reads, [value]) };
}

function listReading({ items }: Schema): Reading | null {
  if (!items || typeof items.type !== 'string' || saysMore(items, items.type)) return null;
  const { type, format } = items;
  if (type === 'integer' && boundsOf(items).length === 0)
    return { read: (value) => call('readIntegers', [value]) };
  if (type !== 'string' || format !== undefined) return null;
  const values = textsOf(items);
  if (values) return { read: (value) => call('readTextsOf', [value, values]) };
  return items.enum ? null : { read: (value) => call('readTexts', [value]) };
}

/** The reader of a value that stands in another, as a function; `null` where there is none. */
function readerOf(schema: Schema): Source | null {
  const { type } = schema;
  if (typeof type !== 'string' || isWalked(schema) || saysMore(schema, type)) return null;
  const values = textsOf(schema);
  if (type === 'string' && schema.format === undefined) {
    if (values) return call('readOneOf', [values]);
    return schema.enum ? null : ts`k.readText`;
  }
  if (type === 'boolean') return ts`k.readBoolean`;
  if (type === 'integer' && boundsOf(schema).length === 0) return ts`k.readInteger`;
  if (type === 'object') return mapReader(schema);
  return type === 'array' ? listReader(schema) : null;
}

function listReader(schema: Schema): Source | null {
  const { items } = schema;
  if (!listReading(schema) || items?.enum) return null;
  return items?.type === 'integer' ? ts`k.readIntegers` : ts`k.readTexts`;
}

function mapReader({ properties = {} }: Schema): Source | null {
  const readers = Object.entries(properties).flatMap(([name, property]) => {
    const reader = readerOf(property);
    return reader ? [[name, reader] as const] : [];
  });
  // A member that cannot be read is left, and with it the whole map.
  return ts`k.readMap(${optional(Object.fromEntries(readers))})`;
}

/** The bounds of a whole number, both counting as inside; none when it has none. */
function boundsOf(schema: Schema): readonly Source[] {
  const { minimum, maximum, exclusiveMinimum = false, exclusiveMaximum = false } = schema;
  if (minimum === undefined && maximum === undefined) return [];
  const least =
    minimum === undefined ? -Infinity : exclusiveMinimum ? Math.floor(minimum) + 1 : minimum;
  const most =
    maximum === undefined ? Infinity : exclusiveMaximum ? Math.ceil(maximum) - 1 : maximum;
  const from = Number.isFinite(least) ? literal(least) : ts`-Infinity`;
  return Number.isFinite(most) ? [from, literal(most)] : [from];
}

/** The values of an `enum` of texts; `null` without one, or with other values in it. */
function textsOf({ enum: values }: Schema): readonly string[] | null {
  if (!values || values.length === 0) return null;
  const texts = values.filter((value) => typeof value === 'string');
  return texts.length === values.length ? texts : null;
}

function call(name: string, args: readonly unknown[]): Source {
  return ts`${kernel(name)}(${joined(args.map(literal), ', ')})`;
}

function each(parts: readonly Source[]): Source {
  return parts.reduce((before, next) => ts`${before} && ${next}`);
}
