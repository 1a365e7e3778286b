import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compiled, emptyProject, here, imported, importedValue, schemaFile } from './import.ts';

const SHOP = join(here, 'shop.yaml');

test('an imported document generates code that compiles without an edit', async () => {
  const root = emptyProject();
  expect((await imported(root, SHOP)).code).toBe(0);
  expect(readdirSync(join(root, 'schemas/resources')).sort()).toEqual([
    'products.json',
    'reviews.json',
  ]);
  expect(await compiled(root)).toEqual([]);
  expect(readFileSync(join(root, 'site/handlers/products.ts'), 'utf8')).toContain(
    "notImplemented('products.publish')",
  );
});

test('operations become endpoints of the resource of their path', async () => {
  const root = emptyProject();
  await imported(root, SHOP);
  const products = schemaFile(root, 'resources/products.json');
  expect(products).toMatchObject({
    base: 'products',
    singular: 'product',
    routes: {
      '/': {
        list: { methods: 'GET', answers: 'list' },
        create: { methods: 'POST', answers: 'created', errors: ['conflict'] },
      },
      '/search': { searchProducts: { answers: 'list', security: [] } },
      '/{product_id}': {
        args: { product_id: { type: 'integer', required: true } },
        get: { answers: 'item', errors: ['not_found'] },
        update: { methods: 'PATCH', answers: 'item' },
        delete: { answers: 'any', answer_schema: { type: 'null' } },
      },
      '/{product_id}/publish': { publish: { methods: 'POST', answers: 'any' } },
      '/{product_id}/image': { uploadImage: { uploads: true } },
    },
  });
  expect(schemaFile(root, 'resources/reviews.json')).toMatchObject({
    base: 'products/{product_id}/reviews',
    routes: { '/': { list: { answers: 'list' } } },
  });
  expect(schemaFile(root, 'api.json')).toMatchObject({
    title: 'Shop',
    version: '2.1',
    profile: 'plain',
    server: '/api/v1',
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    security: ['bearer'],
    errors: { conflict: [409], not_found: [404] },
  });
});

test('query parameters with brackets become lists and objects', async () => {
  const root = emptyProject();
  await imported(root, SHOP);
  const products = schemaFile(root, 'resources/products.json');
  expect(products).toHaveProperty(['routes', '/', 'list', 'args'], {
    limit: { type: 'integer', maximum: 100, default: 20 },
    price: { type: 'object', properties: { min: { type: 'number' } } },
    tags: { type: 'array', items: { type: 'string' } },
  });
});

test('the item has the properties of responses, and arguments those of requests', async () => {
  const root = emptyProject();
  await imported(root, SHOP);
  const products = schemaFile(root, 'resources/products.json');
  expect(products).toHaveProperty(['schema', 'properties'], {
    id: { type: 'integer', readonly: true },
    name: { type: 'string', minLength: 1 },
    kind: { type: 'string', enum: ['book', 'record'] },
    price: { type: ['number', 'null'], minimum: 0, exclusiveMinimum: true, optional: true },
    sku: { type: 'string', optional: true },
    category: { $type: 'category', optional: true },
    details: {
      discriminator: 'kind',
      oneOf: [{ $type: 'book' }, { $type: 'record-data' }],
      optional: true,
    },
  });
  const args = ['routes', '/', 'create', 'args'];
  expect(products).not.toHaveProperty([...args, 'id']);
  expect(products).toHaveProperty([...args, 'name', 'required'], true);
  expect(products).toHaveProperty([...args, 'secret'], { type: 'string' });
});

test('the report lists every loss by its pointer, with the affected operations', async () => {
  const root = emptyProject();
  const { out } = await imported(root, SHOP, { format: 'json' });
  const report: unknown = JSON.parse(out);
  expect(report).toMatchObject({ operations: 9, whole: 9, partly: 0, missing: 0, written: true });
  const losses = Object(report) as {
    losses: { kind: string; pointer: string; operations: string[] }[];
  };
  const found = new Map(
    losses.losses.map(({ kind, pointer, operations }) => [kind, { pointer, operations }]),
  );
  expect(found.get('pattern')?.pointer).toBe('/components/schemas/Product/properties/sku/pattern');
  expect(found.get('recursive')).toBeUndefined();
});

test('statuses and header parameters are those of the document', async () => {
  const root = emptyProject();
  await imported(root, SHOP);
  const products: unknown = JSON.parse(
    readFileSync(join(root, 'schemas/resources/products.json'), 'utf8'),
  );
  expect(products).toHaveProperty(['routes', '/{product_id}/publish', 'publish', 'status'], 202);
  expect(products).toHaveProperty(['routes', '/{product_id}', 'update', 'args', 'X-Reason'], {
    ...{ type: 'string', in: 'header' },
  });
});

test('a second import of a document changes nothing', async () => {
  const root = emptyProject();
  await imported(root, SHOP);
  const again = await imported(root, SHOP);
  expect(again.code).toBe(0);
  expect(again.out).toContain('The schema files are up to date.');
});

test('a changed document is shown as a diff, and written with --yes only', async () => {
  const root = emptyProject();
  const document = join(root, 'shop.yaml');
  const text = readFileSync(SHOP, 'utf8');
  writeFileSync(document, text);
  await imported(root, 'shop.yaml');
  writeFileSync(
    document,
    text.replace('maximum: 100', 'maximum: 50').replaceAll('reviews', 'ratings'),
  );
  const shown = await imported(root, 'shop.yaml');
  expect(shown.code).toBe(1);
  expect(shown.out).toContain('remove  schemas/resources/reviews.json');
  expect(shown.out).toContain('create  schemas/resources/ratings.json');
  expect(shown.out).toMatch(/-\s+"limit": \{ "type": "integer", "maximum": 100/);
  expect(existsSync(join(root, 'schemas/resources/ratings.json'))).toBe(false);
  expect((await imported(root, 'shop.yaml', { yes: true })).code).toBe(0);
  expect(readdirSync(join(root, 'schemas/resources')).sort()).toEqual([
    'products.json',
    'ratings.json',
  ]);
});

test('--dry-run writes nothing', async () => {
  const root = emptyProject();
  const { code, out } = await imported(root, SHOP, { dryRun: true });
  expect(code).toBe(1);
  expect(out).toContain('create  schemas/resources/products.json');
  expect(existsSync(join(root, 'schemas'))).toBe(false);
});

test('--tag and --path import a part of a document, and keep the files of another part', async () => {
  const root = emptyProject();
  await imported(root, SHOP, { tag: 'reviews' });
  expect(readdirSync(join(root, 'schemas/resources'))).toEqual(['reviews.json']);
  const { out } = await imported(root, SHOP, { path: '/products/search', yes: true });
  expect(out).toContain('1 operations in 1 resource');
  expect(readdirSync(join(root, 'schemas/resources')).sort()).toHaveLength(2);
});

test('a document can be fetched from a URL', async () => {
  const server = createServer((request, response) => {
    response.statusCode = request.url === '/shop.yaml' ? 200 : 404;
    response.end(readFileSync(SHOP));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo; // the address of a TCP server
  const url = `http://127.0.0.1:${port}`;
  const root = emptyProject();
  expect((await imported(root, `${url}/shop.yaml`)).code).toBe(0);
  expect(schemaFile(root, 'resources/products.json')).toMatchObject({
    'x-imported': `${url}/shop.yaml`,
  });
  const missing = await imported(root, `${url}/other.yaml`);
  expect(missing.code).toBe(2);
  expect(missing.err).toContain('The server responded with status 404.');
  server.close();
});

test('a specific path is served before one that matches its requests', async () => {
  const root = emptyProject();
  const ok = { responses: { 204: { description: 'Done.' } } };
  await importedValue(root, {
    openapi: '3.1.0',
    info: { title: 'Paths', version: '1' },
    paths: {
      '/things/{name}': { get: ok },
      '/things/{id}/parts': { get: ok },
      '/things/latest': { get: ok },
    },
  });
  const things = schemaFile(root, 'resources/things.json');
  expect(things).toMatchObject({ routes: { '/latest': {}, '/{name}': {}, '/{id}/parts': {} } });
  expect(await compiled(root)).toEqual([]);
});

test('unsupported headers and responses are replaced by ones that generate accepts', async () => {
  const root = emptyProject();
  const schema = { type: ['string', 'null'] };
  const content = { 'application/json': { schema: { type: 'array', items: { type: 'object' } } } };
  const parameters = ['Host', 'X-Trace'].map((name) => ({ name, in: 'header', schema }));
  const responses = { 204: { description: 'Done.', content } };
  await importedValue(root, {
    openapi: '3.1.0',
    info: { title: 'Headers', version: '1' },
    paths: { '/things': { get: { parameters, responses } } },
  });
  const { routes } = schemaFile(root, 'resources/things.json') as { routes: object };
  expect(JSON.stringify(routes)).toContain('"args":{"X-Trace":{"type":"string","in":"header"}}');
  expect(await compiled(root)).toEqual([]);
});

test('resources with equal path names get numbers', async () => {
  const root = emptyProject();
  const list = {
    get: {
      responses: {
        200: {
          description: 'All.',
          content: { 'application/json': { schema: { type: 'array' } } },
        },
      },
    },
  };
  await importedValue(root, {
    openapi: '3.1.0',
    info: { title: 'Paths', version: '1' },
    paths: { '/blog-posts': list, '/blog_posts': list, '/tags': list },
  });
  expect(readdirSync(join(root, 'schemas/resources')).sort()).toEqual([
    'blog-posts-2.json',
    'blog-posts.json',
    'tags.json',
  ]);
});

test('a JSON Schema becomes a resource of its values', async () => {
  const root = emptyProject();
  writeFileSync(
    join(root, 'story.schema.json'),
    JSON.stringify({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: 'Story',
      type: 'object',
      required: ['title'],
      properties: {
        title: { type: 'string' },
        place: { $ref: '#/$defs/place' },
        sequels: { type: 'array', items: { $ref: '#' } },
      },
      $defs: {
        place: {
          type: 'array',
          prefixItems: [{ type: 'number' }, { type: 'number' }],
          items: false,
        },
      },
    }),
  );
  expect((await imported(root, 'story.schema.json')).code).toBe(0);
  expect(schemaFile(root, 'resources/stories.json')).toMatchObject({
    singular: 'story',
    schema: {
      properties: {
        place: { prefixItems: [{ type: 'number' }, { type: 'number' }], minItems: 0 },
      },
    },
    routes: {
      '/': { list: { answers: 'list' }, create: { args: { title: { required: true } } } },
      '/{id}': { get: { answers: 'item' }, update: { methods: 'PUT' }, delete: {} },
    },
  });
  expect(await compiled(root)).toEqual([]);
});

test('streams, deprecations, names of values and limits inside lists are imported', async () => {
  const root = emptyProject();
  const content = (media: string, schema?: object) => ({
    tags: ['events'],
    responses: { 200: { description: 'All.', content: { [media]: { schema } } } },
  });
  const event = {
    type: 'object',
    properties: {
      kind: { type: 'string', enum: ['a', 'b'], 'x-enum-varnames': ['Added', 'Removed'] },
      old: { type: 'string', deprecated: true },
    },
  };
  const names = { type: 'array', items: { type: 'string', minLength: 2 } };
  await importedValue(root, {
    openapi: '3.1.0',
    info: { title: 'Events', version: '1' },
    paths: {
      '/events/csv': { get: { ...content('text/csv; charset=utf-8'), deprecated: true } },
      '/events/live': { get: content('text/event-stream', event) },
      '/events/file': { get: content('application/pdf') },
      '/events/names': {
        put: {
          requestBody: {
            content: { 'application/json': { schema: { type: 'object', properties: { names } } } },
          },
          ...content('application/json', event),
        },
      },
    },
  });
  expect(schemaFile(root, 'resources/events.json')).toMatchObject({
    base: 'events',
    routes: {
      '/csv': { getCsv: { media: 'text/csv', deprecated: true } },
      '/live': {
        getLive: {
          media: 'text/event-stream',
          answer_schema: {
            properties: {
              kind: { enumNames: ['Added', 'Removed'] },
              old: { deprecated: true },
            },
          },
        },
      },
      '/file': { getFile: { media: 'application/pdf' } },
    },
  });
  expect(await compiled(root)).toEqual([]);
});
