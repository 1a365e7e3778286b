import { withAnyType } from './alternatives.ts';
import { isArgumentName } from './arguments.ts';
import type { Args } from './arguments.ts';
import { isMap, isSame, listIn, mapIn, memberOf, textIn } from './json.ts';
import type { JsonMap } from './json.ts';
import { described, restrictionsIn } from './keywords.ts';
import type { Operation } from './operations.ts';
import type { SchemaConverter } from './schema.ts';

/** A request body, as arguments. */
export interface Body {
  readonly args: Args;
  /** `true`: the body is a file. */
  readonly uploads: boolean | Files;
}

interface Files {
  readonly [field: string]: FileField;
}

interface FileField {
  readonly description?: string;
  readonly required?: true;
  readonly mediaTypes?: readonly string[];
  readonly minItems?: number;
  readonly maxItems?: number;
}

const nothing: Body = { args: {}, uploads: false };

/**
 * Converts the body of an operation. The members of an object are arguments, unless one has a name of `taken`, or a name that no argument can
 * have. Any other body is the value of one argument.
 */
export function bodyOf(
  { node, method }: Operation,
  taken: readonly string[],
  converter: SchemaConverter,
): Body {
  const { document, losses } = converter;
  const body = document.resolve(node['requestBody']);
  const content = Object.entries(mapIn(body, 'content'));
  if (!isMap(body) || content.length === 0) return nothing;
  const tests = [isJson, isForm, (each: string) => each === '*/*'];
  const [type, media] =
    tests.map((test) => content.find(([each]) => test(each))).find(Boolean) ?? [];
  const isRead = (each: string) => isJson(each) || isForm(each);
  for (const other of otherTypes(content, type ?? content[0]?.[0], isRead))
    losses.add('media', mapIn(body, 'content'), other);
  // OpenAPI 3.0 tells tools to ignore the bodies of both methods. DELETE often has one.
  if (method === 'GET' || (type === undefined && method === 'DELETE')) {
    losses.add('idle-body', body);
    return nothing;
  }
  const schema = memberOf(media, 'schema');
  const raw = converter.flat(memberOf(mapIn(body, 'content')['*/*'], 'schema'));
  const members = Object.keys(mapIn(converter.flat(schema), 'properties'));
  const isBinary = raw['format'] === 'binary' && members.every((name) => name === 'file');
  if (type === undefined || isBinary) return { args: {}, uploads: true };
  const files = isForm(type) && method !== 'DELETE' ? filesOf(media, taken, converter) : {};
  const others = membersOf(schema, Object.keys(files), method !== 'PATCH', converter);
  if (Object.keys(files).length > 0)
    return { args: formArgs(others, body, taken, converter), uploads: files };
  const args = others && flatArgs(others, body, taken, converter);
  return { args: args ?? wholeBody(schema, body, taken, converter), uploads: false };
}

/** Returns the members of a form next to its files. */
function formArgs(
  members: Args | null,
  body: JsonMap,
  taken: readonly string[],
  { losses }: SchemaConverter,
): Args {
  const all = Object.entries(members ?? {});
  const possible = all.filter(([name]) => isArgumentName(name) && !taken.includes(name));
  if (!members || possible.length < all.length) losses.add('form-member', body);
  return Object.fromEntries(possible);
}

/** Returns the members of a body as arguments; `null` if one has no possible name, or if the body is optional and its members are not. */
function flatArgs(
  members: Args,
  body: JsonMap,
  taken: readonly string[],
  { losses }: SchemaConverter,
): Args | null {
  const all = Object.entries(members);
  if (!all.every(([name]) => isArgumentName(name) && !taken.includes(name))) return null;
  // Without the body, no member is there. Many documents leave out that the body is required.
  const isDemanding = all.some(([, { required }]) => required === true);
  if (!isDemanding || body['required'] === true) return members;
  if (body['required'] === false) return null;
  losses.add('optional-body', body);
  return members;
}

/** Returns the argument whose value is the whole body. */
function wholeBody(
  schema: unknown,
  body: JsonMap,
  taken: readonly string[],
  converter: SchemaConverter,
): Args {
  const { required: _names, ...converted } = withAnyType(converter.named(schema, 'request'));
  const name = ['body', 'request_body', 'payload'].find((each) => !taken.includes(each)) ?? '_body';
  return {
    [name]: {
      ...converted,
      ...described(body),
      in: 'body',
      ...(body['required'] === true && { required: true }),
    },
  };
}

/** Returns the media types other than `kept`, and than those that are `alike` and have an equal schema. */
export function otherTypes(
  content: readonly (readonly [type: string, media: unknown])[],
  kept: string | undefined,
  alike: (type: string) => boolean,
): readonly string[] {
  const schema = memberOf(content.find(([type]) => type === kept)?.[1], 'schema');
  const isAlike = (type: string, media: unknown) =>
    kept !== undefined && alike(kept) && alike(type) && isSame(memberOf(media, 'schema'), schema);
  return content.flatMap(([type, media]) => (type === kept || isAlike(type, media) ? [] : [type]));
}

export function isJson(type: string): boolean {
  return /^[\w.+-]+\/(?:[\w.+-]+\+)?json(?:$|[;\s])/i.test(type) || type === 'text/json';
}

function isForm(type: string): boolean {
  return /^(?:application\/x-www-form-urlencoded|multipart\/form-data)/i.test(type);
}

/** Returns the members of a body that are arguments; `null` if the body is not an object with known members. */
function membersOf(
  given: unknown,
  files: readonly string[],
  hasDefaults: boolean,
  converter: SchemaConverter,
): Args | null {
  const schema = converter.flat(given);
  const { anyOf: _any, oneOf: _one, ...plain } = schema;
  const alternatives = [...listIn(schema, 'anyOf'), ...listIn(schema, 'oneOf')];
  // Alternatives without members require other members of the object.
  if (alternatives.some((one) => membersIn(converter.flat(one)) !== 0)) return null;
  if (membersIn(schema) === 0) return schema['additionalProperties'] === false ? {} : null;
  if (alternatives.length > 0) converter.losses.add('body-alternatives', schema);
  const whole = converter.document.derive(plain, schema);
  // A default would change a value that a partial update leaves out.
  const converted = hasDefaults ? converter.body(whole) : converter.convert(whole, 'request');
  const { type, properties, ...rest } = converted;
  const isOpen = (rest.additionalProperties ?? false) !== false || rest.patternProperties;
  if (type !== 'object' || (isOpen && files.length === 0)) return null;
  loseRestrictions({ ...rest }, schema, converter);
  const members = Object.entries(properties ?? {}).filter(([name]) => !files.includes(name));
  return Object.fromEntries(members);
}

/** Adds the losses of keywords about an object as a whole, of which only the members are carried. A service refuses other members anyway. */
export function loseRestrictions(
  { additionalProperties: others, ...rest }: JsonMap,
  node: JsonMap,
  { losses }: SchemaConverter,
): void {
  if (isMap(others)) losses.add('keyword', node, 'additionalProperties');
  for (const keyword of restrictionsIn(rest)) losses.add('keyword', node, keyword);
}

/** Returns the number of members that a schema declares. */
function membersIn(schema: JsonMap): number {
  return Object.keys(mapIn(schema, 'properties')).length;
}

/** Returns the files of a form by field. */
function filesOf(media: unknown, taken: readonly string[], converter: SchemaConverter): Files {
  const { losses } = converter;
  const schema = converter.flat(memberOf(media, 'schema'));
  const required = listIn(schema, 'required');
  const files: { [field: string]: FileField } = {};
  for (const [name, given] of Object.entries(mapIn(schema, 'properties'))) {
    const field = converter.flat(given);
    const isList = field['type'] === 'array';
    const file = isList ? converter.flat(field['items']) : field;
    const isFile =
      file['format'] === 'binary' || file['type'] === 'file' || 'contentMediaType' in file;
    if (!isFile || !FIELD.test(name) || taken.includes(name)) continue;
    const types = (textIn(mapIn(mapIn(media, 'encoding'), name), 'contentType') ?? '')
      .split(/\s*,\s*/)
      .filter((type) => MEDIA_TYPE.test(type));
    for (const keyword of ['minLength', 'maxLength', 'pattern', 'contentEncoding'])
      if (keyword in file) losses.add('keyword', file, keyword);
    const isRequired = required.includes(name);
    const least = Math.max(Number(field['minItems'] ?? 0), isRequired ? 1 : 0);
    files[name] = {
      ...described(file),
      ...described(field),
      ...(types.length > 0 && { mediaTypes: types }),
      ...(isRequired && !isList && { required: true }),
      ...(isList && { minItems: least }),
      ...(isList && typeof field['maxItems'] === 'number' && { maxItems: field['maxItems'] }),
    };
  }
  return files;
}

/** Names of fields, and media types, that files of schema files can have. */
const FIELD = /^[A-Za-z_][A-Za-z0-9_-]*$/;
const MEDIA_TYPE = /^[a-z]+\/(?:\*|[a-z0-9.+-]+)$/;
