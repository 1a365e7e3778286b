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

/** Returns the route of a schema file with the additions to its resource at run time. */
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

/** Returns the route of revisions: it accepts the additions to the posts, but does not show them. */
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
    // The generated parser handles only the arguments of the schema file.
    parse: undefined,
    shape: extendedShape(endpoint.shape ?? {}, extension),
  };
}

function extendedArgs(endpoint: ShapedEndpoint, extension: Extension): ArgDefinitions {
  const { args = {}, answers } = endpoint;
  if (answers === 'page') return { ...args, ...extension.listArgs };
  return extendedWrite(endpoint, extension);
}

/** Returns the arguments of an endpoint that creates or changes items; those of other endpoints are unchanged. */
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
    // The generated views show only the fields of the schema file.
    ...(contexts ? { contexts: extendedContexts(contexts, extension), views: undefined } : {}),
  };
}

/** Returns the fields that each context hides, including the added ones. */
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
    // A context that hides `meta` hides all of its members.
    if (known['meta'] === false) return [name, rule] as const;
    const inMeta = { ...ruleOf(known['meta']), ...ruleOf(ofMeta[name]) };
    return [name, Object.keys(inMeta).length === 0 ? rule : { ...rule, meta: inMeta }] as const;
  });
  return Object.fromEntries(merged);
}

/** Returns the rule of a context as the rule of a map. */
function ruleOf(rule: ContextRule | undefined): MapRule {
  return rule !== undefined && isMapRule(rule) ? rule : {};
}

/** Whether the schema of a route describes items. */
export function isItemSchema(schema: unknown): schema is ItemSchema {
  return typeof schema === 'object' && schema !== null && 'properties' in schema;
}

/** The fields with avatar URLs by size. */
const FIELDS: readonly string[] = ['avatar_urls', 'author_avatar_urls'];

/** Returns the route of a schema file with `sizes` in place of the default avatar sizes (2.5). */
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

/** Returns the schema of one size, copied for each size. */
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
