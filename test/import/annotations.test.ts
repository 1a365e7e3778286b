import { expect, test } from 'vitest';
import { compiled, emptyProject, importedValue, lossesIn, schemaFile } from './import.ts';

const text = { type: 'string' };

async function importOf(root: string, paths: object, schemas: object = {}) {
  const report = await importedValue(root, {
    openapi: '3.1.0',
    info: { title: 'Books', version: '1' },
    paths,
    components: { schemas },
  });
  return lossesIn(report);
}

test('examples that their schema accepts are imported, and others are losses', async () => {
  const root = emptyProject();
  const book = {
    type: 'object',
    example: { id: 1 },
    properties: {
      id: { type: 'integer', example: 7 },
      title: { ...text, examples: ['Emma', 7, 'Lea'] },
      page: { type: 'integer', example: 'first' },
      cover: { $ref: '#/components/schemas/Cover', example: { url: 'x' } },
    },
  };
  const cover = { type: 'object', properties: { url: text } };
  const query = (name: string, keywords: object, schema: object = text) => {
    return { name, in: 'query', ...keywords, schema };
  };
  const content = (schema: object) => ({ 'application/json': { schema, example: { id: 1 } } });
  const get = {
    parameters: [
      query('sort', { example: 'title' }, { ...text, examples: ['id'] }),
      query('size', { examples: { few: { value: 3 } } }, { type: 'integer' }),
    ],
    responses: {
      200: { description: '', content: content({ $ref: '#/components/schemas/Book' }) },
    },
  };
  const losses = await importOf(root, { '/books': { get } }, { Book: book, Cover: cover });
  expect(schemaFile(root, 'types/book.json')).toMatchObject({
    schema: {
      properties: {
        id: { examples: [7] },
        title: { examples: ['Emma', '7', 'Lea'] },
        page: { type: 'integer' },
      },
    },
  });
  expect(schemaFile(root, 'resources/books.json')).toHaveProperty(
    ['routes', '/', 'getBooks', 'args'],
    {
      sort: { type: 'string', examples: ['id', 'title'] },
      size: { type: 'integer', examples: [3] },
    },
  );
  const properties = '/components/schemas/Book/properties';
  expect(losses.toSorted()).toEqual(
    [
      `example ${properties}/cover`,
      `example ${properties}/page`,
      'example /components/schemas/Book',
      'example /paths/~1books/get/responses/200/content/application~1json',
    ].sort(),
  );
  expect(await compiled(root)).toEqual([]);
}, 60_000);

test('the `$` of `${x}` in a text is removed and listed as a loss', async () => {
  const root = emptyProject();
  const get = { summary: 'Costs ${price}', responses: { 204: { description: 'Costs $5.' } } };
  expect(await importOf(root, { '/books': { get } })).toEqual([
    'placeholder /paths/~1books/get/summary',
  ]);
  expect(schemaFile(root, 'resources/books.json')).toHaveProperty(
    ['routes', '/', 'getBooks', 'summary'],
    'Costs {price}',
  );
});

test('an optional body with required members is one argument, and a loss if the document leaves out that it is required', async () => {
  const root = emptyProject();
  const schema = { type: 'object', required: ['name'], properties: { name: text } };
  const post = (keywords: object) => ({
    operationId: 'send',
    requestBody: { ...keywords, content: { 'application/json': { schema } } },
    responses: { 204: { description: 'Done.' } },
  });
  const paths = {
    '/must': { post: post({ required: true }) },
    '/may': { post: post({ required: false }) },
    '/open': { post: post({}) },
  };
  expect(await importOf(root, paths)).toEqual([
    'optional-body /paths/~1open/post/requestBody',
    'operation-id /paths/~1may/post/operationId',
    'operation-id /paths/~1open/post/operationId',
  ]);
  const args = (name: string) => ['routes', '/', 'send', 'args', name];
  const name = { type: 'string', required: true };
  expect(schemaFile(root, 'resources/must.json')).toHaveProperty(args('name'), name);
  expect(schemaFile(root, 'resources/open.json')).toHaveProperty(args('name'), name);
  expect(schemaFile(root, 'resources/may.json')).toHaveProperty(args('body'), {
    ...{ type: 'object', properties: { name }, in: 'body' },
  });
});
