import type { OpenAPIV3_1 } from 'openapi-types';
import type { Api } from '../../model/api.ts';
import type { Names } from '../../names/names.ts';
import { openApiSchema } from './schema.ts';

/** What every service has, whatever its resources: errors, headers, ways to log in. */
export function components(api: Api, names: Names): OpenAPIV3_1.ComponentsObject {
  return {
    schemas: { ...itemSchemas(api, names), Error: error },
    parameters: { fields, embed },
    headers: { total, totalPages },
    responses: {
      Error: {
        description: 'An error.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
    securitySchemes: {
      cookie: {
        type: 'apiKey',
        in: 'cookie',
        name: 'cms_logged_in',
        description: 'The cookie of a browser that is logged in; counts only with a nonce.',
      },
      nonce: {
        type: 'apiKey',
        in: 'header',
        name: 'X-CMS-Nonce',
        description: 'A nonce for the cookie. An answer to a good one carries a fresh one.',
      },
      applicationPassword: {
        type: 'http',
        scheme: 'basic',
        description: 'The login of a user with one of their application passwords.',
      },
    },
  };
}

/** Each item as each context shows it: `PostView`. */
function itemSchemas(api: Api, names: Names) {
  return Object.fromEntries(
    api.resources.flatMap((resource) =>
      resource.contexts.map(({ context, schema }) => [
        names.of(resource).views[context],
        openApiSchema(schema),
      ]),
    ),
  );
}

/** 7.1 of the contract. */
const error: OpenAPIV3_1.SchemaObject = {
  description: 'What went wrong.',
  type: 'object',
  required: ['code', 'message', 'data'],
  properties: {
    code: { type: 'string', description: 'Code of the first error.' },
    message: { type: 'string', description: 'Message of the first error.' },
    data: { description: 'What is known about it; `status` repeats the HTTP status.' },
    additional_data: {
      type: 'array',
      items: {},
      description: 'Earlier data of the same code, when there is more than one.',
    },
    additional_errors: {
      type: 'array',
      items: { $ref: '#/components/schemas/Error' },
      description: 'The other errors, when there is more than one.',
    },
  },
};

const fields: OpenAPIV3_1.ParameterObject = {
  name: '_fields',
  in: 'query',
  description: 'Only these fields of the answer; `parent.child` names a nested one.',
  style: 'form',
  explode: false,
  schema: { type: 'array', items: { type: 'string' } },
};

const embed: OpenAPIV3_1.ParameterObject = {
  name: '_embed',
  in: 'query',
  description: 'Relations whose targets are embedded in the answer; `1` embeds all.',
  style: 'form',
  explode: false,
  schema: { type: 'array', items: { type: 'string' } },
};

const total: OpenAPIV3_1.HeaderObject = {
  description: 'Items on all pages.',
  schema: { type: 'integer' },
};

const totalPages: OpenAPIV3_1.HeaderObject = {
  description: 'Number of pages.',
  schema: { type: 'integer' },
};
