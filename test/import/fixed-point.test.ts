import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compiled, emptyProject, imported, importedValue, schemaFile } from './import.ts';

const info = { title: 'Shop', version: '1' };
const text = { type: 'string' };
const done = { 204: { description: 'Done.' } };
const inPath = (name: string, schema: object = text) => {
  return { name, in: 'path', required: true, schema };
};
const number = { type: 'integer' };

/** Returns the schema files of a project, without the name of the imported document. */
function schemaFiles(root: string): object {
  const folder = join(root, 'schemas');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(
    names
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')])
      .map(([name = '', file = '']) => [name, file.replace(/"x-imported": ".*"/, '')]),
  );
}

/** Imports a document, generates code, and returns the schema files with the new document. */
async function regenerated(document: unknown) {
  const root = emptyProject();
  await importedValue(root, document);
  expect(await compiled(root)).toEqual([]);
  const made: unknown = JSON.parse(readFileSync(join(root, 'generated/openapi.json'), 'utf8'));
  return { files: schemaFiles(root), made };
}

test('the document of an imported project, imported again, has stable schema files', async () => {
  const Size = { title: 'Size', type: 'object', required: ['w'], properties: { w: number } };
  const Product = {
    type: 'object',
    properties: { id: number, size: { $ref: '#/components/schemas/Size' } },
  };
  const product = {
    description: 'A product.',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Product' } } },
  };
  const first = await regenerated({
    openapi: '3.0.0',
    info,
    paths: {
      '/products/{id}': {
        get: {
          ...{ summary: 'Read one', description: 'Reads a product with its size.' },
          parameters: [inPath('id', number)],
          responses: { 200: product, 404: { description: 'Missing.' } },
        },
      },
    },
    components: { schemas: { Product, Size } },
  });
  expect(first.files).toHaveProperty(
    ['resources/products.json'],
    expect.stringMatching(
      /"summary": "Read one",\s+"description": "Reads a product with its size."/,
    ),
  );
  const second = await regenerated(first.made);
  expect(second.files).toEqual(first.files);
}, 60_000);

test('names of types in requests, and files, stay the same when a document is imported again and again', async () => {
  const thing = { $ref: '#/components/schemas/Thing' };
  const json = (schema: object) => ({ 'application/json': { schema } });
  const sent = { required: true, content: json({ type: 'array', items: thing }) };
  const image = { content: { 'image/png': { schema: { type: 'string', format: 'binary' } } } };
  const order = json({ type: 'array', items: { $ref: '#/components/schemas/OrderInput' } });
  const types: string[][] = [];
  let made: unknown = {
    openapi: '3.0.0',
    info,
    paths: {
      '/things': {
        post: {
          requestBody: sent,
          responses: { 200: { description: 'A thing.', content: json(thing) } },
        },
      },
      '/orders': { post: { requestBody: { content: order }, responses: done } },
      '/images/{id}': { put: { parameters: [inPath('id')], requestBody: image, responses: done } },
    },
    components: {
      schemas: {
        Thing: {
          type: 'object',
          properties: { name: text, color: { $ref: '#/components/schemas/Color' } },
        },
        Color: { type: 'string', enum: ['red', 'green'] },
        OrderInput: { type: 'object', properties: { count: number } },
      },
    },
  };
  for (let round = 0; round < 3; round += 1) {
    const { files, made: next } = await regenerated(made);
    types.push(Object.keys(files).filter((name) => name.startsWith('types/')));
    expect(files).toHaveProperty(
      ['resources/images.json'],
      expect.stringContaining('"uploads": true'),
    );
    made = next;
  }
  expect(types[0]).toEqual(['types/color.json', 'types/order.json', 'types/thing.json']);
  expect(types[1]).toEqual([
    ...['types/color-request.json', 'types/color.json', 'types/order.json'],
    ...['types/thing-request.json', 'types/thing.json'],
  ]);
  expect(types[2]).toEqual(types[1]);
}, 120_000);

test('routes with more text, and with numbers, are served before routes that match their requests', async () => {
  const root = emptyProject();
  const get = (...parameters: object[]) => ({ get: { parameters, responses: done } });
  await importedValue(root, {
    openapi: '3.0.0',
    info,
    paths: {
      '/records/{id}.json': get(inPath('id')),
      '/records/{id}.schema.json': get(inPath('id')),
      '/genes/{symbol}/{species}': get(inPath('symbol'), inPath('species', number)),
      '/genes/map/{key}': get(inPath('key', number)),
      '/genes/map/{key}/all': get(inPath('key', number)),
    },
  });
  expect(await compiled(root)).toEqual([]);
}, 60_000);

test('a pattern of more than 12,000 characters is a loss', async () => {
  const root = emptyProject();
  const schema = { type: 'string', pattern: `^${'ab'.repeat(6_001)}$` };
  const parameters = [{ name: 'code', in: 'query', schema }];
  const paths = { '/codes': { get: { operationId: 'read', parameters, responses: done } } };
  writeFileSync(join(root, 'long.json'), JSON.stringify({ openapi: '3.0.0', info, paths }));
  const { out } = await imported(root, 'long.json');
  expect(out).toContain('very long patterns');
  expect(JSON.stringify(schemaFile(root, 'resources/codes.json'))).not.toContain('pattern');
});
