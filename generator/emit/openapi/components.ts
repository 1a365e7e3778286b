import type { OpenAPIV3_1 } from 'openapi-types';

/** Returns the components that every service has: errors, parameters and headers. */
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
      NotModified: { description: 'Not modified.' },
    },
  } satisfies OpenAPIV3_1.ComponentsObject;
}

/** Returns the authentication schemes. The product token is part of a cookie name and a header name. */
export function securitySchemes(token: string) {
  return {
    cookie: {
      type: 'apiKey',
      in: 'cookie',
      name: `${token}_logged_in`,
      description: 'Session cookie of a browser. Requires a nonce.',
    },
    nonce: {
      type: 'apiKey',
      in: 'header',
      name: `X-${token.toUpperCase()}-Nonce`,
      description: 'Nonce for the session cookie. A response to a valid nonce carries a new one.',
    },
    applicationPassword: {
      type: 'http',
      scheme: 'basic',
      description: 'Username and application password.',
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
  description: 'Links to related resources, by relation.',
  type: 'object',
  additionalProperties: {
    type: 'array',
    items: {
      type: 'object',
      required: ['href'],
      properties: {
        href: { type: 'string', description: 'URL of the resource.' },
        embeddable: { type: 'boolean', description: 'Whether `_embed` can embed the resource.' },
      },
      additionalProperties: true,
    },
  },
};

/** 7.1 of the contract. */
const error: OpenAPIV3_1.SchemaObject = {
  description: 'Error of a request.',
  type: 'object',
  required: ['code', 'message', 'data'],
  properties: {
    code: { type: 'string', description: 'Code of the first error.' },
    message: { type: 'string', description: 'Message of the first error.' },
    data: { description: 'Details of the error; `status` is the HTTP status.' },
    additional_data: {
      type: 'array',
      items: {},
      description: 'Earlier data items of the same code, if there are any.',
    },
    additional_errors: {
      type: 'array',
      items: { $ref: '#/components/schemas/Error' },
      description: 'Further errors, if there is more than one.',
    },
  },
};

/** Returns the error of missing or invalid parameters (4.5). */
const invalidParameters: OpenAPIV3_1.SchemaObject = {
  description: 'Error of missing or invalid parameters.',
  type: 'object',
  required: ['code', 'message', 'data'],
  properties: {
    code: {
      type: 'string',
      description:
        '`rest_invalid_param` or `rest_missing_callback_param`, or a code of the endpoint.',
    },
    message: { type: 'string', description: 'Message that names the parameters.' },
    data: {
      type: 'object',
      description: 'Details of the error.',
      properties: {
        status: { type: 'integer', description: 'The HTTP status.' },
        params: {
          type: ['object', 'array'],
          description: 'Message of each invalid parameter, or the list of the missing parameters.',
          additionalProperties: { type: 'string' },
          items: { type: 'string' },
        },
        details: {
          type: 'object',
          description: 'Error of each invalid parameter.',
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
    'Fields to include in the response, even if the schema requires others; `parent.child` names a nested field.',
  style: 'form',
  explode: false,
  schema: { type: 'array', items: { type: 'string' } },
};

const embed: OpenAPIV3_1.ParameterObject = {
  name: '_embed',
  in: 'query',
  description: 'Link relations to embed in the response; `1` embeds all of them.',
  style: 'form',
  explode: false,
  schema: { type: 'array', items: { type: 'string' } },
};

const total: OpenAPIV3_1.HeaderObject = {
  description: 'Total number of items.',
  schema: { type: 'integer' },
};

const totalPages: OpenAPIV3_1.HeaderObject = {
  description: 'Total number of pages.',
  schema: { type: 'integer' },
};

const tag: OpenAPIV3_1.HeaderObject = {
  description:
    'Entity tag of the response, for `If-None-Match`, and for `If-Match` if it is an item.',
  schema: { type: 'string' },
};

const ifNoneMatch: OpenAPIV3_1.ParameterObject = {
  name: 'If-None-Match',
  in: 'header',
  description:
    'Entity tags of cached responses. If one of them is current, the response is 304 without a body.',
  schema: { type: 'string' },
};

const ifMatch: OpenAPIV3_1.ParameterObject = {
  name: 'If-Match',
  in: 'header',
  description:
    'Entity tag of the item. If the item has changed since, the response is 412 and nothing is changed.',
  schema: { type: 'string' },
};

interface ErrorText {
  /** The component that endpoints without an error code for the status refer to. */
  readonly name: string;
  readonly description: string;
}

const texts: ReadonlyMap<number, ErrorText> = new Map([
  [400, { name: 'InvalidParameters', description: 'Missing or invalid parameters.' }],
  [401, { name: 'NotLoggedIn', description: 'Authentication required.' }],
  [403, { name: 'NotAllowed', description: 'Permission denied.' }],
  [404, { name: 'NotFound', description: 'Not found.' }],
  [409, { name: 'Error', description: 'Conflict with the current state of the resource.' }],
  [410, { name: 'Error', description: 'The resource no longer exists.' }],
  [412, { name: 'Error', description: 'The resource has changed since it was read.' }],
  [413, { name: 'Error', description: 'Content too large.' }],
  [500, { name: 'Error', description: 'Internal server error.' }],
  [501, { name: 'Error', description: 'Not implemented.' }],
]);

const OTHER: ErrorText = { name: 'Error', description: 'An error.' };

/** Returns the name and the description of the response with the status. */
export function errorAt(status: number): ErrorText {
  return texts.get(status) ?? OTHER;
}
