import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { toFetchHandler } from '../../runtime/http/fetch.ts';
import { createServer } from '../../runtime/server/index.ts';
import { portableHandler, signals } from './portable-service.ts';

/** `toFetchHandler`: a web request becomes a web response. */

const BASE = 'http://site.test/cms-json/test/v1';
const url = (route: string): string => `${BASE}${route}`;

test('a GET request gets the response of the service, with the ID of the request', async () => {
  const handler = portableHandler();
  const response = await handler(
    new Request(url('/echo?a=1'), { headers: { 'X-Request-Id': 'mine' } }),
  );
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json; charset=UTF-8');
  expect(response.headers.get('x-request-id')).toBe('mine');
  expect(response.headers.get('etag')).toMatch(/^W\/"/);
  expect(await response.json()).toEqual({ a: '1' });
});

test('JSON, forms and compressed bodies are parsed', async () => {
  const handler = portableHandler();
  const post = async (
    body: string | Uint8Array<ArrayBuffer> | URLSearchParams,
    headers: Record<string, string>,
  ): Promise<unknown> =>
    (await handler(new Request(url('/echo'), { method: 'POST', body, headers }))).json();
  expect(await post('{"a":[1]}', { 'Content-Type': 'application/json' })).toEqual({ a: [1] });
  expect(await post(new URLSearchParams({ 'a[b]': 'é' }), {})).toEqual({ a: { b: 'é' } });
  const encoded = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' };
  expect(await post(new Uint8Array(gzipSync('{"b":2}')), encoded)).toEqual({ b: 2 });
  expect(await post('no gzip', encoded)).toMatchObject({ code: 'rest_invalid_encoding' });
});

test('a body in an encoding that web APIs do not decode is refused with 415, which lists those they do', async () => {
  const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'br' };
  const response = await portableHandler()(
    new Request(url('/echo'), { method: 'POST', body: 'x', headers }),
  );
  expect([response.status, response.headers.get('accept-encoding')]).toEqual([
    415,
    'gzip, deflate',
  ]);
  expect(await response.json()).toMatchObject({ data: { supported: 'gzip, deflate' } });
});

test('a HEAD request gets the headers only, and a matching ETag gets 304', async () => {
  const handler = portableHandler();
  const head = await handler(new Request(url('/echo'), { method: 'HEAD' }));
  expect([head.status, await head.text()]).toEqual([200, '']);
  const { headers } = await handler(new Request(url('/echo')));
  const known = { 'If-None-Match': headers.get('etag') ?? '' };
  const again = await handler(new Request(url('/echo'), { headers: known }));
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('a thrown error is a response with status 500', async () => {
  const bugs: unknown[] = [];
  const handler = portableHandler({}, (bug) => bugs.push(bug));
  const response = await handler(new Request(url('/broken')));
  expect(response.status).toBe(500);
  expect(await response.json()).toMatchObject({ code: 'internal_server_error' });
  expect(bugs).toMatchObject([{ message: 'broken on purpose' }]);
});

test('an error of the service itself is printed with the ID of the request', async () => {
  const bugs: unknown[] = [];
  const service = { respond: () => Promise.reject(new Error('no database')) };
  const handler = toFetchHandler(service, {
    onBug: (bug) => bugs.push(bug),
    isUnavailable: () => true,
  });
  const response = await handler(new Request(url('/')));
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(bugs).toMatchObject([{ message: 'no database' }]);
});

test('a stream is sent while it is read', async () => {
  const response = await portableHandler()(new Request(url('/lines')));
  expect(response.headers.get('content-type')).toBe('text/plain');
  expect(await response.text()).toBe('one\ntwo\nthree\n');
});

test('files of a multipart form are kept in memory', async () => {
  const body = new FormData();
  body.set('title', 'A title');
  body.append('tags[]', 'one');
  body.append('file', new File(['content'], 'C:\\a.txt', { type: 'text/plain' }));
  const response = await portableHandler()(new Request(url('/files'), { method: 'POST', body }));
  expect(await response.json()).toEqual({
    params: { title: 'A title', tags: ['one'] },
    files: [{ field: 'file', filename: 'a.txt', type: 'text/plain', text: 'content' }],
  });
});

test('a body that is one file is kept in memory', async () => {
  const headers = { 'Content-Type': 'image/png', 'Content-Disposition': 'attachment; filename=a' };
  const init = { method: 'POST', body: 'bytes', headers };
  expect(await (await portableHandler()(new Request(url('/files'), init))).json()).toEqual({
    params: {},
    files: [{ field: null, filename: 'a', type: 'image/png', text: 'bytes' }],
  });
});

test('a body over the limit and a malformed form are refused', async () => {
  const handler = portableHandler({ bodyLimit: 10 });
  const json = { 'Content-Type': 'application/json' };
  const large = { method: 'POST', body: '{"a":"0123456789"}', headers: json };
  expect((await handler(new Request(url('/echo'), large))).status).toBe(413);
  const headers = { 'Content-Type': 'multipart/form-data; boundary=B' };
  const malformed = { method: 'POST', body: 'nothing', headers };
  const response = await handler(new Request(url('/files'), malformed));
  expect([response.status, await response.json()]).toMatchObject([
    400,
    { code: 'rest_invalid_form' },
  ]);
});

test('a request outside of the service goes to the fallback, or gets 404', async () => {
  const elsewhere = new Request('http://site.test/elsewhere');
  expect((await portableHandler()(elsewhere)).status).toBe(404);
  const handler = portableHandler({ fallback: () => new Response('a page') });
  expect(await (await handler(elsewhere)).text()).toBe('a page');
});

test('a handler that takes too long gets 503, and its signal is aborted', async () => {
  const response = await portableHandler({ requestTimeout: 300 })(new Request(url('/never')));
  expect(response.status).toBe(503);
  expect(response.headers.get('x-request-id')).not.toBeNull();
  expect(await response.json()).toMatchObject({
    code: 'rest_timeout',
    message: 'The request took too long.',
  });
  expect(signals.at(-1)?.aborted).toBe(true);
});

test('the signal of a request is aborted with the signal of the web request', async () => {
  const abort = new AbortController();
  const before = signals.length;
  void portableHandler()(new Request(url('/never'), { signal: abort.signal }));
  await expect.poll(() => signals.length).toBe(before + 1);
  expect(signals.at(-1)?.aborted).toBe(false);
  abort.abort();
  expect(signals.at(-1)?.aborted).toBe(true);
});

test('responses are compressed with gzip when that is switched on', async () => {
  const headers = { 'Accept-Encoding': 'br, gzip' };
  const plain = await portableHandler()(new Request(url('/long'), { headers }));
  expect(plain.headers.get('content-encoding')).toBeNull();
  const response = await portableHandler({ compression: true })(
    new Request(url('/long'), { headers }),
  );
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(response.headers.get('vary')).toContain('Accept-Encoding');
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(bytes.length).toBeLessThan(1000);
  expect(JSON.parse(gunzipSync(bytes).toString())).toBe('long '.repeat(1000));
});

test('CORS headers are those of the service over Node', async () => {
  const headers = { Origin: 'https://other.test' };
  const response = await portableHandler()(new Request(url('/echo'), { headers }));
  expect(response.headers.get('access-control-allow-origin')).toBe('https://other.test');
  expect(response.headers.get('access-control-expose-headers')).toContain('ETag');
});

test('a path of the service without a route gets 404 rest_no_route, as over Node', async () => {
  const service = createServer({ baseUrl: 'http://site.test/api' });
  const refused = await toFetchHandler(service)(new Request('http://site.test/api/none'));
  expect(refused.headers.get('content-type')).toBe('application/problem+json');
  expect([refused.status, await refused.json()]).toMatchObject([404, { code: 'rest_no_route' }]);
});
