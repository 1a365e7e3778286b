import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, outcomeOf } from '../../generated/client.ts';
import { mockServer } from '../../generated/testing.ts';
import { listen } from '../../runtime/http/index.ts';
import type { Listening } from '../../runtime/http/index.ts';
import { RestRequest } from '../../runtime/server/index.ts';
import type { HandlerRequest } from '../../runtime/server/index.ts';
import { mockEndpoint } from '../../runtime/testing/mock-server.ts';

const SITE = { profile: 'content-api', token: 'cms' } as const;

let listening: Listening;
let client: Client;

beforeAll(async () => {
  const settings = { checkResponses: 'strict' } as const;
  listening = await listen(mockServer({ settings: { ...SITE, ...settings } }), {
    port: 0,
    host: '127.0.0.1',
  });
  client = new Client({ baseUrl: `http://127.0.0.1:${listening.port}/cms-json/` });
});

afterAll(() => listening.close());

test('a page has items with IDs and a total, and an item has the requested ID', async () => {
  const { items, total } = await client.posts.list({ per_page: 2 });
  expect(items.map(({ id }) => id)).toEqual([1, 2]);
  expect(total).toBe(2);
  expect((await client.posts.get({ id: 7 })).id).toBe(7);
});

test('contexts, `_fields` and links work as in the service', async () => {
  const tag = await client.tags.get({ id: 7, _fields: ['id', 'name'] });
  expect(tag).toEqual({ id: 7, name: 'name' });
  expect(await client.posts.get({ id: 7, context: 'embed' })).not.toHaveProperty('content');
  expect(await client.posts.get({ id: 7 })).toHaveProperty(['_links', 'self', 0, 'href']);
});

test('sent values are returned, with status 201 and a Location for a creation', async () => {
  const tag = await client.tags.create({ name: 'Harbour', slug: 'harbour' });
  expect(tag).toMatchObject({ name: 'Harbour', slug: 'harbour' });
  expect(await client.posts.update({ id: 7, date: null })).toMatchObject({ id: 7, date: null });
  const answer = await fetch(`http://127.0.0.1:${listening.port}/cms-json/cms/v2/tags`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"name":"Harbour"}',
  });
  expect(answer.status).toBe(201);
  expect(answer.headers.get('Location')).toContain('/cms/v2/tags/1');
});

test('a response without an item has the type that its endpoint declares', async () => {
  const { preview } = await client.widgetTypes.render({ id: 'text' });
  expect(preview).toBeTypeOf('string');
});

test('arguments are validated', async () => {
  const missing = await outcomeOf(client.tags.create({} as { name: string }));
  expect(!missing.ok && missing.error.code).toBe('rest_missing_callback_param');
  const wrong = await outcomeOf(client.posts.list({ per_page: 0 }));
  expect(!wrong.ok && wrong.error.params).toHaveProperty('per_page');
});

test('every read operation has a response that is valid by its schema', async () => {
  const server = mockServer({ settings: { ...SITE, checkResponses: 'strict' } });
  const refused: string[] = [];
  for (const { route } of server.routes.all()) {
    const path = route.replaceAll(/\(\?P<(\w+)>(?:[^()]|\([^()]*\))*\)/g, '7');
    const { status, data } = await server.serve({ route: path });
    if (status >= 500) refused.push(`${route} ${JSON.stringify(data)}`);
  }
  expect(refused).toEqual([]);
});

test('an endpoint can be replaced', async () => {
  const get = { permission: () => true, handle: () => ({ id: 99, name: 'Mine' }) };
  const server = mockServer({ settings: SITE, endpoints: { 'tags.get': get } });
  const { data } = await server.serve({ route: '/cms/v2/tags/1' });
  expect(data).toMatchObject({ id: 99, name: 'Mine' });
});

test('a field without a generated value is omitted, and others are returned', async () => {
  const code = { type: 'string', pattern: '^q{3}$', minLength: 4 } as const;
  const inner = { type: 'object', properties: { code } } as const;
  const properties = {
    id: { type: 'integer' },
    code,
    inner,
    zip: { type: 'string', pattern: '^\\d{5}$' },
  } as const;
  const { handle } = mockEndpoint({ answers: 'item' }, () => ({ type: 'object', properties }));
  const parts = { args: { id: 7 }, request: new RestRequest({ method: 'GET', route: '/' }) };
  const request = parts as HandlerRequest<unknown>; // nothing else of it is read
  expect(await handle(request)).toEqual({ id: 7, zip: '00000' });
});
