import type { OpenAPIV3_1 } from 'openapi-types';
import { openApi } from '../emit/openapi/index.ts';
import { groupsOf, inputSchema, operation } from '../emit/openapi/operation.ts';
import type { Place } from '../emit/openapi/operation.ts';
import { openApiSchema } from '../emit/openapi/schema.ts';
import { addressOf, declaredAt } from '../emit/wording.ts';
import { endpointsOf } from '../model/api.ts';
import type { Api } from '../model/api.ts';
import type { ApiModel, EndpointModel, JsonSchema, ResourceModel } from '../model/emitter.ts';
import type { Names } from '../names/names.ts';
import { jsonSchemaOf } from './json-schema.ts';

/** Returns the API for emitters. The result shares nothing with the generator. */
export function apiModel(api: Api, names: Names): ApiModel {
  const openapi = openApi(api, names);
  const { title, version } = api.about;
  const resources = api.resources.map((resource): ResourceModel => {
    const { name, singular, schema, source, contexts } = resource;
    const views = contexts.map(({ context, schema: shown }) => [
      context,
      jsonSchemaOf(openApiSchema(shown, 'answered'), openapi),
    ]);
    return {
      ...{ name, singular, description: schema.description ?? '', source },
      views: Object.fromEntries(views),
      endpoints: endpointsOf(resource).map((endpoint) =>
        endpointModel({ resource, endpoint, names, api }, openapi),
      ),
    };
  });
  return { title, version, resources, openapi };
}

function endpointModel(place: Place, openapi: OpenAPIV3_1.Document): EndpointModel {
  const { resource, endpoint } = place;
  const { name, id, methods, uploads, errors, args, media } = endpoint;
  const [method = 'GET'] = methods;
  const { summary = '', description = '', tags = [], ...rest } = operation(place, method);
  const { deprecated = false, responses = {} } = rest;
  const named = (place?: 'header' | 'query' | 'body') =>
    args
      .filter(({ inPath, definition }) => !inPath && definition.in === place)
      .map(({ shownName }) => shownName);
  const inQuery = method === 'GET' || method === 'DELETE';
  return {
    ...{ name, id, methods, path: addressOf(resource, endpoint.route), summary, description },
    ...{ tags, deprecated, uploads, errors },
    input: jsonSchemaOf(inputSchema(endpoint), openapi),
    sentIn: {
      path: groupsOf(endpoint),
      query: [...(inQuery ? named() : []), ...named('query')],
      header: named('header'),
      body: inQuery ? [] : named(),
      wholeBody: named('body'),
    },
    ...(media !== undefined && { media }),
    output: outputOf(responses, openapi),
    source: declaredAt(endpoint.origin).slice(1, -1),
  };
}

/** Returns the schema of the first successful response with JSON. */
function outputOf(
  responses: OpenAPIV3_1.ResponsesObject,
  openapi: OpenAPIV3_1.Document,
): JsonSchema | null {
  for (const [status, response] of Object.entries(responses)) {
    if (!status.startsWith('2') || '$ref' in response) continue;
    const schema = response.content?.['application/json']?.schema;
    if (schema) return jsonSchemaOf(schema, openapi);
  }
  return null;
}
