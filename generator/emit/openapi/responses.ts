import type { OpenAPIV3_1 } from 'openapi-types';
import type { Endpoint, Resource } from '../../model/api.ts';
import type { Names } from '../../names/names.ts';
import { contextOf } from '../client-method.ts';
import { article } from '../wording.ts';

type Content = OpenAPIV3_1.SchemaObject | OpenAPIV3_1.ReferenceObject;

/** What an endpoint answers when it names no context, and its errors. */
export function responses(
  resource: Resource,
  endpoint: Endpoint,
  names: Names,
): OpenAPIV3_1.ResponsesObject {
  const context = contextOf(resource, endpoint);
  const item = { $ref: `#/components/schemas/${names.of(resource).views[context]}` };
  const status = endpoint.answers === 'created' ? '201' : '200';
  return {
    [status]: success(resource, endpoint, item),
    '4XX': { $ref: '#/components/responses/Error' },
    '5XX': { $ref: '#/components/responses/Error' },
  };
}

function success(
  resource: Resource,
  { answers }: Endpoint,
  item: OpenAPIV3_1.ReferenceObject,
): OpenAPIV3_1.ResponseObject {
  const one = resource.singular.replaceAll('-', ' ');
  const many = resource.name.replaceAll('-', ' ');
  switch (answers) {
    case 'item':
      return json(`The ${one}.`, item);
    case 'created':
      return json(`The new ${one}.`, item);
    case 'page':
      return { ...json(`A page of ${many}.`, { type: 'array', items: item }), headers: totals };
    case 'list':
      return json(`All ${many}.`, { type: 'array', items: item });
    case 'map':
      return json(`All ${many}, by name.`, { type: 'object', additionalProperties: item });
    case 'deleted':
      return json(
        `What was ${article(resource)}: the item, or a record of it when it is gone for good.`,
        {
          oneOf: [item, deleted(item)],
        },
      );
    case 'any':
      return json('The answer.', {});
  }
}

const totals: OpenAPIV3_1.ResponseObject['headers'] & {} = {
  'X-CMS-Total': { $ref: '#/components/headers/total' },
  'X-CMS-TotalPages': { $ref: '#/components/headers/totalPages' },
};

function json(description: string, schema: Content): OpenAPIV3_1.ResponseObject {
  return { description, content: { 'application/json': { schema } } };
}

function deleted(previous: OpenAPIV3_1.ReferenceObject): OpenAPIV3_1.SchemaObject {
  return {
    type: 'object',
    required: ['deleted', 'previous'],
    properties: { deleted: { type: 'boolean', enum: [true] }, previous },
  };
}
