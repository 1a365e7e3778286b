import { afterAll, beforeAll, expect, test } from 'vitest';
import { Transport } from '../../runtime/client/index.ts';
import { batch } from '../../runtime/client/batch.ts';
import { open, serviceWith } from '../runtime/service.ts';
import { exchange, start, stopAll } from './wire.ts';

/** `%2F` is part of a path segment, not a separator, and each segment is decoded once. */

let port: number;
let plainPort: number;

const routes = {
  '/things': open(() => 'list', { allow_batch: { v1: true, get: true } }),
  '/things/(?P<id>[^/]+)': open((request) => ({ id: request.url['id'] }), {
    methods: 'GET, POST',
    allow_batch: { v1: true, get: true },
  }),
  '/things/(?P<id>[^/]+)/files/(?P<file>[^/]+)': open((request) => ({ ...request.url }), {
    methods: 'GET, POST',
    allow_batch: { v1: true, get: true },
  }),
  '/numbers/(?P<id>[\\d]+)': open((request) => ({ number: request.url['id'] })),
  '/templates/(?P<id>([^\\/:<>\\*\\?"\\|]+(?:\\/[^\\/:<>\\*\\?"\\|]+)?)[\\/\\w%-]+)': open(
    (request) => ({ template: request.url['id'], route: request.route }),
  ),
  '/blocks/(?P<name>[a-z0-9-]+/[a-z0-9-]+)': open((request) => ({ block: request.url['name'] })),
  '/opt(?:/(?P<id>\\d+))?': open((request) => ({ optional: request.url['id'] ?? null })),
};

beforeAll(async () => {
  ({ port } = await start(serviceWith(routes)));
  ({ port: plainPort } = await start(serviceWith(routes)));
});
afterAll(stopAll);

async function get(path: string): Promise<unknown> {
  const url = `/cms-json/test/v1${path}`;
  const answer = await exchange(
    port,
    `GET ${url} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
  );
  const [, body = ''] = answer.split('\r\n\r\n');
  const parsed: unknown = JSON.parse(body);
  return typeof parsed === 'object' && parsed !== null && 'code' in parsed ? parsed.code : parsed;
}

test.each([
  ['/things/z%2Ffiles%2Fsecret', { id: 'z/files/secret' }],
  ['/things/z%2ffiles%2fsecret', { id: 'z/files/secret' }],
  ['/things/z%2Fy/files/a%2Fb', { id: 'z/y', file: 'a/b' }],
  ['/things/z%2F', { id: 'z/' }],
  ['/things/%2F', { id: '/' }],
  ['/things/%5C', { id: '\\' }],
  ['/things%2Fz', 'rest_no_route'],
  ['/things%2F', 'rest_no_route'],
  ['/numbers/6', { number: '6' }],
  ['/numbers%2F6', 'rest_no_route'],
  ['/numbers/%36', { number: '6' }],
  ['/numbers/6%2F7', 'rest_no_route'],
  ['/opt%2F7', 'rest_no_route'],
  ['/opt/7', { optional: '7' }],
])('%s is matched by segments', async (path, expected) => {
  expect(await get(path)).toEqual(expected);
});

test('a group that accepts slashes accepts encoded ones, too', async () => {
  const route = '/test/v1/templates/theme//slug';
  expect(await get('/templates/theme//slug')).toEqual({ template: 'theme//slug', route });
  expect(await get('/templates/theme%2F%2Fslug')).toEqual({ template: 'theme//slug', route });
  expect(await get('/blocks/core/archives')).toEqual({ block: 'core/archives' });
  expect(await get('/blocks/core%2Farchives')).toEqual({ block: 'core/archives' });
  expect(await get('/blocks%2Fcore/archives')).toBe('rest_no_route');
});

test('a segment is decoded once', async () => {
  expect(await get('/things/a%252Fb')).toEqual({ id: 'a%2Fb' });
  expect(await get('/things/100%25')).toEqual({ id: '100%' });
  expect(await get('/things/%e6%97%a5')).toEqual({ id: '日' });
});

test('encoded dots are text of a segment and do not lead to another route', async () => {
  expect(await get('/things/%2e%2e')).toEqual({ id: '..' });
  expect(await get('/things/a/%2e%2e/files')).toBe('rest_no_route');
  expect(await get('/things/x/files/%2E%2E%2Fsecret')).toEqual({ id: 'x', file: '../secret' });
});

test.each(['/things/%', '/things/%zz', '/things/%E0%A4', '/things/%C0%AF', '/things/a%00b'])(
  'a path that cannot be decoded is refused: %s',
  async (path) => {
    expect(await get(path)).toBe('rest_invalid_path');
  },
);

const ids = ['z/files/secret', '/', '..%2F', 'a/b%2Fc', '%', 'a?b', 'a&b=c', 'a#b', '日本', '\\'];

test.each(ids)('the client encodes the ID %s in a path', async (id) => {
  const pretty = new Transport({ baseUrl: `http://127.0.0.1:${port}/cms-json/` });
  expect(await pretty.call('GET', '/test/v1/things/{id}', { id })).toEqual({ id });
  const [outcome] = await batch(pretty, (one) => [one.call('GET', '/test/v1/things/{id}', { id })]);
  expect(outcome).toEqual({ ok: true, value: { id } });
});

test.each(['z/files/secret', '/', '%', 'a?b', 'a&b=c', '日本'])(
  'the client encodes the ID %s on a site with plain URLs',
  async (id) => {
    const baseUrl = `http://127.0.0.1:${plainPort}/?rest_route=/`;
    const plain = new Transport({ baseUrl });
    expect(await plain.call('GET', '/test/v1/things/{id}', { id })).toEqual({ id });
  },
);

test.each(['', '.', '..'])(
  'the client refuses the ID "%s", which no URL can contain',
  async (id) => {
    const client = new Transport({ baseUrl: `http://127.0.0.1:${port}/cms-json/` });
    await expect(client.call('GET', '/test/v1/things/{id}', { id })).rejects.toThrow(TypeError);
  },
);
