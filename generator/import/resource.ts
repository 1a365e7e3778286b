import type { ItemSchema, PropertySchema, Schema } from '../../runtime/schema/types.ts';
import { argumentsOf } from './arguments.ts';
import type { Args } from './arguments.ts';
import { endpointNames } from './endpoint-names.ts';
import type { Group } from './group.ts';
import { isMap, isSame, mapIn, textIn, textsIn } from './json.ts';
import { described, plainText } from './keywords.ts';
import type { Operation } from './operations.ts';
import type { ApiPath, IsNumber } from './path.ts';
import { answerOf, isListResponse, successOf } from './responses.ts';
import type { SchemaConverter } from './schema.ts';
import { securityOf } from './security.ts';
import { singularOf } from './words.ts';

/** A resource file. */
export interface ResourceFile {
  readonly $schema: string;
  readonly 'x-imported': string;
  readonly resource: string;
  readonly singular: string;
  readonly base: string;
  readonly schema: ItemSchema;
  readonly routes: { readonly [key: string]: Route };
}

export interface Route {
  readonly args?: Args;
  readonly [endpoint: string]: unknown;
}

/** Converts the operations of a resource. */
export function resourceOf(
  group: Group,
  converter: SchemaConverter,
  source: string,
  isNumber: IsNumber,
): ResourceFile {
  const isList = (operation: Operation): boolean => isListResponse(operation, converter);
  const names = endpointNames(group, isList);
  const item = itemOf(group, names, converter);
  const isItem = (schema: unknown): boolean => item !== null && item.matches(schema);
  const routes = new Map<string, { [member: string]: unknown }>();
  const ordered = [...group.operations].sort((a, b) => comparePaths(a.path, b.path, isNumber));
  const base = baseOf(ordered.map(({ path }) => path));
  for (const operation of ordered) {
    const { path, node, method } = operation;
    const key = `/${path.segments
      .slice(base.length)
      .map(({ pattern }) => pattern)
      .join('/')}`;
    const name = names.get(operation) ?? '';
    converter.losses.during(`${method} ${path.template}`, () => {
      const { ofPath, own, uploads } = argumentsOf(operation, converter);
      const route = routes.get(key) ?? {};
      routes.set(key, route);
      if (Object.keys(ofPath).length > 0) route['args'] ??= ofPath;
      const shared = mapIn(route, 'args');
      const others = Object.entries(ofPath).filter(([each, arg]) => !isSame(shared[each], arg));
      const args = { ...Object.fromEntries(others), ...own };
      const summary = textIn(node, 'summary');
      const errors = converter.errors.of(node, successOf(operation, converter)?.status, converter);
      if (isMap(node['callbacks'])) converter.losses.add('callback', node, 'callbacks');
      if ('servers' in node) converter.losses.add('server', node, 'servers');
      const security = securityOf(node, converter);
      const tags = [...new Set(textsIn(node, 'tags').filter((tag) => tag !== ''))].map(plainText);
      route[name] = {
        methods: method,
        ...operationIdOf(operation, `${group.name}.${name}`, converter),
        ...(tags.length > 0 && tags.join('\n') !== group.name && { tags }),
        ...(summary !== undefined && { summary: plainText(summary) }),
        ...described(node),
        ...(node['deprecated'] === true && { deprecated: true }),
        ...answerOf(operation, converter, isItem),
        ...(uploads && { uploads }),
        ...(security && { security }),
        ...(errors.length > 0 && { errors }),
        ...(Object.keys(args).length > 0 && { args }),
      };
    });
  }
  const singular = singularOf(group.name);
  const { description = singular } = item ?? {};
  return {
    $schema: `${'../'.repeat(group.name.split('/').length + 1)}generated/meta/resource.schema.json`,
    'x-imported': source,
    resource: group.name,
    singular,
    base: base.map(({ pattern }) => pattern).join('/'),
    schema: {
      title: singular,
      // The documents of this generator have the name as title.
      ...(description !== singular && { description }),
      type: 'object',
      properties: item?.properties ?? {},
    },
    routes: Object.fromEntries(routes),
  };
}

/** Returns the `operationId`, unless it is `usual`, the default. Other endpoints have defaults of this form. */
function operationIdOf({ id, node }: Operation, usual: string, converter: SchemaConverter) {
  if (id === null || id === usual) return {};
  const isPossible = /^[A-Za-z_][\w.-]*$/.test(id) && !/^[a-z][a-z0-9-]*\.[a-zA-Z0-9]+$/.test(id);
  if (isPossible && !converter.operationIds.has(id)) {
    converter.operationIds.add(id);
    return { operationId: id };
  }
  converter.losses.add('operation-id', node, 'operationId');
  return {};
}

interface Item {
  readonly properties: { readonly [name: string]: PropertySchema };
  readonly description: string | undefined;
  readonly matches: (schema: unknown) => boolean;
}

/** Finds the schema of the items of a resource: the response of `get`, an item of `list`, or the response of `create` or `update`. */
function itemOf(
  { operations }: Group,
  names: ReadonlyMap<Operation, string>,
  converter: SchemaConverter,
): Item | null {
  const named = new Map(operations.map((operation) => [names.get(operation), operation]));
  for (const name of ['get', 'list', 'create', 'update', 'replace']) {
    const operation = named.get(name);
    const given = operation && successOf(operation, converter)?.body?.schema;
    const schema = name === 'list' ? converter.flat(given)['items'] : given;
    if (!isMap(schema)) continue;
    const flat = converter.flat(schema);
    const converted = converter.convert(schema, 'response');
    const { type, properties = {}, description, additionalProperties: others, ...rest } = converted;
    const isPlain =
      type === 'object' && Object.keys(rest).length === 0 && typeof others !== 'object';
    const isUsed = Object.keys(properties).some((property) =>
      /^_(?:links|embedded)$/.test(property),
    );
    if (!isPlain || isUsed || others === true || Object.keys(properties).length === 0) continue;
    return {
      properties: withReadonly(properties, mapIn(flat, 'properties'), converter),
      description,
      matches: (other) => {
        const otherFlat = isMap(other) ? converter.flat(other) : null;
        return otherFlat !== null && (otherFlat === flat || textOf(otherFlat) === textOf(flat));
      },
    };
  }
  return null;
}

const texts = new WeakMap<object, string>();

/** Equal schemas without references have equal texts. */
function textOf(schema: object): string {
  const text = texts.get(schema) ?? JSON.stringify(schema);
  texts.set(schema, text);
  return text;
}

function withReadonly(
  properties: { readonly [name: string]: Schema },
  given: { readonly [name: string]: unknown },
  converter: SchemaConverter,
): Item['properties'] {
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => {
      const isReadonly = converter.flat(given[name])['readOnly'] === true;
      return [name, { ...property, ...(isReadonly && { readonly: true }) }];
    }),
  );
}

/** Returns the segments that all paths start with. */
function baseOf(paths: readonly ApiPath[]): ApiPath['segments'] {
  const [first, ...others] = paths.map(({ segments }) => segments);
  if (!first) return [];
  const end = first.findIndex(
    ({ kind, pattern }, at) =>
      kind === 'mixed' || others.some((segments) => segments[at]?.pattern !== pattern),
  );
  return end < 0 ? first : first.slice(0, end);
}

/** Sorts paths so that a specific one comes before one that matches its requests as well. */
function comparePaths(one: ApiPath, other: ApiPath, isNumber: IsNumber): number {
  const rank = (path: ApiPath, at: number): number => {
    const segment = path.segments[at];
    if (!segment) return 0;
    // More text comes first: `{id}.schema.json` before `{id}.json`.
    if (segment.kind === 'mixed') return 1 + 1 / segment.text.length;
    if (segment.kind === 'text') return 1;
    const [group = ''] = segment.parameters.values();
    return isNumber(path, group) ? 3 : 4;
  };
  const length = Math.max(one.segments.length, other.segments.length);
  for (let at = 0; at < length; at += 1) {
    const order = rank(one, at) - rank(other, at);
    if (order !== 0) return order;
  }
  return 0;
}
