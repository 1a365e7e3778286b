import type { OpenAPIV3_1 } from 'openapi-types';
import { errorAt } from './errors.ts';

/** What services have, whatever their resources: errors, headers. */
export function components() {
  return {
    schemas: { Links: links, Error: error, InvalidParameters: invalidParameters },
    parameters: { fields, embed, ifMatch, ifNoneMatch },
    headers: { total, totalPages, tag },
    responses: {
      Error: errorResponse('An error.', 'Error'),
      InvalidParameters: errorResponse(errorAt(400).description, 'InvalidParameters'),
      NotLoggedIn: errorResponse(errorAt(401).description, 'Error'),
      NotAllowed: errorResponse(errorAt(403).description, 'Error'),
      NotFound: errorResponse(errorAt(404).description, 'Error'),
      NotModified: { description: 'The caller has it already: `If-None-Match` names its tag.' },
    },
  } satisfies OpenAPIV3_1.ComponentsObject;
}

/** The ways to log in; the product token names a cookie and a header. */
export function securitySchemes(token: string) {
  return {
    cookie: {
      type: 'apiKey',
      in: 'cookie',
      name: `${token}_logged_in`,
      description: 'The cookie of a browser that is logged in; counts only with a nonce.',
    },
    nonce: {
      type: 'apiKey',
      in: 'header',
      name: `X-${token.toUpperCase()}-Nonce`,
      description: 'A nonce for the cookie. An answer to a good one carries a fresh one.',
    },
    applicationPassword: {
      type: 'http',
      scheme: 'basic',
      description: 'The login of a user with one of their application passwords.',
    },
  } satisfies OpenAPIV3_1.ComponentsObject['securitySchemes'];
}

function errorResponse(description: string, schema: string): OpenAPIV3_1.ResponseObject {
  return {
    description,
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
  };
}

/** 4.3 of the contract. */
const links: OpenAPIV3_1.SchemaObject = {
  description: 'Where the item leads, by relation.',
  type: 'object',
  additionalProperties: {
    type: 'array',
    items: {
      type: 'object',
      required: ['href'],
      properties: {
        href: { type: 'string', description: 'Its address.' },
        embeddable: { type: 'boolean', description: 'Whether `_embed` shows what is there.' },
      },
      additionalProperties: true,
    },
  },
};

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

/** The same for parameters: what is wrong with each (4.5). */
const invalidParameters: OpenAPIV3_1.SchemaObject = {
  description: 'Which parameters are missing or invalid, and why.',
  type: 'object',
  required: ['code', 'message', 'data'],
  properties: {
    code: {
      type: 'string',
      description:
        '`rest_invalid_param` or `rest_missing_callback_param`, or a code of the endpoint.',
    },
    message: { type: 'string', description: 'Names the parameters.' },
    data: {
      type: 'object',
      description: 'What is known about them.',
      properties: {
        status: { type: 'integer', description: 'The HTTP status.' },
        params: {
          type: ['object', 'array'],
          description: 'Messages by parameter; a list of names where they are missing.',
          additionalProperties: { type: 'string' },
          items: { type: 'string' },
        },
        details: {
          type: 'object',
          description: 'The error of each parameter.',
          additionalProperties: { $ref: '#/components/schemas/Error' },
        },
      },
    },
  },
};

const fields: OpenAPIV3_1.ParameterObject = {
  name: '_fields',
  in: 'query',
  description:
    'Only these fields of the answer, whatever else its schema requires; `parent.child` names a nested one.',
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

const tag: OpenAPIV3_1.HeaderObject = {
  description: 'Tag of the answer, for `If-None-Match`; of an item also for `If-Match`.',
  schema: { type: 'string' },
};

const ifNoneMatch: OpenAPIV3_1.ParameterObject = {
  name: 'If-None-Match',
  in: 'header',
  description: 'Tags of answers that the caller has: one of them is answered 304, without a body.',
  schema: { type: 'string' },
};

const ifMatch: OpenAPIV3_1.ParameterObject = {
  name: 'If-Match',
  in: 'header',
  description:
    'Tag of the item as the caller has seen it: once it is another one, nothing is done.',
  schema: { type: 'string' },
};
