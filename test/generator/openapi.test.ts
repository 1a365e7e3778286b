import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import type { OpenAPIV3_1 } from 'openapi-types';
import { expect, test } from 'vitest';
import { emitOpenApi, openApi } from '../../generator/emit/openapi/index.ts';
import { openApiSchema } from '../../generator/emit/openapi/schema.ts';
import { assignNames } from '../../generator/names/names.ts';
import { api, arg, withEndpoint } from './emit-fixture.ts';
import library from '../e2e/library/generated/openapi.json' with { type: 'json' };
import { settings } from './helpers.ts';

const { names } = assignNames(api, settings);

/** Returns the errors and warnings of two validators about a document. */
async function problemsOf(source: string): Promise<unknown[]> {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  const { errors = [] } = await new Validator().validate(source);
  return [...problems.map(({ ruleId, message }) => `${ruleId}: ${message}`), ...errors];
}

test('two validators accept the document', async () => {
  expect(await problemsOf(emitOpenApi(api, names))).toEqual([]);
});

test('two validators accept a discriminated union that may be `null`: `null` is next to the union', async () => {
  const members = (kind: string) =>
    ({ kind: { type: 'string', enum: [kind], required: true } }) as const;
  const named = (kind: string) =>
    ({ $type: kind, type: 'object', properties: members(kind) }) as const;
  const oneOf = [named('circle'), named('box')];
  const union = openApiSchema({ discriminator: 'kind', oneOf }, 'required');
  const nullable = { discriminator: 'kind', oneOf: [...oneOf, { type: 'null' }] } as const;
  const shape = openApiSchema(nullable, 'required');
  expect(shape).toEqual({ oneOf: [union, { type: 'null' }] });
  expect(union).toHaveProperty('discriminator.mapping.box', '#/components/schemas/BoxInput');
  const [CircleInput, BoxInput] = ['circle', 'box'].map((kind) =>
    openApiSchema({ type: 'object', properties: members(kind) }, 'required'),
  );
  const document = JSON.parse(emitOpenApi(api, names)) as OpenAPIV3_1.Document;
  const { PostView = {}, ...schemas } = document.components?.schemas ?? {};
  const post = { ...PostView, properties: { ...PostView.properties, shape } };
  const added = { ...schemas, PostView: post, CircleInput, BoxInput };
  const components = { ...document.components, schemas: added };
  expect(await problemsOf(JSON.stringify({ ...document, components }, null, 2))).toEqual([]);
});

test('two validators accept the document of this project', async () => {
  const document = new URL('../../generated/openapi.json', import.meta.url);
  expect(await problemsOf(await readFile(document, 'utf8'))).toEqual([]);
});

test('two validators accept the document of a plain service', async () => {
  expect(await problemsOf(JSON.stringify(library, null, 1))).toEqual([]);
});

test('the document of a plain service has the declared security only', () => {
  const { components, security, paths } = library;
  expect(components.securitySchemes).toEqual({
    bearer: { type: 'http', scheme: 'bearer', description: 'Token of a member.' },
  });
  expect(security).toEqual([{ bearer: [] }]);
  expect(paths['/books'].get.security).toEqual([]);
  expect(paths['/books'].post).not.toHaveProperty('security');
  expect(Object.keys(paths['/books'].get.responses)).not.toContain('401');
  expect(Object.keys(paths['/books'].post.responses)).toContain('401');
});

test('the document of a plain service has problem documents and the headers of the profile', () => {
  const { get } = library.paths['/books/{id}'];
  const body = get.responses['404'].content['application/problem+json'];
  const message = 'There is no book with the ID {id}.';
  expect(body.examples.book_not_found.value).toEqual({
    ...{ type: 'about:blank', title: 'Not Found', status: 404, detail: message },
    ...{ code: 'book_not_found', message, data: { status: 404 } },
  });
  const text = JSON.stringify(library);
  expect(text).toContain('X-Total-Count');
  expect(text).not.toMatch(/cms|nonce|cookie/i);
});

test('exclusive bounds become numbers, `required` a list, and `readonly` becomes `readOnly`', () => {
  const schema = {
    type: 'object',
    properties: {
      share: { type: 'number', minimum: 0, exclusiveMinimum: true, maximum: 1, required: true },
      link: { type: ['string', 'null'], format: 'uri', readonly: true, context: ['view'] },
    },
  } as const;
  expect(openApiSchema(schema, 'required')).toEqual({
    type: 'object',
    properties: {
      share: { type: 'number', exclusiveMinimum: 0, maximum: 1 },
      link: { type: ['string', 'null'], format: 'uri', readOnly: true },
    },
    required: ['share'],
  });
});

test('a response requires all properties except optional ones, also nested ones', () => {
  const schema = {
    type: 'object',
    properties: {
      id: { type: 'integer' },
      note: { type: 'string', optional: true },
      size: {
        type: 'object',
        properties: { width: { type: 'integer' }, depth: { type: 'integer', optional: true } },
      },
    },
  } as const;
  expect(openApiSchema(schema, 'answered')).toMatchObject({
    required: ['id', 'size'],
    properties: { size: { required: ['width'] } },
  });
  expect(JSON.stringify(openApiSchema(schema, 'answered'))).not.toContain('optional');
});

test('an endpoint with three methods becomes three operations with different IDs', () => {
  const path = openApi(api, names).paths?.['/cms/v2/posts/{id}'];
  expect([path?.post?.operationId, path?.put?.operationId, path?.patch?.operationId]).toEqual([
    'posts.update',
    'posts.update.put',
    'posts.update.patch',
  ]);
});

test('a group of the path is a path parameter, and other arguments of a write are the body', () => {
  const update = openApi(api, names).paths?.['/cms/v2/posts/{id}']?.post;
  expect(update?.parameters?.[0]).toEqual({
    name: 'id',
    in: 'path',
    required: true,
    description: 'Number of it.',
    schema: { type: 'integer' },
  });
  expect(update?.requestBody).toEqual({
    content: {
      'application/json': {
        schema: {
          type: 'object',
          properties: {
            author: { description: 'User who wrote it.', type: 'integer' },
            slug: { description: 'Its name in addresses.', type: 'string' },
          },
        },
      },
    },
  });
});

test('4.6: a required argument is not nullable', () => {
  const type = ['string', 'null'] as const;
  const args = [arg('room', { type, required: true }), arg('note', { type })];
  const writing = withEndpoint('update', { args });
  const { paths } = openApi(writing, assignNames(writing, settings).names);
  expect(paths?.['/cms/v2/posts/{id}']?.post?.requestBody).toHaveProperty(
    ['content', 'application/json', 'schema'],
    {
      type: 'object',
      properties: { room: { type: 'string' }, note: { type } },
      required: ['room'],
    },
  );
});

test('an endpoint with uploads accepts a form with a file, a file as the body, and its arguments as JSON', () => {
  const taking = withEndpoint('update', { uploads: true });
  const document = openApi(taking, assignNames(taking, settings).names);
  const body = document.paths?.['/cms/v2/posts/{id}']?.post?.requestBody ?? {};
  expect(body).toMatchObject({
    content: {
      'application/json': { schema: { type: 'object' } },
      'multipart/form-data': {
        schema: {
          properties: { slug: { type: 'string' }, file: { type: 'string', format: 'binary' } },
        },
      },
      '*/*': { schema: { type: 'string', format: 'binary' } },
    },
  });
  // Other tools offer the first type.
  expect(Object.keys(Object(Object(body).content))[0]).toBe('multipart/form-data');
});

test('an endpoint with uploads and without arguments does not accept JSON', () => {
  const alone = withEndpoint('update', { uploads: true, args: [] });
  const { paths } = openApi(alone, assignNames(alone, settings).names);
  const body = paths?.['/cms/v2/posts/{id}']?.post?.requestBody ?? {};
  expect(Object.keys(Object(Object(body).content))).toEqual(['multipart/form-data', '*/*']);
});

test('items of a list without `items` are scalars in a query and anything in a body', () => {
  const marks = arg('marks', { type: 'array' });
  const listing = withEndpoint('list', { args: [marks] });
  const listed = openApi(listing, assignNames(listing, settings).names);
  expect(listed.paths?.['/cms/v2/posts']?.get?.parameters).toContainEqual({
    name: 'marks',
    in: 'query',
    style: 'form',
    explode: false,
    schema: { type: 'array', items: { type: ['string', 'number', 'boolean'] } },
  });
  const creating = withEndpoint('create', { args: [marks] });
  const created = openApi(creating, assignNames(creating, settings).names);
  expect(created.paths?.['/cms/v2/posts']?.post?.requestBody).toMatchObject({
    content: { 'application/json': { schema: { properties: { marks: { type: 'array' } } } } },
  });
});

test('a map has no `_embed`, and a response without JSON has no `_fields`', () => {
  const parametersOf = (answers: 'item' | 'map' | 'any', others = {}) => {
    const shown = withEndpoint('update', { answers, ...others });
    const { paths } = openApi(shown, assignNames(shown, settings).names);
    return paths?.['/cms/v2/posts/{id}']?.post?.parameters;
  };
  const ref = (name: string) => ({ $ref: `#/components/parameters/${name}` });
  expect(parametersOf('item')).toContainEqual(ref('embed'));
  expect(parametersOf('map')).not.toContainEqual(ref('embed'));
  expect(parametersOf('any')).toContainEqual(ref('fields'));
  expect(parametersOf('any', { media: 'text/csv' })).not.toContainEqual(ref('fields'));
});

const document = openApi(api, names);
const responsesOf = (path: string) => document.paths?.[path]?.get?.responses;

test('the response is one of the views if the request selects the context', () => {
  expect(responsesOf('/cms/v2/posts/{id}')?.['200']).toMatchObject({
    content: {
      'application/json': {
        schema: {
          anyOf: [
            { $ref: '#/components/schemas/PostView' },
            { $ref: '#/components/schemas/PostEdit' },
            { $ref: '#/components/schemas/PostEmbed' },
          ],
        },
      },
    },
  });
});

test('an item has `_links`, and `_embedded` by relation', () => {
  expect(document.components?.schemas?.['PostView']?.properties).toMatchObject({
    _links: { $ref: '#/components/schemas/Links' },
    _embedded: {
      properties: {
        author: {
          items: {
            anyOf: [
              { $ref: '#/components/schemas/UserEmbed' },
              { $ref: '#/components/schemas/Error' },
            ],
          },
        },
      },
    },
  });
});

test('each error response is declared with its body', () => {
  const responses = responsesOf('/cms/v2/posts/{id}');
  expect(Object.keys(responses ?? {})).toEqual([
    ...['200', '304', '400', '401', '403', '404', 'default'],
  ]);
  expect(responses?.['400']).toEqual({ $ref: '#/components/responses/InvalidParameters' });
});

/** The generated document of the API of this repository. */
const site = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as OpenAPIV3_1.Document;

test('error codes are listed at their statuses', () => {
  const codes = Object.entries(site.paths?.['/cms/v2/posts/{id}']?.delete?.responses ?? {}).map(
    ([status, response]) => [status, codesIn(response)],
  );
  expect(Object.fromEntries(codes)).toMatchObject({
    404: ['rest_post_invalid_id'],
    410: ['rest_already_trashed'],
    412: ['rest_precondition_failed'],
    501: ['rest_trash_not_supported'],
  });
});

test('operations with ETags have If-Match and If-None-Match', () => {
  const { get, patch } = site.paths?.['/cms/v2/posts/{id}'] ?? {};
  expect(get?.parameters).toContainEqual({ $ref: '#/components/parameters/ifNoneMatch' });
  expect(patch?.parameters).toContainEqual({ $ref: '#/components/parameters/ifMatch' });
});

function codesIn(response: object): string[] {
  const json = 'content' in response ? JSON.stringify(response.content) : '{}';
  return [...json.matchAll(/"code":"(\w+)"/g)].flatMap(([, code]) => (code ? [code] : []));
}

test('every component is referenced', () => {
  const text = JSON.stringify(document);
  const components = Object.keys(document.components?.schemas ?? {});
  expect(components).not.toEqual([]);
  for (const name of components) {
    expect(text).toContain(`#/components/schemas/${name}"`);
  }
});

test('the document has the information of the API file', () => {
  const license = { name: 'MIT', identifier: 'MIT' };
  const about = { title: 'Library', version: '3', license, server: 'https://books.example/api' };
  expect(openApi({ ...api, about }, names)).toMatchObject({
    info: { title: 'Library', version: '3', license },
    servers: [{ url: 'https://books.example/api' }],
  });
});

test('types that the alternatives state are not repeated', () => {
  const alternatives = [{ type: 'array' }, { type: 'object' }] as const;
  expect(openApiSchema({ type: ['array', 'object'], oneOf: alternatives }, 'required')).toEqual({
    oneOf: alternatives,
  });
});

test('alternatives repeat the common required properties', () => {
  const kind = (name: string) =>
    ({ type: 'object', properties: { kind: { type: 'string', enum: [name] } } }) as const;
  expect(
    openApiSchema(
      { type: 'object', required: ['kind'], oneOf: [kind('a'), kind('b')] },
      'required',
    ),
  ).toEqual({
    type: 'object',
    required: ['kind'],
    oneOf: [
      { ...kind('a'), required: ['kind'] },
      { ...kind('b'), required: ['kind'] },
    ],
  });
});

test('a pattern that excludes the named members describes the other members', () => {
  const schema = {
    type: 'object',
    properties: { 'a.b': { type: 'integer' }, raw: { type: 'integer' } },
    additionalProperties: { type: 'string' },
  } as const;
  const pattern = '^(?!(?:a\\.b|raw)$)';
  expect(openApiSchema(schema, 'required')).toEqual({
    type: 'object',
    properties: schema.properties,
    patternProperties: { [pattern]: { type: 'string' } },
  });
  const others = ['a.b', 'axb', 'raw', 'raws', ''].filter((name) =>
    RegExp(pattern, 'u').test(name),
  );
  expect(others).toEqual(['axb', 'raws', '']);
  const map = { type: 'object', additionalProperties: { type: 'string' } } as const;
  expect(openApiSchema(map, 'required')).toEqual(map);
  const alike = { ...map, properties: { title: { type: 'string', minLength: 1 } } } as const;
  expect(openApiSchema(alike, 'required')).toEqual(alike);
  const numbers = {
    type: 'object',
    properties: { count: { type: 'integer' } },
    additionalProperties: { type: 'number' },
  } as const;
  expect(openApiSchema(numbers, 'required')).toEqual(numbers);
});

test('alternatives inherit the type of their parent', () => {
  const lists = [{ items: { type: 'string' } }, { items: { type: 'integer' } }] as const;
  expect(openApiSchema({ type: 'array', oneOf: lists }, 'required')).toEqual({
    oneOf: lists.map((list) => ({ type: 'array', ...list })),
  });
});

const long = { type: 'string', minLength: 2 } as const;

test('items of lists in a query are scalars, also in alternatives and without a type', () => {
  const choice = arg('choice', { type: ['array', 'string'], anyOf: [{ type: 'array' }, long] });
  const marks = arg('marks', { type: 'array', items: { title: 'Mark' } });
  const listing = withEndpoint('list', { args: [choice, marks] });
  const listed = openApi(listing, assignNames(listing, settings).names);
  const written = { type: ['string', 'number', 'boolean'] };
  const parameters = listed.paths?.['/cms/v2/posts']?.get?.parameters;
  expect(parameters?.slice(0, 2)).toMatchObject([
    { schema: { anyOf: [{ type: 'array', items: written }, long] } },
    { schema: { type: 'array', items: { title: 'Mark', ...written } } },
  ]);
});
