import type { Schema } from '../../runtime/schema/types.ts';
import { isOpen } from './alternatives.ts';
import { isMap, isSame, listIn, mapIn, textIn, textsIn } from './json.ts';
import type { JsonMap } from './json.ts';
import { isPlainName, plainText, typeOfValue } from './keywords.ts';
import type { Operation, Parameter } from './operations.ts';
import type { SchemaConverter } from './schema.ts';

/** Arguments by name. */
export interface Args {
  readonly [name: string]: Argument;
}

interface Argument extends Schema {
  readonly in?: 'header' | 'query';
}

/** The arguments of an endpoint. */
export interface EndpointArgs {
  readonly ofPath: Args;
  readonly own: Args;
  readonly uploads: boolean;
}

/** Converts the parameters and the body of an operation. */
export function argumentsOf(operation: Operation, converter: SchemaConverter): EndpointArgs {
  const { losses } = converter;
  const { parameters, method, node } = operation;
  const body = bodyOf(operation, converter);
  const ofPath: { [name: string]: Schema } = {};
  const own: { [name: string]: Argument } = {};
  for (const parameter of parameters) {
    if (parameter.in !== 'path') continue;
    const group = groupOf(operation, parameter.name);
    if (group !== null) ofPath[group] = { ...definitionOf(parameter, converter), required: true };
  }
  for (const { parameters: ofSegment } of operation.path.segments)
    for (const group of ofSegment.values()) ofPath[group] ??= { type: 'string', required: true };
  for (const parameter of parameters) {
    switch (parameter.in) {
      case 'header':
        if (IGNORED.has(parameter.name.toLowerCase())) break;
        if (isHeaderName(parameter.name)) addHeader(parameter, own, converter);
        else losses.add('header-parameter', parameter.node);
        break;
      case 'cookie':
        losses.add('cookie-parameter', parameter.node);
        break;
      case 'query': {
        const before = new Set(Object.keys(own));
        addQuery(parameter, own, converter);
        const added = Object.keys(own).filter((name) => !before.has(name));
        if (method !== 'GET' && method !== 'DELETE')
          for (const name of added) own[name] = { ...own[name], ...IN_QUERY };
        break;
      }
    }
  }
  for (const [name, schema] of Object.entries(body.args)) {
    if (Object.hasOwn(own, name) && !CONTROLS.has(name)) losses.add('query-of-write', node);
    own[name] = schema;
  }
  for (const name of Object.keys(own)) {
    if (Object.hasOwn(ofPath, name)) {
      losses.add('name-conflict', node);
      delete own[name];
    } else if (
      CONTROLS.has(name) ||
      !isPlainName(name) ||
      /^\$(?:from|as|include|add)$/.test(name)
    ) {
      if (!CONTROLS.has(name)) losses.add('parameter-name', node);
      delete own[name];
    }
  }
  return { ofPath, own, uploads: body.uploads };
}

/** Headers that OpenAPI describes elsewhere, and those that the service reads itself. */
const IGNORED = new Set(['accept', 'content-type', 'authorization', 'if-match', 'if-none-match']);

const IN_QUERY = { in: 'query' } as const;

function isHeaderName(name: string): boolean {
  return /^[A-Za-z][A-Za-z0-9_-]*$/.test(name);
}

/** Adds a header parameter, whose value is a text, a number or a boolean. */
function addHeader(
  parameter: Parameter,
  args: { [name: string]: Argument },
  converter: SchemaConverter,
): void {
  const { type, ...definition } = definitionOf(parameter, converter);
  const isScalar = ['string', 'number', 'integer', 'boolean'].includes(String(type));
  args[parameter.name] = {
    ...(isScalar && type !== undefined ? { ...definition, type } : { type: 'string' }),
    in: 'header',
    ...(parameter.node['required'] === true && { required: true }),
  };
}

/** Parameters that the service reads itself. */
const CONTROLS = new Set(['_fields', '_embed', '_envelope', '_method']);

function groupOf({ path }: Operation, name: string): string | null {
  for (const { parameters } of path.segments) {
    const group = parameters.get(name);
    if (group !== undefined) return group;
  }
  return null;
}

/** Returns the definition of a parameter, without `required`. */
function definitionOf({ node }: Parameter, converter: SchemaConverter): Schema {
  const media = Object.values(mapIn(node, 'content'))[0];
  const isJson = media !== undefined;
  if (isJson) converter.losses.add('parameter-style', node);
  const schema = isJson ? { type: 'string' } : node['schema'];
  const { required: _names, ...converted } = converter.convert(schema, 'request');
  const description = textIn(node, 'description');
  // An argument without a type accepts everything.
  const { default: value } = converted;
  const typed = isOpen(converted) && { type: value === undefined ? 'string' : typeOfValue(value) };
  return {
    ...(description !== undefined && { description: plainText(description) }),
    ...converted,
    ...typed,
    ...(node['deprecated'] === true && { deprecated: true }),
    ...(description !== undefined && { description: plainText(description) }),
  };
}

/** Adds a query parameter. `a[b]` is the member `b` of `a`, `a[]` the list `a`. */
function addQuery(
  parameter: Parameter,
  args: { [name: string]: Schema },
  converter: SchemaConverter,
): void {
  const { name, node } = parameter;
  const definition = definitionOf(parameter, converter);
  const style = textIn(node, 'style') ?? 'form';
  if (style !== 'form' && style !== 'deepObject') converter.losses.add('parameter-style', node);
  const required = node['required'] === true && { required: true };
  const types = [definition.type].flat();
  // In the style `form` the members of an object are parameters of their own.
  const isSpread = style === 'form' && node['explode'] !== false && types.includes('object');
  if (isSpread && definition.properties && types.length === 1) {
    for (const [member, schema] of Object.entries(definition.properties)) args[member] ??= schema;
    return;
  }
  const [first = '', ...members] = name.split(/\[|\]\[?/);
  const key = first.replaceAll(/[ .]/g, '_');
  const path = members.slice(0, -1);
  if (path.every((member) => member === '')) {
    args[key] = { ...definition, ...required };
    return;
  }
  args[key] = withMember(args[key], path, { ...definition, ...required });
}

function withMember(around: Schema | undefined, path: readonly string[], member: Schema): Schema {
  const [name, ...others] = path;
  if (name === undefined || name === '') return member;
  const { properties = {}, ...rest } = around ?? { type: 'object' };
  const inner = withMember(properties[name], others, member);
  return { ...rest, type: 'object', properties: { ...properties, [name]: inner } };
}

interface Body {
  readonly args: Args;
  readonly uploads: boolean;
}

const nothing: Body = { args: {}, uploads: false };

function bodyOf({ node, method }: Operation, converter: SchemaConverter): Body {
  const { document, losses } = converter;
  const body = document.resolve(node['requestBody']);
  const content = Object.entries(mapIn(body, 'content'));
  // A GET request has no body.
  if (!isMap(body) || content.length === 0 || method === 'GET') return nothing;
  const found =
    content.find(([type]) => isJson(type)) ??
    content.find(([type]) => isForm(type)) ??
    content.find(([type]) => type === '*/*');
  if (content.length > 1) losses.add('media', body, 'content');
  const takesFiles = method !== 'DELETE';
  if (!found) {
    const isFile = content.some(([type]) =>
      /^(?:application\/(?!xml)|image|audio|video|text\/csv)/.test(type),
    );
    if (isFile && takesFiles) return { ...nothing, uploads: true };
    losses.add('body-media', body, 'content');
    return nothing;
  }
  const [type, media] = found;
  const args = membersOf(mapIn({ media }, 'media')['schema'], body, converter);
  const files = isForm(type) ? Object.keys(args).filter((name) => isFile(args[name])) : [];
  const others = Object.entries(args).filter(([name]) => !files.includes(name));
  return { args: Object.fromEntries(others), uploads: files.length > 0 && takesFiles };
}

export function isJson(type: string): boolean {
  return /^[\w.+-]+\/(?:[\w.+-]+\+)?json(?:$|[;\s])/i.test(type) || type === 'text/json';
}

function isForm(type: string): boolean {
  return /^(?:application\/x-www-form-urlencoded|multipart\/form-data)/i.test(type);
}

function isFile(schema: Schema | undefined): boolean {
  const inner = schema?.type === 'array' ? schema.items : schema;
  return inner?.['x-file'] === true;
}

/** Returns the members of a body as arguments. */
function membersOf(given: unknown, body: JsonMap, converter: SchemaConverter): Args {
  const { losses } = converter;
  const schema = converter.flat(given);
  const types = [schema['type']].flat();
  const alternatives = [...listIn(schema, 'anyOf'), ...listIn(schema, 'oneOf')];
  const isObject =
    types.includes('object') ||
    (types[0] === undefined && (isMap(schema['properties']) || alternatives.length > 0));
  const { anyOf: _any, oneOf: _one, ...plain } = schema;
  const converted = converter.convert(converter.document.derive(plain, schema), 'request');
  if (!isObject) {
    const isEmpty = Object.keys(schema).length === 0;
    losses.add(isEmpty ? 'open-body' : 'body-type', body);
    return {};
  }
  const members = new Map(Object.entries(converted.properties ?? {}));
  const required = requiredByAll(alternatives, converter);
  const ofAlternatives = alternatives.map((one) => membersOf(one, body, converter));
  if (ofAlternatives.some((each) => Object.keys(each).length > 0))
    losses.add('body-alternatives', schema);
  for (const [name, member] of ofAlternatives.flatMap((each) => Object.entries(each))) {
    const { required: _flag, ...optional } = member;
    const known = members.get(name);
    const all = known ? eitherOf(known, optional) : optional;
    members.set(name, { ...all, ...(required.includes(name) && { required: true }) });
  }
  // Without a schema, other members are those that every JSON Schema allows.
  const { additionalProperties: others = !isMap(schema['properties']) } = converted;
  if (typeof others === 'object' || (others && members.size === 0)) losses.add('open-body', body);
  return Object.fromEntries(members);
}

/** Returns the names of the members that every alternative requires. */
function requiredByAll(
  alternatives: readonly unknown[],
  converter: SchemaConverter,
): readonly string[] {
  const [first = [], ...others] = alternatives.map((one) =>
    textsIn(converter.flat(one), 'required'),
  );
  return first.filter((name) => others.every((names) => names.includes(name)));
}

/** Returns a schema of the values of either one. */
function eitherOf(one: Schema, other: Schema): Schema {
  const { required, ...plain } = one;
  if (isSame({ ...plain, description: '' }, { ...other, description: '' })) return one;
  const { description, anyOf = [plain], ...rest } = plain;
  const isUnion = plain.anyOf !== undefined && Object.keys(rest).length === 0;
  return {
    ...(description !== undefined && { description }),
    anyOf: [...(isUnion ? anyOf : [plain]), other],
    ...(required !== undefined && { required }),
  };
}
