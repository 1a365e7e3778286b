import { endpointArgs } from '../../runtime/schema/index.ts';
import type { ArgDefinitions, ItemSchema } from '../../runtime/schema/index.ts';
import type {
  EndpointDefinition,
  ItemShape,
  RouteDefinition,
  ShapedEndpoint,
} from '../../runtime/server/index.ts';
import { ContextFilter, contextTable } from '../../runtime/shape/index.ts';
import type { ContextRule } from '../../runtime/shape/index.ts';
import { extendedSchema, withMeta } from './extension.ts';
import type { Extension } from './extension.ts';

/** The route of a schema file with what was added to its resource at run time. */
export function extendedRoute(definition: RouteDefinition, extension: Extension): RouteDefinition {
  // Generated code registers routes in this form.
  if (!('endpoints' in definition)) return definition;
  const { schema, endpoints } = definition;
  return {
    ...definition,
    ...(isItemSchema(schema) ? { schema: extendedSchema(schema, extension) } : {}),
    endpoints: endpoints.map((endpoint) => extendedEndpoint(endpoint, extension)),
  };
}

function extendedEndpoint(endpoint: EndpointDefinition, extension: Extension): EndpointDefinition {
  if (!('endpoint' in endpoint)) return endpoint;
  return {
    ...endpoint,
    args: extendedArgs(endpoint, extension),
    // What reads the arguments all at once knows those of the schema file alone.
    reader: undefined,
    shape: extendedShape(endpoint.shape ?? {}, extension),
  };
}

function extendedArgs(endpoint: ShapedEndpoint, extension: Extension): ArgDefinitions {
  const { args = {}, answers, methods } = endpoint;
  const { meta } = args;
  if (answers === 'page') return { ...args, ...extension.listArgs };
  const names = String(methods);
  if (names === 'GET' || names === 'DELETE') return args;
  return {
    ...args,
    ...(meta ? { meta: withMeta(meta, extension) } : {}),
    ...endpointArgs({ properties: extension.properties }, names),
  };
}

function extendedShape(shape: ItemShape, { properties, links }: Extension): ItemShape {
  const { contexts } = shape;
  const added = contexts
    ? contextTable({ type: 'object', properties }, Object.keys(contexts))
    : undefined;
  const names = Object.keys(contexts ?? {});
  const merged = names.map(
    (name) => [name, { ...ruleOf(contexts?.[name]), ...added?.[name] }] as const,
  );
  return {
    ...shape,
    links: [...(shape.links ?? []), ...links],
    ...(contexts ? { contexts: Object.fromEntries(merged) } : {}),
  };
}

/** What a context leaves out, whether it was unrolled or not; items are maps, and so is the rule. */
function ruleOf(context: ContextRule | ContextFilter | undefined): object {
  const rule = context instanceof ContextFilter ? context.rule : context;
  return typeof rule === 'object' ? rule : {};
}

function isItemSchema(schema: unknown): schema is ItemSchema {
  return typeof schema === 'object' && schema !== null && 'properties' in schema;
}
