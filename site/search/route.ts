import type { Schema } from '../../runtime/schema/index.ts';
import type { EndpointDefinition, RouteDefinition } from '../../runtime/server/index.ts';
import { isItemSchema } from '../domain/registration/extend-route.ts';
import type { ContentTypes } from '../domain/content-types.ts';
import { ANY_SUBTYPE } from './handlers.ts';
import type { SearchHandler } from './search-handler.ts';

/**
 * Returns the search route: the arguments `type` and `subtype` accept the values of the handlers, and the
 * schema of a result lists the subtypes.
 */
export function searchRoute(
  definition: RouteDefinition,
  handlers: ReadonlyMap<string, SearchHandler>,
  contentTypes: ContentTypes,
): RouteDefinition {
  // Generated code registers routes in this form.
  if (!('endpoints' in definition)) return definition;
  const types = [...handlers.keys()];
  const subtypes = [
    ...new Set([...handlers.values()].flatMap((handler) => handler.subtypes(contentTypes))),
  ];
  const { schema } = definition;
  return {
    ...definition,
    ...(isItemSchema(schema) ? { schema: withSubtypes(schema, subtypes) } : {}),
    endpoints: definition.endpoints.map((endpoint) => withArgs(endpoint, types, subtypes)),
  };
}

function withArgs(
  endpoint: EndpointDefinition,
  types: readonly string[],
  subtypes: readonly string[],
): EndpointDefinition {
  if (!('endpoint' in endpoint)) return endpoint;
  const { type, subtype } = endpoint.args ?? {};
  const items = { ...subtype?.items, enum: [...subtypes, ANY_SUBTYPE] };
  return {
    ...endpoint,
    args: {
      ...endpoint.args,
      type: { ...type, enum: types, default: types[0], sanitize_callback: 'parseRequestArg' },
      subtype: { ...subtype, items },
    },
    // The generated parser handles the arguments of the schema file only.
    parse: undefined,
  };
}

// Types have no enum: the type of a found term is its taxonomy, whether the service shows that or not.
function withSubtypes<S extends Schema>(schema: S, subtypes: readonly string[]): S {
  const { subtype } = schema.properties ?? {};
  return {
    ...schema,
    properties: {
      ...schema.properties,
      subtype: { ...subtype, enum: subtypes },
    },
  };
}
