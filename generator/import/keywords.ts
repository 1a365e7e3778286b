import type { Schema, TypeName } from '../../runtime/schema/types.ts';
import { allSchemas } from '../../runtime/schema/sub-schemas.ts';
import { validateValue } from '../../runtime/schema/validate.ts';
import { typeOfValue } from '../load/json.ts';
import type { Document } from './document.ts';
import { isMap, isSame, listIn, mapIn, memberOf, textIn, textsIn } from './json.ts';
import type { JsonMap } from './json.ts';

function isTypeName(value: unknown): value is TypeName {
  return order.some((type) => type === value);
}

/** Returns the types of a schema, derived from its other keywords if it has none; empty if it accepts every value. */
export function typesOf(schema: JsonMap): readonly TypeName[] {
  const named = [schema['type']].flat().map((type) => (type === 'file' ? 'string' : type));
  const types = named.filter(isTypeName);
  const found = types.length > 0 ? types : derivedTypes(schema);
  const isNullable = schema['nullable'] === true || listIn(schema, 'enum').includes(null);
  const nulls: readonly TypeName[] = isNullable && found.length > 0 ? ['null'] : [];
  const unique = [...new Set([...found, ...nulls])];
  // An integer is a number.
  const left = unique.includes('number') ? unique.filter((type) => type !== 'integer') : unique;
  return left.sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

/** The first type that accepts a value is used, and numbers and lists accept texts. */
const order: readonly TypeName[] = [
  ...(['string', 'integer', 'number', 'boolean', 'object', 'array', 'null'] as const),
];

const byKeyword: readonly (readonly [TypeName, readonly string[]])[] = [
  ['object', ['properties', 'additionalProperties', 'patternProperties', 'maxProperties']],
  ['array', ['items', 'prefixItems', 'minItems', 'maxItems', 'uniqueItems']],
  ['string', ['pattern', 'minLength', 'maxLength']],
  ['number', ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']],
];

function derivedTypes(schema: JsonMap): readonly TypeName[] {
  for (const [type, keywords] of byKeyword)
    if (keywords.some((keyword) => schema[keyword] !== undefined)) return [type];
  if (Array.isArray(schema['required'])) return ['object'];
  const values = 'const' in schema ? [schema['const']] : listIn(schema, 'enum');
  if (values.length > 0) return [...new Set(values.map(typeOfValue))];
  return formatOf(String(schema['format'] ?? '')) === null ? [] : ['string'];
}

const formats: { readonly [format: string]: string } = {
  ...{ date: 'date', 'date-time': 'date-time', datetime: 'date-time', time: 'time' },
  'google-datetime': 'date-time',
  ...{ duration: 'duration', email: 'email', 'idn-email': 'email', ip: 'ip', ipv4: 'ip' },
  ...{ ipv6: 'ip', uri: 'uri', url: 'uri', uuid: 'uuid', guid: 'uuid', 'hex-color': 'hex-color' },
  ...{ 'uri-reference': 'uri-reference', hostname: 'hostname', 'idn-hostname': 'hostname' },
  ...{ binary: 'binary', byte: 'byte', base64: 'byte', password: 'password', int64: 'int64' },
};

/** Formats that only name a type of a programming language. */
const idleFormats: readonly string[] = [
  ...['int16', 'int32', 'int64', 'uint32', 'uint64', 'integer', 'long', 'float', 'double'],
  ...['float32', 'float64', 'number', 'decimal', 'string', 'boolean'],
];

/** Returns the format of the dialect; `null` if there is none. */
function formatOf(format: string): string | null {
  const name = format.toLowerCase();
  return Object.hasOwn(formats, name) ? (formats[name] ?? null) : null;
}

/** Returns the format of texts and numbers; `null` if the dialect does not have it. */
export function formatIn(schema: JsonMap, types: readonly TypeName[]): Schema | null {
  const isBase64 = schema['contentEncoding'] === 'base64';
  const given = String(schema['format'] ?? (isBase64 ? 'byte' : '')).trim();
  const isText = types.includes('string');
  if (given === '') return {};
  const format = isText ? formatOf(given) : null;
  if (format !== null) return { format };
  return idleFormats.includes(given.toLowerCase()) ? {} : null;
}

const sizes: readonly (readonly [lower: string, upper: string, types: readonly TypeName[]])[] = [
  ['minLength', 'maxLength', ['string']],
  ['minItems', 'maxItems', ['array']],
  ['minProperties', 'maxProperties', ['object']],
];

/** Returns the keywords that limit values of these types. `isWhole` is false if one of them is missing. */
export function limitsOf(
  schema: JsonMap,
  types: readonly TypeName[],
): { limits: Schema; isWhole: boolean } {
  const limits: { [keyword: string]: unknown } = {};
  let isWhole = true;
  for (const [lower, upper, of] of sizes) {
    if (!of.some((type) => types.includes(type))) continue;
    for (const keyword of [lower, upper]) {
      const value = schema[keyword];
      if (value === undefined || (keyword === lower && value === 0)) continue;
      if (Number.isSafeInteger(value) && Number(value) >= 0) limits[keyword] = value;
      else isWhole = false;
    }
    isWhole = dropEmptyRange(limits, lower, upper) && isWhole;
  }
  if (types.includes('array') && schema['uniqueItems'] === true) limits['uniqueItems'] = true;
  if (types.includes('number') || types.includes('integer'))
    isWhole = addNumbers(schema, limits) && isWhole;
  return { limits, isWhole };
}

function addNumbers(schema: JsonMap, limits: { [keyword: string]: unknown }): boolean {
  let isWhole = true;
  const pairs = [
    ['minimum', 'exclusiveMinimum'],
    ['maximum', 'exclusiveMaximum'],
  ] as const;
  for (const [keyword, exclusive] of pairs) {
    const [value, strict] = [schema[keyword], schema[exclusive]];
    const given = typeof strict === 'number' ? strict : value;
    if (given === undefined) continue;
    if (!isExact(given)) {
      isWhole = false;
      continue;
    }
    limits[keyword] = Number(given) + 0;
    if (strict === true || typeof strict === 'number') limits[exclusive] = true;
  }
  const { multipleOf: step } = schema;
  if (typeof step === 'number' && step > 0 && Number.isInteger(step * 2 ** 20))
    limits['multipleOf'] = step;
  else if (step !== undefined) isWhole = false;
  const isRange = dropEmptyRange(limits, 'minimum', 'maximum');
  if (!isRange) for (const [, exclusive] of pairs) delete limits[exclusive];
  return isWhole && isRange;
}

/** Removes a lower limit that is greater than the upper one. Returns whether the range has a value. */
function dropEmptyRange(
  limits: { [keyword: string]: unknown },
  lower: string,
  upper: string,
): boolean {
  const [least, most] = [limits[lower], limits[upper]];
  if (typeof least !== 'number' || typeof most !== 'number') return true;
  const isStrict = limits['exclusiveMinimum'] === true || limits['exclusiveMaximum'] === true;
  if (least < most || (least === most && !(isStrict && lower === 'minimum'))) return true;
  delete limits[lower];
  delete limits[upper];
  return false;
}

/** Whether a number is one that JSON carries unchanged. */
function isExact(value: unknown): boolean {
  if (typeof value !== 'number' || !Number.isFinite(value)) return false;
  return !Number.isInteger(value) || Number.isSafeInteger(value);
}

/** Returns the values of `enum` or `const` that the converted schema accepts; `null` without them. */
export function valuesOf(
  schema: JsonMap,
  converted: Schema,
): { values: readonly unknown[] | null; isWhole: boolean } {
  const isConst = 'const' in schema;
  const given = isConst ? [schema['const']] : listIn(schema, 'enum');
  if (given.length === 0) return { values: null, isWhole: true };
  const types = converted.type === undefined ? [] : [converted.type].flat();
  const nulls = types.includes('null') && !isConst && !given.includes(null) ? [null] : [];
  const isText = types.includes('string');
  // YAML takes unquoted texts such as 1.0 and yes for other types.
  const values = [...given, ...nulls].map((value) =>
    isText && ['number', 'boolean'].includes(typeof value) && types.length <= 2
      ? String(value)
      : value,
  );
  const unique = values.filter((value, at) => values.findIndex((one) => isSame(one, value)) === at);
  const valid = unique.filter((value) => isCarried(value) && isValid(value, converted));
  return { values: valid.length > 0 ? valid : null, isWhole: valid.length === unique.length };
}

function isValid(value: unknown, schema: Schema): boolean {
  if (schema.type === undefined && !schema.anyOf && !schema.oneOf) return true;
  // The validator also accepts texts of lists and numbers, which queries have.
  const types: readonly unknown[] = schema.type === undefined ? [] : [schema.type].flat();
  const own = typeOfValue(value);
  const isTyped = types.includes(own) || (own === 'integer' && types.includes('number'));
  if (types.length > 0 && !isTyped) return false;
  try {
    return validateValue(value, schema, '') === null;
  } catch {
    // A pattern that is not a regular expression. It is removed later.
    return true;
  }
}

/** Whether schema files can contain a value: exact numbers, and no text that looks like a placeholder. */
function isCarried(value: unknown): boolean {
  if (typeof value === 'string') return plainText(value) === value;
  if (typeof value === 'number') return isExact(value);
  if (Array.isArray(value)) return value.every(isCarried);
  return !isMap(value) || Object.keys(value).every((name) => isCarried(memberOf(value, name)));
}

/** Returns the examples of a schema, a parameter or a body. */
export function examplesIn(node: JsonMap, document: Document): readonly unknown[] {
  const named = Object.values(mapIn(node, 'examples')).map((one) => document.resolve(one));
  const own = 'example' in node ? [node['example']] : [];
  return [...listIn(node, 'examples'), ...named.map((one) => memberOf(one, 'value')), ...own];
}

/** Adds the examples that a schema accepts; calls `lose` if it refuses one. The types inside a schema are not known here. */
export function withExamples(schema: Schema, given: readonly unknown[], lose: () => void): Schema {
  const isTyped = [schema.type, schema.anyOf, schema.oneOf].some((each) => each !== undefined);
  const isKnown = isTyped && [...allSchemas(schema)].every((one) => one.$type === undefined);
  const examples = given.flatMap((one) => {
    const { values, isWhole } = valuesOf({ enum: [one] }, schema);
    return isKnown && isWhole && one !== undefined ? (values?.slice(0, 1) ?? []) : [];
  });
  if (examples.length < given.length) lose();
  return examples.length > 0 ? { ...schema, examples } : schema;
}

/** Returns the description of a node, without placeholders. */
export function described(node: unknown): { readonly description?: string } {
  const description = textIn(node, 'description');
  return description === undefined ? {} : { description: plainText(description) };
}

/** Returns a text without the placeholders of schema files: `${name}` and `{token}`. */
export function plainText(text: string): string {
  return text.replaceAll(/\$\{(?=\w+\})/g, '{').replaceAll(/\{(token|core)\}/gi, '<$1>');
}

/** Whether a name can be that of a property or of an argument. */
export function isPlainName(name: string): boolean {
  if (name === '' || name === '$for' || Object.hasOwn(Object.prototype, name)) return false;
  return plainText(name) === name;
}

const unsupported = [
  ...['not', 'if', 'contains', 'propertyNames', 'dependentSchemas', 'dependentRequired'],
  ...['contentMediaType', 'contentSchema', 'minContains', 'maxContains'],
  ...['unevaluatedProperties', 'unevaluatedItems', 'dependencies', '$dynamicRef', '$recursiveRef'],
];

/** Returns the keywords of a schema that the dialect does not have. */
export function lostKeywords(schema: JsonMap): readonly string[] {
  const isTag = 'oneOf' in schema || 'anyOf' in schema;
  const names = isTag ? unsupported : [...unsupported, 'discriminator'];
  return names.filter((keyword) => Object.hasOwn(schema, keyword));
}

/** Returns the keywords of a schema that restrict its values, except for the type and members. */
export function restrictionsIn(schema: JsonMap): readonly string[] {
  return Object.keys(schema).filter((keyword) => RESTRICTION.test(keyword));
}

const RESTRICTION =
  /^(?:enum|const|pattern|patternProperties|format|min[A-Z]\w+|max[A-Z]\w+|multipleOf|uniqueItems)$/;

/** Returns the names and descriptions of values that code generators read, if there is one for each value. */
export function namesOf(schema: JsonMap, values: readonly unknown[]): Schema {
  const list = (...keywords: readonly string[]): readonly string[] => {
    const found = keywords.map((keyword) => textsIn(schema, keyword));
    return found.find(({ length }) => length === values.length) ?? [];
  };
  const names = list('x-enum-varnames', 'x-enumNames', 'x-enum-names');
  const descriptions = list('x-enum-descriptions', 'x-enumDescriptions');
  const arePossible =
    new Set(names).size === names.length && names.every((name) => NAME.test(name));
  return {
    ...(names.length > 0 && arePossible && { enumNames: names }),
    ...(descriptions.length > 0 && { enumDescriptions: descriptions.map(plainText) }),
  };
}

const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;
