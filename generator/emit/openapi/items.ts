import type { OpenAPIV3_1 } from 'openapi-types';
import type { Api, Endpoint, Link, Resource } from '../../model/api.ts';
import type { Names } from '../../names/names.ts';
import { contextOf } from '../client-method.ts';
import { embeddableLinks, embeddedBy, hasEmbeds } from '../embedded.ts';
import { openApiSchema } from './schema.ts';

export type Content = OpenAPIV3_1.SchemaObject | OpenAPIV3_1.ReferenceObject;

/** Returns the schema of the item in each context, by the name of its type: `PostView`. */
export function itemSchemas(resource: Resource, api: Api, names: Names) {
  const { view } = names.of(resource);
  return Object.fromEntries(
    resource.contexts.map(({ context, schema }): [string, Content] => {
      const item = openApiSchema(schema, 'answered');
      const properties = {
        ...item.properties,
        ...(resource.links.length > 0 && { _links: { $ref: '#/components/schemas/Links' } }),
        ...(hasEmbeds(resource) && { _embedded: embedded(resource, api, names) }),
      };
      return [view(context), { ...item, properties }];
    }),
  );
}

/** Returns the schema of an item in a response. If the request selects the context it is any of the views, the default first. */
export function answeredItem(resource: Resource, endpoint: Endpoint, names: Names): Content {
  const known = resource.contexts.map(({ context }) => context);
  const selectable = known.filter((context) => endpoint.asks.includes(context));
  const contexts = [contextOf(resource, endpoint), ...selectable];
  return anyOf(contexts.map((context) => viewOf(resource, context, names)));
}

/** Returns a schema for values of any of the given schemas. */
function anyOf(schemas: readonly Content[]): Content {
  const distinct = new Map(schemas.map((schema) => [JSON.stringify(schema), schema]));
  const [first = {}, ...more] = distinct.values();
  return more.length === 0 ? first : { anyOf: [first, ...more] };
}

function viewOf(resource: Resource, context: string, names: Names): Content {
  return { $ref: `#/components/schemas/${names.of(resource).view(context)}` };
}

/** Returns the schema of `_embedded` (4.3). */
function embedded(resource: Resource, api: Api, names: Names): OpenAPIV3_1.SchemaObject {
  const isPlain = api.about.profile === 'plain';
  const properties = [...embeddableLinks(resource)].map(([relation, links]): [string, Content] => {
    const item = anyOf(links.map((link) => targetOf(link, api, names)));
    const error = { $ref: `#/components/schemas/${isPlain ? 'ErrorEntry' : 'Error'}` };
    return [relation, { type: 'array', items: { anyOf: [item, error] } }];
  });
  return {
    description:
      'What `_embed` asked for, by relation; an error stands for what could not be shown.',
    type: 'object',
    properties: Object.fromEntries(properties),
  };
}

/** Returns the schema of the item or list that a relation embeds. */
function targetOf(link: Link, api: Api, names: Names): Content {
  const found = embeddedBy(link, api);
  if (!found) return { type: 'object', description: 'An item of the other resource.' };
  const item = viewOf(found.target, found.view, names);
  return found.isList ? { type: 'array', items: item } : item;
}
