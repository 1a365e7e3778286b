import { expect, test } from 'vitest';
import { Hooks } from '../../runtime/hooks/index.ts';
import { RestResponse } from '../../runtime/server/index.ts';
import type { Server } from '../../runtime/server/index.ts';
import { ada, ask, open, serviceWith } from './service.ts';

const service = (hooks?: Hooks<Server>) =>
  serviceWith(
    {
      '/x': open(() => new RestResponse({ a: 1 }, { headers: { 'X-Own': 'v' } })),
      '/nothing': open(() => new RestResponse('x', { status: 204 })),
      '/endless': open(() => {
        const circle: { self?: unknown } = {};
        circle.self = circle;
        return circle;
      }),
    },
    { ...(hooks && { hooks }), onBug: () => undefined },
  );
const route = '/test/v1/x';

test('_envelope puts status and headers into the body', async () => {
  const { headers, data } = await service().serve({ route, query: { _envelope: '' } });
  expect(data).toEqual({ body: { a: 1 }, status: 200, headers: { 'X-Own': 'v', Allow: 'GET' } });
  expect(headers.has('X-Own')).toBe(false);
});

test('_jsonp wraps the response in a function call; an invalid function name is refused', async () => {
  const { headers, text } = await service().serve({ route, query: { _jsonp: 'a.b' } });
  expect(text).toBe('/**/a.b({"a":1})');
  expect(headers.get('Content-Type')).toBe('application/javascript; charset=UTF-8');
  expect(await ask(service(), { route, query: { _jsonp: 'alert(1)' } })).toMatchObject({
    status: 400,
    body: { code: 'rest_callback_invalid' },
  });
  const hooks = new Hooks<Server>();
  hooks.on('rest_jsonp_enabled', () => false);
  const disabled = await service(hooks).serve({ route, query: { _jsonp: 'cb' } });
  expect(disabled).toMatchObject({ status: 400, data: { code: 'rest_callback_disabled' } });
  // The response must not be a script.
  expect(disabled.headers.get('Content-Type')).toBe('application/json; charset=UTF-8');
});

test('a refused JSONP call has no cross-origin headers', async () => {
  const crossOriginNames = async (query: string): Promise<unknown> =>
    (
      await service().respond({
        method: 'GET',
        url: `/cms-json${route}?${query}`,
        headers: { origin: 'http://other.test' },
        body: new Uint8Array(),
        ip: '127.0.0.1',
        connection: { isTls: false, serverName: 'site.test' },
      })
    )?.headers.filter((name) => name === 'Vary' || name === 'Access-Control-Allow-Origin');
  expect(await crossOriginNames('_jsonp=x-y')).toEqual([]);
  expect(await crossOriginNames('_jsonp=xy')).toEqual(['Access-Control-Allow-Origin', 'Vary']);
});

test('_pretty indents the body, 204 has no body, and data that JSON cannot express is rest_encode_error', async () => {
  const { text } = await service().serve({ route, query: { _pretty: '' } });
  expect(text).toBe('{\n    "a": 1\n}');
  expect(await ask(service(), '/test/v1/nothing')).toEqual({ status: 204, body: null });
  expect(await ask(service(), '/test/v1/endless')).toMatchObject({
    status: 500,
    body: { code: 'rest_encode_error' },
  });
});

test.each([
  ['NaN', { price: Number.NaN }, 'data.price'],
  ['an infinite number', { of: [1, Infinity] }, 'data.of[1]'],
  ['an invalid date', { at: [new Date(Number.NaN)] }, 'data.at[0]'],
  ['a function in a list', [() => 1], 'data[0]'],
  ['a large integer', { id: 1n }, 'BigInt'],
])('%s in the data gets rest_encode_error and is reported as a bug', async (_, data, where) => {
  const bugs: string[] = [];
  const server = serviceWith(
    { '/x': open(() => data) },
    { onBug: (bug) => void bugs.push(String(bug)) },
  );
  expect(await ask(server, route)).toEqual({
    status: 500,
    body: {
      code: 'rest_encode_error',
      message: 'The response cannot be encoded as JSON.',
      data: { status: 500 },
    },
  });
  expect(bugs).toEqual([expect.stringContaining(where)]);
});

test('null values in the data stay null', async () => {
  const data = { a: null, b: ['null', null, { c: null }], at: new Date(0) };
  expect((await ask(serviceWith({ '/x': open(() => data) }), route)).body).toEqual({
    ...data,
    at: '1970-01-01T00:00:00.000Z',
  });
});

test('a header or _method overrides the method; _method wins', async () => {
  const headers = { 'X-HTTP-Method-Override': 'DELETE' };
  const refused = await service().serve({ method: 'POST', route, headers });
  expect([refused.status, refused.headers.has('Cache-Control')]).toEqual([404, true]);
  const query = { _method: 'get' };
  expect((await ask(service(), { method: 'POST', route, headers, query })).status).toBe(200);
});

test('the response to a GET whose header overrides the method has expired, so that no cache sends it for a GET', async () => {
  for (const method of ['OPTIONS', 'HEAD', 'GET']) {
    const headers = { 'X-HTTP-Method-Override': method };
    const { status, headers: sent } = await service().serve({ method: 'GET', route, headers });
    expect([status, Date.parse(sent.get('Expires') ?? '') < 1e12]).toEqual([200, true]);
  }
  const own = await service().serve({ method: 'GET', route });
  expect(own.headers.has('Expires')).toBe(false);
});

test('responses to authenticated requests are not cacheable; anonymous ones may be', async () => {
  expect((await service().serve({ route, user: ada })).headers.get('Cache-Control')).toContain(
    'no-cache',
  );
  expect((await service().serve({ route })).headers.has('Cache-Control')).toBe(false);
});

test('an error thrown by a handler gets status 500 and is reported as a bug', async () => {
  const bugs: unknown[] = [];
  const bug = new Error('broken');
  const server = serviceWith(
    { '/x': open(() => Promise.reject(bug)) },
    { onBug: (thrown) => void bugs.push(thrown) },
  );
  expect(await ask(server, route)).toMatchObject({
    status: 500,
    body: { code: 'internal_server_error', data: { status: 500 } },
  });
  expect(bugs).toEqual([bug]);
});
