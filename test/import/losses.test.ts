import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compiled, emptyProject, importedValue, lossesIn, schemaFile } from './import.ts';

const info = { title: 'Shop', version: '1' };
const text = { type: 'string' };
const json = (schema: unknown) => ({ 'application/json': { schema } });
const done = { 204: { description: 'Done.' } };

/** Imports a document with one path, and returns the kinds and the pointers of its losses below the path. */
async function lossesOf(root: string, item: object): Promise<readonly string[]> {
  const report = await importedValue(root, { openapi: '3.1.0', info, paths: { '/a': item } });
  return lossesIn(report).map((loss) => loss.replace('/paths/~1a', ''));
}

test('limits of a body whose members are arguments are losses; a service refuses other members itself', async () => {
  const whole = { minProperties: 1, maxProperties: 2, enum: [{ name: 'a' }] };
  const schema = { type: 'object', properties: { name: text }, additionalProperties: false };
  const body = (own: object) => ({
    post: { requestBody: { content: json({ ...schema, ...own }) }, responses: done },
  });
  const root = emptyProject();
  expect(await lossesOf(root, body({}))).toEqual([]);
  const place = '/post/requestBody/content/application~1json/schema';
  expect(await lossesOf(root, body(whole))).toEqual([
    ...[
      `keyword ${place}/enum`,
      `keyword ${place}/maxProperties`,
      `keyword ${place}/minProperties`,
    ],
  ]);
});

test('other members of a form with files, and limits of a file, are losses', async () => {
  const file = { ...text, format: 'binary', maxLength: 9 };
  const form = { type: 'object', properties: { file }, additionalProperties: text };
  const content = { 'multipart/form-data': { schema: form, encoding: { file: {} } } };
  const place = '/post/requestBody/content/multipart~1form-data';
  const losses = await lossesOf(emptyProject(), {
    post: { requestBody: { content }, responses: done },
  });
  expect(losses).toEqual([
    `annotation ${place}/encoding`,
    `keyword ${place}/schema/additionalProperties`,
    `keyword ${place}/schema/properties/file/maxLength`,
  ]);
});

test('limits of lists of items, of texts and of errors, headers of errors, and servers of operations are losses', async () => {
  const item = { type: 'object', properties: { id: text } };
  const list = json({ type: 'array', items: item, maxItems: 3 });
  const error = json({ type: 'object', properties: { at: text }, minProperties: 1 });
  const losses = await lossesOf(emptyProject(), {
    get: {
      servers: [{ url: '/other' }],
      responses: {
        200: { description: 'The items.', content: list, links: {} },
        404: { description: 'Missing.', content: error, headers: { 'X-Why': { schema: text } } },
      },
    },
    post: {
      responses: {
        200: {
          description: 'Text.',
          content: { 'text/plain': { schema: { ...text, maxLength: 9 } } },
        },
      },
    },
  });
  expect(losses).toEqual([
    'response-header /get/responses/404/headers',
    'server /get/servers',
    'annotation /get/responses/200/links',
    'keyword /get/responses/200/content/application~1json/schema/maxItems',
    'keyword /get/responses/404/content/application~1json/schema/minProperties',
    'keyword /post/responses/200/content/text~1plain/schema/maxLength',
  ]);
});

test('`contentEncoding: base64` becomes the format `byte`', async () => {
  const root = emptyProject();
  const data = { ...text, contentEncoding: 'base64' };
  const body = { type: 'object', properties: { data } };
  expect(
    await lossesOf(root, { post: { requestBody: { content: json(body) }, responses: done } }),
  ).toEqual([]);
  expect(JSON.stringify(schemaFile(root, 'resources/a.json'))).toContain('"format":"byte"');
});

test('extensions, comments, tags, terms, second titles and descriptions of bodies are losses, and data is not', async () => {
  const root = emptyProject();
  const schema = {
    ...{ type: 'object', title: 'A pet', description: 'A pet of the shop.', 'x-table': 'pets' },
    properties: {
      'x-name': { ...text, $comment: 'Short.' },
      links: { ...text, example: 'x', default: 'y' },
      headers: { type: 'object', default: { externalDocs: {}, 'x-a': 1 } },
    },
  };
  const { out } = await importedValue(root, {
    ...{ openapi: '3.1.0', info: { ...info, termsOfService: 'https://shop/terms' }, 'x-root': 1 },
    tags: [{ name: 'pets', description: 'All pets.' }],
    paths: {
      '/a': {
        summary: 'Pets',
        parameters: [{ name: 'q', in: 'query', schema: text, allowReserved: true }],
        post: {
          requestBody: { description: 'The pet.', required: true, content: json(schema) },
          responses: { 204: { description: '', headers: { 'x-next': { schema: text } } } },
          security: [{ 'x-key': [] }],
        },
        put: {
          requestBody: { description: 'All names.', content: json({ type: 'array', items: text }) },
          responses: done,
        },
      },
    },
    components: { securitySchemes: { 'x-key': { type: 'apiKey', name: 'k', in: 'query' } } },
  });
  const body = '/paths/~1a/post/requestBody';
  const pet = `${body}/content/application~1json/schema`;
  expect(lossesIn({ out })).toEqual([
    'annotation /info/termsOfService',
    'annotation /paths/~1a/parameters/0/allowReserved',
    `annotation ${pet}/properties/x-name/$comment`,
    `text ${pet}/description`,
    `text ${pet}/title`,
    `text ${body}/description`,
    'text /paths/~1a/summary',
    'text /tags/0/description',
    `extension ${pet}/x-table`,
    'extension /x-root',
  ]);
  expect(JSON.stringify(schemaFile(root, 'resources/a.json'))).toContain(
    '"description":"All names.","in":"body"',
  );
});

test('`operationId`, tags and deprecated headers are imported, and ids that are not possible are losses', async () => {
  const root = emptyProject();
  const get = (operationId: string, ...tags: string[]) => ({ operationId, tags, responses: done });
  const headers = { 'X-Left': { deprecated: true, schema: text } };
  const { out } = await importedValue(root, {
    ...{ openapi: '3.1.0', info },
    paths: {
      '/pets/{id}': {
        get: { ...get('readPet', 'pets'), responses: { 204: { description: '', headers } } },
        put: get('readPet', 'animals', 'pets'),
        delete: get('pets.delete', 'pets'),
        patch: get('pets/change'),
      },
    },
  });
  const path = '/paths/~1pets~1{id}';
  expect(lossesIn({ out })).toEqual(
    ['patch', 'put'].map((method) => `operation-id ${path}/${method}/operationId`),
  );
  expect(await compiled(root)).toEqual([]);
  const made: unknown = JSON.parse(readFileSync(join(root, 'generated/openapi.json'), 'utf8'));
  const operation = (method: string) => ['paths', '/pets/{id}', method];
  expect(made).toHaveProperty([...operation('get'), 'operationId'], 'readPet');
  expect(made).toHaveProperty([...operation('get'), 'tags'], ['pets']);
  expect(made).toHaveProperty([...operation('put'), 'tags'], ['animals', 'pets']);
  expect(made).toHaveProperty([...operation('delete'), 'operationId'], 'pets.delete');
  expect(made).toHaveProperty(
    [...operation('get'), 'responses', '204', 'headers', 'X-Left', 'deprecated'],
    true,
  );
}, 60_000);

test('texts of errors, defaults of responses, values of error codes and headers of the service itself are losses', async () => {
  const root = emptyProject();
  const error = {
    description: 'An error of the shop.',
    type: 'object',
    properties: { code: { ...text, enum: ['a', 'b'], description: 'Code of the shop.' } },
  };
  const shown = { type: 'object', properties: { size: { ...text, default: 's' } } };
  const found = await lossesOf(root, {
    get: {
      parameters: [
        { name: 'Accept', in: 'header', schema: text },
        { name: 'sort.by', in: 'query', schema: text },
      ],
      responses: {
        200: { description: 'Sizes.', content: json({ ...shown, format: 'uri-map' }) },
        304: { description: 'Not modified.' },
        404: { description: 'None.', content: json(error) },
      },
    },
  });
  const place = '/get/responses/404/content/application~1json/schema';
  expect(found).toEqual([
    'parameter-sign /get/parameters/1/name',
    'own-header /get/parameters/0',
    `text ${place}/description`,
    `text ${place}/properties/code/description`,
    'format /get/responses/200/content/application~1json/schema/format',
    'default /get/responses/200/content/application~1json/schema/properties/size/default',
    `enum ${place}/properties/code/enum`,
  ]);
});

test('operations of one path keep their own descriptions and limits of its parameters', async () => {
  const root = emptyProject();
  const id = (description: string, schema: object) => {
    return { name: 'id', in: 'path', required: true, description, schema };
  };
  const sent = { content: json({ type: 'array', items: text }), required: true };
  const paths = {
    '/things/{id}': {
      get: { parameters: [id('The read one.', text)], responses: done },
      put: {
        parameters: [id('The written one.', { ...text, maxLength: 9 })],
        ...{ requestBody: sent, responses: done },
      },
      delete: { parameters: [id('The read one.', text)], responses: done },
    },
  };
  const report = await importedValue(root, { openapi: '3.1.0', info, paths });
  expect(lossesIn(report)).toEqual([]);
  expect(await compiled(root)).toEqual([]);
  const { paths: made } = JSON.parse(readFileSync(join(root, 'generated/openapi.json'), 'utf8'));
  const parameters = Object.values(Object(made)['/things/{id}']).map(
    (operation) => Object(operation).parameters[0],
  );
  expect(parameters.map(({ description, schema }) => [description, schema.maxLength])).toEqual([
    ['The read one.', undefined],
    ['The written one.', 9],
    ['The read one.', undefined],
  ]);
}, 60_000);
