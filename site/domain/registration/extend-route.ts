import { responseSchema } from '../../../runtime/resource/index.ts';
import { writeArgs } from '../../../runtime/schema/index.ts';
import type { ArgDefinitions, ItemSchema, Schema } from '../../../runtime/schema/index.ts';
import type {
  EndpointDefinition,
  ItemShape,
  RouteDefinition,
  ShapedEndpoint,
} from '../../../runtime/server/index.ts';
import { isMapRule } from '../../../runtime/shape/contexts.ts';
import { contextTable } from '../../../runtime/shape/index.ts';
import type { ContextRule, MapRule } from '../../../runtime/shape/index.ts';
import { extendedSchema, withMeta } from './extension.ts';
import type { Extension } from './extension.ts';

/** The route of a schema file with what was added to its resource at run time. */
export function extendedRoute(definition: RouteDefinition, extension: Extension): RouteDefinition {
  // Generated code registers routes in this form.
  if (!('endpoints' in definition)) return definition;
  const { schema, endpoints } = definition;
  const whole = isItemSchema(schema) ? extendedSchema(schema, extension) : null;
  return {
    ...definition,
    ...(whole === null ? {} : { schema: responseSchema(whole) }),
    endpoints: endpoints.map((endpoint) => extendedEndpoint(endpoint, extension)),
  };
}

/** The route of states that posts had: what was added to the posts is taken for one, and not shown of it. */
export function extendedStateRoute(
  definition: RouteDefinition,
  extension: Extension,
): RouteDefinition {
  if (!('endpoints' in definition)) return definition;
  const endpoints = definition.endpoints.map((endpoint) =>
    'endpoint' in endpoint
      ? { ...endpoint, args: extendedWrite(endpoint, extension), parse: undefined }
      : endpoint,
  );
  return { ...definition, endpoints };
}

function extendedEndpoint(endpoint: EndpointDefinition, extension: Extension): EndpointDefinition {
  if (!('endpoint' in endpoint)) return endpoint;
  return {
    ...endpoint,
    args: extendedArgs(endpoint, extension),
    // The generated parser handles the arguments of the schema file only.
    parse: undefined,
    shape: extendedShape(endpoint.shape ?? {}, extension),
  };
}

function extendedArgs(endpoint: ShapedEndpoint, extension: Extension): ArgDefinitions {
  const { args = {}, answers } = endpoint;
  if (answers === 'page') return { ...args, ...extension.listArgs };
  return extendedWrite(endpoint, extension);
}

/** The arguments of an endpoint that makes or changes items; those of any other as they are. */
function extendedWrite(
  { args = {}, methods }: ShapedEndpoint,
  extension: Extension,
): ArgDefinitions {
  const { meta } = args;
  const names = String(methods);
  if (names === 'GET' || names === 'DELETE') return args;
  return {
    ...args,
    ...(meta ? { meta: withMeta(meta, extension) } : {}),
    ...writeArgs({ properties: extension.properties }, names),
  };
}

function extendedShape(shape: ItemShape, extension: Extension): ItemShape {
  const { contexts } = shape;
  return {
    ...shape,
    links: [...(shape.links ?? []), ...extension.links],
    // The generated views show the fields of the schema file only.
    ...(contexts ? { contexts: extendedContexts(contexts, extension), views: undefined } : {}),
  };
}

/** The fields that each context hides, with the added ones. */
function extendedContexts(
  contexts: NonNullable<ItemShape['contexts']>,
  { properties, meta }: Extension,
): { [context: string]: MapRule } {
  const names = Object.keys(contexts);
  const added = contextTable({ type: 'object', properties }, names);
  const ofMeta = contextTable({ type: 'object', properties: meta }, names);
  const merged = names.map((name) => {
    const known = ruleOf(contexts[name]);
    const rule = { ...known, ...ruleOf(added[name]) };
    // Where meta values are not shown at all, none of them is.
    if (known['meta'] === false) return [name, rule] as const;
    const inMeta = { ...ruleOf(known['meta']), ...ruleOf(ofMeta[name]) };
    return [name, Object.keys(inMeta).length === 0 ? rule : { ...rule, meta: inMeta }] as const;
  });
  return Object.fromEntries(merged);
}

/** Returns the rule of a context as that of a map, which items are. */
function ruleOf(rule: ContextRule | undefined): MapRule {
  return rule !== undefined && isMapRule(rule) ? rule : {};
}

/** Whether what a route shows as its schema is that of items. */
function isItemSchema(schema: unknown): schema is ItemSchema {
  return typeof schema === 'object' && schema !== null && 'properties' in schema;
}

/** The fields that hold addresses of pictures by size. */
const FIELDS: readonly string[] = ['avatar_urls', 'author_avatar_urls'];

/** The route of a schema file, whose schema names the usual sizes of avatars, with `sizes` (2.5). */
export function avatarSizesRoute(
  definition: RouteDefinition,
  sizes: readonly number[],
): RouteDefinition {
  // Generated code registers routes in this form.
  if (!('endpoints' in definition)) return definition;
  const { schema } = definition;
  return isItemSchema(schema) && FIELDS.some((name) => Object.hasOwn(schema.properties, name))
    ? { ...definition, schema: withSizes(schema, sizes) }
    : definition;
}

function withSizes(schema: ItemSchema, sizes: readonly number[]): ItemSchema {
  const properties = Object.entries(schema.properties).map(([name, property]) => [
    name,
    FIELDS.includes(name) ? { ...property, properties: bySize(sizes, property) } : property,
  ]);
  return { ...schema, properties: Object.fromEntries(properties) };
}

/** The schema of one size, copied for each size. */
function bySize(sizes: readonly number[], { properties = {} }: Schema): Schema['properties'] {
  const [[known, address] = ['', {}]] = Object.entries(properties);
  const { description = '' } = address;
  return Object.fromEntries(
    sizes.map((size) => [
      size,
      { ...address, description: description.replace(known, String(size)) },
    ]),
  );
}
