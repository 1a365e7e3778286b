import { afterEach, expect, test } from 'vitest';
import { listen } from '../../runtime/http/index.ts';
import type { Listening } from '../../runtime/http/index.ts';
import { createApiDocs } from '../../runtime/api-docs/index.ts';
import type { ApiDocsOptions } from '../../runtime/api-docs/index.ts';
import type { OpenApiDocument } from '../../runtime/api-docs/model.ts';
import { exampleBody, exampleOf, samplesOf } from '../../runtime/api-docs/examples.ts';
import { readModel } from '../../runtime/api-docs/model.ts';
import { createServer } from '../../runtime/server/index.ts';
import { settings } from './service.ts';

let listening: Listening | null = null;

afterEach(async () => {
  await listening?.close();
  listening = null;
});

const document = JSON.stringify({ openapi: '3.1.0', servers: [{ url: '/' }], paths: {} });

async function opened(
  options: Partial<ApiDocsOptions> = {},
  baseUrl = 'http://site.test',
): Promise<(path: string, init?: RequestInit) => Promise<Response>> {
  const name = (): string => 'Ships & <boats>';
  const server = createServer({ ...settings, baseUrl, name });
  const fallback = createApiDocs(server, { document, ...options });
  listening = await listen(server, { port: 0, host: '127.0.0.1', fallback });
  const { port } = listening;
  return (path, init) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init });
}

test('the reference of a service shows the OpenAPI document at the URL of the service', async () => {
  const get = await opened();
  const page = await get('/docs');
  expect(page.headers.get('content-type')).toBe('text/html; charset=UTF-8');
  const text = await page.text();
  expect(text).toContain('<title>API reference – Ships &amp; &lt;boats&gt;</title>');
  const addresses = [...text.matchAll(/(?:src|href)="(http[^"]*)"/g)].map(([, address]) => address);
  expect(addresses.length).toBeGreaterThan(3);
  for (const address of addresses) {
    const url = new URL(address ?? '');
    expect(url.origin).toBe('http://site.test');
    if (url.pathname.startsWith('/docs')) expect((await get(url.pathname)).status).toBe(200);
  }
  const shown: unknown = await (await get('/docs/openapi.json')).json();
  expect(shown).toEqual({
    openapi: '3.1.0',
    servers: [{ url: 'http://site.test/cms-json' }],
    paths: {},
  });
});

test('`path` is the path of the pages relative to the service', async () => {
  const get = await opened({ path: '/reference' }, 'http://site.test/shop');
  expect((await get('/shop/reference')).status).toBe(200);
  const moved = await get('/shop/reference/?a=1');
  expect([moved.status, moved.headers.get('location')]).toEqual([
    301,
    'http://site.test/shop/reference',
  ]);
  for (const path of ['/reference', '/shop/references', '/shop/docs', '/shop/reference/x.js'])
    expect((await get(path)).status).toBe(404);
});

test('a request with another method than GET or HEAD gets 405 with `Allow`', async () => {
  const get = await opened();
  const response = await get('/docs', { method: 'POST', body: '{}' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

const shop: OpenApiDocument = {
  tags: [{ name: 'shop/goods', description: 'Things to buy.' }],
  security: [{ bearer: [] }],
  paths: {
    '/goods/{id}': {
      put: {
        operationId: 'shop/goods.replace',
        tags: ['shop/goods'],
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['price', 'maker'],
                properties: {
                  name: { type: 'string' },
                  price: { type: 'number', minimum: 2.5 },
                  maker: { $ref: '#/components/schemas/Maker' },
                  color: { type: 'string', examples: ["it's red"] },
                },
              },
            },
          },
        },
      },
      patch: { operationId: 'shop/goods.replace.patch', tags: ['shop/goods'] },
    },
  },
  components: {
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    schemas: {
      Maker: {
        type: 'object',
        required: ['mail', 'parts'],
        properties: {
          mail: { type: 'string', format: 'email' },
          parts: { type: 'array', items: { $ref: '#/components/schemas/Maker' } },
        },
      },
    },
  },
};

test('methods with the ID of an endpoint and their own name at its end are shown with it', () => {
  const { resources } = readModel(shop);
  expect(resources).toMatchObject([
    { name: 'shop/goods', operations: [{ methods: ['PUT', 'PATCH'], needsLogin: true }] },
  ]);
});

test('an example body has the required properties and those with examples; recursion ends', () => {
  const model = readModel(shop);
  const operation = model.resources[0]?.operations[0];
  if (!operation) throw new Error('no operation');
  const body = exampleBody(operation, model) as { maker: { mail: string; parts: unknown[] } };
  expect(body).toMatchObject({ price: 2.5, color: "it's red", maker: { mail: 'ada@example.org' } });
  expect(Object.keys(body).sort()).toEqual(['color', 'maker', 'price']);
  expect(JSON.stringify(body).length).toBeLessThan(300);
});

test('samples fill in the path, quote for the shell, and call the method of the client', () => {
  const model = readModel(shop);
  const operation = model.resources[0]?.operations[0];
  if (!operation) throw new Error('no operation');
  const { http, curl, typescript } = samplesOf(
    operation,
    'shop/goods',
    model,
    'http://site.test/api',
  );
  expect(http).toMatch(
    /^PUT \/api\/goods\/1 HTTP\/1.1\nHost: site.test\nAuthorization: Bearer …\n/,
  );
  expect(curl).toContain(`-H 'Authorization: Bearer …'`);
  expect(curl).toContain("it'\\''s red");
  expect(typescript).toMatch(/^const result = await client\.shopGoods\.replace\(\{\n {2}id: 1,/);
});

test.each([
  ['basic', { type: 'http', scheme: 'basic' }, 'Authorization: Basic …', `-u 'user:password'`],
  ['oauth', { type: 'oauth2' }, 'Authorization: Bearer …', `-H 'Authorization: Bearer …'`],
  ['key', { type: 'apiKey', in: 'header', name: 'X-Key' }, 'X-Key: …', `-H 'X-Key: …'`],
  ['key', { type: 'apiKey', in: 'query', name: 'key' }, '/api/goods?key=KEY', 'goods?key=KEY'],
  ['session', { type: 'apiKey', in: 'cookie', name: 'sid' }, 'Cookie: sid=…', `'Cookie: sid=…'`],
])(
  'the samples show the credentials of the security scheme %s %j',
  (key, scheme, header, option) => {
    const components = { securitySchemes: { [key]: scheme } };
    const paths = { '/goods': { get: { operationId: 'goods.list' } } };
    const model = readModel({ components, paths, security: [{ [key]: [] }] });
    const operation = model.resources[0]?.operations[0];
    if (!operation) throw new Error('no operation');
    const { http, curl } = samplesOf(operation, 'goods', model, 'http://site.test/api');
    expect(http).toContain(header);
    expect(curl).toContain(option);
    expect(curl.includes('-u')).toBe(key === 'basic');
  },
);

test.each([
  [{ type: 'string', pattern: '^[a-z]{3}-\\d+$' }, 'aaa-0'],
  [{ type: 'string', format: 'date-time' }, '2024-01-15T12:00:00Z'],
  [{ type: ['null', 'integer'], minimum: 5 }, 5],
  [{ enum: ['a', 'b'] }, 'a'],
  [{ type: 'string', minLength: 6 }, 'Text..'],
  [{ type: 'array', items: { type: 'boolean' } }, [true]],
  [{ oneOf: [{ const: 7 }, { type: 'string' }] }, 7],
])('the example of %j is %j', (schema, expected) => {
  expect(exampleOf(schema, readModel({}))).toEqual(expected);
});
