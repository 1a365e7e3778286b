import type { ArgDefinition, Schema } from '../../runtime/schema/types.ts';
import { typeOfValue } from '../load/json.ts';
import { isOpen } from './alternatives.ts';
import { bodyOf, loseRestrictions } from './bodies.ts';
import type { Body } from './bodies.ts';
import { mapIn, textIn } from './json.ts';
import { described, examplesIn, isPlainName, withExamples } from './keywords.ts';
import type { Operation, Parameter } from './operations.ts';
import type { SchemaConverter } from './schema.ts';

/** Arguments by name. */
export interface Args {
  readonly [name: string]: Argument;
}

interface Argument extends Schema {
  readonly in?: ArgDefinition['in'];
}

/** The arguments of an endpoint. */
export interface EndpointArgs {
  readonly ofPath: Args;
  readonly own: Args;
  readonly uploads: Body['uploads'];
}

/** Converts the parameters and the body of an operation. */
export function argumentsOf(operation: Operation, converter: SchemaConverter): EndpointArgs {
  const { losses } = converter;
  const { parameters, method, node } = operation;
  const ofPath = pathArgs(operation, converter);
  const own: { [name: string]: Argument } = {};
  for (const parameter of parameters) {
    const added: { [name: string]: Argument } = {};
    if (parameter.in === 'cookie') losses.add('cookie-parameter', parameter.node);
    if (parameter.in === 'query') addQuery(parameter, added, own, converter);
    if (parameter.in === 'header') {
      if (IGNORED.has(parameter.name.toLowerCase())) losses.add('own-header', parameter.node);
      else if (HEADER_NAME.test(parameter.name))
        added[parameter.name] = header(parameter, converter);
      else losses.add('header-parameter', parameter.node);
    }
    const place = method === 'GET' || method === 'DELETE' ? {} : IN_QUERY;
    for (const [name, argument] of Object.entries(added)) {
      if (CONTROLS.has(name)) continue;
      if (!isArgumentName(name)) losses.add('parameter-name', node);
      else if (Object.hasOwn(ofPath, name)) losses.add('name-conflict', node);
      else own[name] = argument.in === undefined ? { ...argument, ...place } : argument;
    }
  }
  const { args, uploads } = bodyOf(operation, Object.keys({ ...ofPath, ...own }), converter);
  const all = Object.entries({ ...own, ...args }).map(([name, { required, ...argument }]) => {
    // An argument cannot list members that only its alternatives declare.
    if (Array.isArray(required)) losses.add('required', node);
    return [name, { ...argument, ...(required === true && { required }) }] as const;
  });
  return { ofPath, own: Object.fromEntries(all), uploads };
}

/** Returns an argument for each group of the path, also for one without a parameter. */
function pathArgs({ parameters, path }: Operation, converter: SchemaConverter): Args {
  const args: { [name: string]: Schema } = {};
  const groups = path.segments.flatMap((segment) => [...segment.parameters]);
  for (const parameter of parameters.filter((each) => each.in === 'path')) {
    const [, group] = groups.find(([name]) => name === parameter.name) ?? [];
    if (group !== undefined)
      args[group] = { ...definitionOf(parameter, converter), required: true };
  }
  for (const [, group] of groups) args[group] ??= { type: 'string', required: true };
  return args;
}

/** Headers that OpenAPI describes elsewhere, and those that the service reads itself. */
const IGNORED = new Set([
  ...['accept', 'content-type', 'authorization', 'if-match', 'if-none-match'],
  ...['connection', 'content-length', 'cookie', 'host', 'keep-alive', 'te', 'trailer'],
  ...['transfer-encoding', 'upgrade'],
]);

const IN_QUERY = { in: 'query' } as const;

const HEADER_NAME = /^[A-Za-z][A-Za-z0-9._-]*$/;

/** Converts a header parameter, whose value is a text, a number or a boolean. */
function header(parameter: Parameter, converter: SchemaConverter): Argument {
  const { type, nullable: _, ...definition } = definitionOf(parameter, converter);
  const isUnion = (definition.anyOf ?? definition.oneOf) !== undefined;
  const isScalar = ['string', 'number', 'integer', 'boolean'].includes(String(type)) && !isUnion;
  if (!isScalar) converter.losses.add('parameter-style', parameter.node);
  return {
    ...(isScalar && type !== undefined ? { ...definition, type } : { type: 'string' }),
    in: 'header',
    ...(parameter.node['required'] === true && { required: true }),
  };
}

/** Whether an argument can have a name. */
export function isArgumentName(name: string): boolean {
  return !CONTROLS.has(name) && isPlainName(name) && !/^\$(?:from|as|include|add)$/.test(name);
}

/** Parameters that the service reads itself. */
const CONTROLS = new Set(['_fields', '_embed', '_envelope', '_method']);

/** Returns the definition of a parameter, without `required`. */
function definitionOf({ node }: Parameter, converter: SchemaConverter): Schema {
  // Other tools write lists and objects in these styles as one text.
  const isText =
    Object.keys(mapIn(node, 'content')).length > 0 || !STYLES.has(textIn(node, 'style') ?? 'form');
  if (isText) converter.losses.add('parameter-style', node);
  const schema = isText ? { type: 'string' } : node['schema'];
  const { required: _names, ...converted } = converter.convert(schema, 'request');
  // An argument without a type accepts everything.
  const { default: value } = converted;
  const typed = isOpen(converted) && { type: value === undefined ? 'string' : typeOfValue(value) };
  const given = [...(converted.examples ?? []), ...examplesIn(node, converter.document)];
  const whole = withExamples(converted, given, () => converter.losses.add('example', node));
  const isDeprecated = node['deprecated'] === true && { deprecated: true };
  const text = described(node);
  return { ...text, ...whole, ...typed, ...isDeprecated, ...text };
}

const STYLES: ReadonlySet<string> = new Set(['form', 'deepObject', 'simple']);

/** Adds a query parameter. `a[b]` is the member `b` of `a`, which `known` can have; `a[]` is the list `a`. */
function addQuery(
  parameter: Parameter,
  args: { [name: string]: Argument },
  known: Args,
  converter: SchemaConverter,
): void {
  const { name, node } = parameter;
  const definition = definitionOf(parameter, converter);
  const style = textIn(node, 'style') ?? 'form';
  const required = node['required'] === true && { required: true };
  const types = [definition.type].flat();
  // In the style `form` the members of an object are parameters of their own.
  const isSpread = style === 'form' && node['explode'] !== false && types.includes('object');
  if (isSpread && definition.properties && types.length === 1) {
    loseRestrictions({ ...definition }, converter.flat(node['schema']), converter);
    for (const [member, schema] of Object.entries(definition.properties)) args[member] ??= schema;
    return;
  }
  const [first = '', ...members] = name.split(/\[|\]\[?/);
  // A query parser reads both signs as "_".
  const key = first.replaceAll(/[ .]/g, '_');
  if (key !== first) converter.losses.add('parameter-sign', node, 'name');
  args[key] = withMember(known[key], members.slice(0, -1), { ...definition, ...required });
}

function withMember(around: Schema | undefined, path: readonly string[], member: Schema): Schema {
  const [name, ...others] = path;
  if (name === undefined || name === '') return member;
  const { properties = {}, ...rest } = around ?? { type: 'object' };
  const inner = withMember(properties[name], others, member);
  return { ...rest, type: 'object', properties: { ...properties, [name]: inner } };
}
