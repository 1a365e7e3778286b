import { requiredNames } from './keywords/object.ts';
import { isMissing } from './keywords/type.ts';
import * as k from './parsers.ts';
import type { Schema, TypeName } from './types.ts';
import { isList } from './values/containers.ts';

/**
 * How the usual values of a schema are validated and sanitized in one step (docs/decisions/0011).
 * The interpreter handles every other value.
 */
export type FastPath =
  /** A parser of one value, with its arguments after the value. */
  | { readonly kind: 'value'; readonly parser: keyof typeof k; readonly args: readonly unknown[] }
  | { readonly kind: 'nullable'; readonly text: FastPath }
  /** A map without any other members. */
  | { readonly kind: 'map'; readonly members: { readonly [name: string]: FastPath } }
  | { readonly kind: 'listOrMap'; readonly list: FastPath; readonly map: FastPath | null };

/** The parser of each format of a string. Other formats are those of strict servers, or have no effect. */
const formatParsers: ReadonlyMap<string, keyof typeof k> = new Map([
  ['date-time', 'dateTime'],
  ['hex-color', 'hexColor'],
  ['ip', 'ip'],
  ['uuid', 'uuid'],
  ['email', 'email'],
  ['uri', 'url'],
  ['text-field', 'textField'],
  ['textarea-field', 'textareaField'],
]);

/** Returns the fast path that calls a parser. */
export function callOf(parser: keyof typeof k, ...args: readonly unknown[]): FastPath {
  return { kind: 'value', parser, args };
}

/** Returns the parser of a fast path, for routes that are registered at run time. */
export function parserFor(path: FastPath): k.Parser {
  switch (path.kind) {
    case 'value': {
      const { parser, args } = path;
      // The arguments are those of the parser.
      const parse = k[parser] as (value: unknown, ...args: readonly unknown[]) => unknown;
      return args.length === 0 ? parse : (value) => parse(value, ...args);
    }
    case 'nullable':
      return k.nullable(parserFor(path.text));
    case 'map': {
      const members = Object.entries(path.members);
      return k.map(Object.fromEntries(members.map(([name, of]) => [name, parserFor(of)])));
    }
    case 'listOrMap':
      return k.listOrMap(parserFor(path.list), path.map ? parserFor(path.map) : () => undefined);
  }
}

/** Returns the fast path of a schema; `null` if the interpreter has to handle all of its values. */
export function fastPathOf(schema: Schema): FastPath | null {
  const { type } = schema;
  if (schema.oneOf) return choicePath(schema, schema.oneOf);
  if (typeof type === 'string')
    return hasOtherKeywords(schema, type) ? null : (TYPES[type]?.pathOf(schema) ?? null);
  return isList(type) ? nullablePath(schema, type) : null;
}

/** The fast path of each type, and the keywords that it supports. A schema with any other keyword has none. */
const TYPES: {
  readonly [type in TypeName]?: {
    readonly keywords: readonly string[];
    readonly pathOf: (schema: Schema) => FastPath | null;
  };
} = {
  string: { keywords: ['enum', 'format', 'minLength', 'maxLength', 'pattern'], pathOf: textPath },
  integer: {
    keywords: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
    pathOf: integerPath,
  },
  boolean: { keywords: [], pathOf: () => callOf('boolean') },
  array: { keywords: ['items'], pathOf: listPath },
  object: { keywords: ['properties', 'additionalProperties'], pathOf: mapPath },
};

/** Keywords that do not restrict a value, in addition to `x-…`, and those of arguments. The flag `required` concerns the parent. */
const ANNOTATIONS = [
  ...['title', 'description', 'deprecated', 'default', 'examples', 'context', 'readonly'],
  ...['required', 'type', '$type', 'enumNames', 'enumDescriptions'],
  ...['validate_callback', 'sanitize_callback', 'show_in_index', 'in', 'label', 'admin'],
];

function hasOtherKeywords(schema: Schema, type: TypeName): boolean {
  const supported = TYPES[type]?.keywords ?? [];
  return (
    Object.keys(schema).some((keyword) => !supported.includes(keyword) && !isAnnotation(keyword)) ||
    requiredNames(schema).length > 0
  );
}

function isAnnotation(keyword: string): boolean {
  return ANNOTATIONS.includes(keyword) || keyword.startsWith('x-');
}

function textPath(schema: Schema): FastPath | null {
  const { format, minLength, maxLength, pattern } = schema;
  const isLimited = [minLength, maxLength, pattern].some((limit) => limit !== undefined);
  if (schema.enum) {
    const values = textsOf(schema);
    return values && format === undefined && !isLimited ? callOf('oneOf', values) : null;
  }
  const parser = formatParsers.get(format ?? '');
  if (parser) return isLimited ? null : callOf(parser);
  if (!isLimited) return callOf('string');
  return callOf('limitedString', {
    ...(minLength !== undefined && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
    ...(pattern !== undefined && { pattern }),
  });
}

function integerPath(schema: Schema): FastPath {
  const { minimum = -Infinity, maximum = Infinity } = schema;
  const least = schema.exclusiveMinimum ? Math.floor(minimum) + 1 : minimum;
  const most = schema.exclusiveMaximum ? Math.ceil(maximum) - 1 : maximum;
  if (most !== Infinity) return callOf('integer', least, most);
  return least === -Infinity ? callOf('integer') : callOf('integer', least);
}

function listPath({ items }: Schema): FastPath | null {
  const path = items ? fastPathOf(items) : null;
  if (path?.kind !== 'value') return null;
  switch (path.parser) {
    case 'integer':
      return path.args.length === 0 ? callOf('integers') : null;
    case 'string':
      return callOf('strings');
    case 'oneOf':
      return callOf('stringsOf', ...path.args);
    default:
      return null;
  }
}

// A map with a member that has no fast path goes to the interpreter.
function mapPath({ properties = {} }: Schema): FastPath {
  const members = Object.entries(properties).flatMap(([name, property]) => {
    const path = fastPathOf(property);
    return path ? [[name, path] as const] : [];
  });
  return { kind: 'map', members: Object.fromEntries(members) };
}

// Any other value depends on the order of the types.
function nullablePath(schema: Schema, types: readonly TypeName[]): FastPath | null {
  const isText = types.length === 2 && types.includes('string') && types.includes('null');
  if (!isText || schema.enum || hasOtherKeywords(schema, 'string')) return null;
  const text = textPath(schema);
  return text && { kind: 'nullable', text };
}

/**
 * A value is either a list or a map, unless the names of the map are positions of a list, or the value
 * is empty. Parsers leave empty values to the interpreter.
 */
function choicePath(schema: Schema, oneOf: readonly Schema[]): FastPath | null {
  const { type, oneOf: _alternatives, ...others } = schema;
  const keywords = Object.keys(others);
  if (keywords.some((keyword) => !isAnnotation(keyword)) || Array.isArray(schema.required))
    return null;
  if (!isMissing(type) && !(isList(type) && type.includes('array') && type.includes('object')))
    return null;
  const [first, ...maps] = oneOf;
  if (first?.type !== 'array' || !maps.every((other) => other.type === 'object')) return null;
  const list = fastPathOf(first);
  if (!list) return null;
  const [only, ...more] = maps;
  const map = only && more.length === 0 && !hasPositions(only) ? fastPathOf(only) : null;
  return { kind: 'listOrMap', list, map };
}

function hasPositions({ properties = {} }: Schema): boolean {
  return Object.keys(properties).some((name) => /^-?\d+$/.test(name));
}

/** Returns the values of an `enum` of strings; `null` if it is empty or contains other values. */
function textsOf({ enum: values = [] }: Schema): readonly string[] | null {
  const texts = values.filter((value) => typeof value === 'string');
  return texts.length > 0 && texts.length === values.length ? texts : null;
}
