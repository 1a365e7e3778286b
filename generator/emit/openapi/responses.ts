import type { OpenAPIV3_1 } from 'openapi-types';
import { article } from '../wording.ts';
import { answeredItem } from './items.ts';
import { itemLinks } from './links.ts';
import type { Place } from './operation.ts';

type Content = OpenAPIV3_1.SchemaObject | OpenAPIV3_1.ReferenceObject;

/** What an endpoint answers, and its errors. */
export function responses(place: Place): OpenAPIV3_1.ResponsesObject {
  const status = place.endpoint.answers === 'created' ? '201' : '200';
  return {
    [status]: success(place),
    ...errors(place),
    // Not `4XX` and `5XX`: some generators of clients take these for names of one status.
    default: errorOf('Error'),
  };
}

function errors({ route, endpoint }: Place): OpenAPIV3_1.ResponsesObject {
  return {
    ...(endpoint.args.length > 0 && { '400': errorOf('InvalidParameters') }),
    '401': errorOf('NotLoggedIn'),
    '403': errorOf('NotAllowed'),
    ...(route.path.includes('{') && { '404': errorOf('NotFound') }),
  };
}

function errorOf(name: string): OpenAPIV3_1.ReferenceObject {
  return { $ref: `#/components/responses/${name}` };
}

function success(place: Place): OpenAPIV3_1.ResponseObject {
  const { resource, endpoint, names } = place;
  const item = answeredItem(resource, endpoint, names);
  const one = resource.singular.replaceAll('-', ' ');
  const many = resource.name.replaceAll('-', ' ');
  switch (endpoint.answers) {
    case 'item':
      return withLinks(place, json(`The ${one}.`, item));
    case 'created':
      return withLinks(place, json(`The new ${one}.`, item));
    case 'page':
      return { ...json(`A page of ${many}.`, { type: 'array', items: item }), headers: totals };
    case 'list':
      return json(`All ${many}.`, { type: 'array', items: item });
    case 'map':
      return json(`All ${many}, by name.`, { type: 'object', additionalProperties: item });
    case 'deleted':
      return json(
        `What was ${article(resource)}: the item, or a record of it when it is gone for good.`,
        { oneOf: [item, deleted(item)] },
      );
    case 'any':
      return json('The answer.', {});
  }
}

const totals: OpenAPIV3_1.ResponseObject['headers'] & {} = {
  'X-CMS-Total': { $ref: '#/components/headers/total' },
  'X-CMS-TotalPages': { $ref: '#/components/headers/totalPages' },
};

function withLinks(
  { resource, api }: Place,
  response: OpenAPIV3_1.ResponseObject,
): OpenAPIV3_1.ResponseObject {
  const links = itemLinks(resource, api);
  return Object.keys(links).length === 0 ? response : { ...response, links };
}

function json(description: string, schema: Content): OpenAPIV3_1.ResponseObject {
  return { description, content: { 'application/json': { schema } } };
}

function deleted(previous: Content): OpenAPIV3_1.SchemaObject {
  return {
    type: 'object',
    required: ['deleted', 'previous'],
    properties: { deleted: { type: 'boolean', enum: [true] }, previous },
  };
}
