import { expect, test } from 'vitest';
import { Hooks } from '../../runtime/hooks/index.ts';
import { RestError, RestResponse } from '../../runtime/server/index.ts';
import type { Server } from '../../runtime/server/index.ts';
import { ADAS_PASSWORD, accountsOf, open, serviceWith } from './service.ts';

let content = 'one';

const service = (hooks = new Hooks<Server>()): Server =>
  serviceWith(
    {
      '/item': open(() => ({ content }), { methods: 'GET, POST' }),
      '/own': open(() => new RestResponse(1, { headers: { ETag: '"mine"' } })),
      '/error': open(() => new RestError('no', 'No.', { status: 404 })),
    },
    { hooks, accounts: accountsOf() },
  );

interface TaggedResponse {
  readonly status: number | undefined;
  readonly tag: string | undefined;
  readonly text: string;
  readonly headers: { readonly [name: string]: string };
}

async function ask(
  headers: { readonly [name: string]: string } = {},
  { method = 'GET', route = '/item', server = service() } = {},
): Promise<TaggedResponse> {
  const url = `/cms-json/test/v1${route}`;
  const connection = { isTls: false, serverName: 'site.test' };
  const body = new Uint8Array();
  const answer = await server.respond({ method, url, headers, body, ip: null, connection });
  const lines = answer?.headers ?? [];
  const map: { [name: string]: string } = {};
  for (let at = 0; at < lines.length; at += 2) map[lines[at] ?? ''] = lines[at + 1] ?? '';
  const text = Buffer.from(answer?.body ?? '').toString();
  return { status: answer?.status, tag: map['ETag'], text, headers: map };
}

test('a response has an ETag, and status 304 is sent until it changes', async () => {
  content = 'one';
  const first = await ask();
  expect(first).toMatchObject({ status: 200, text: '{"content":"one"}' });
  const tag = first.tag ?? '';
  expect(tag).toMatch(/^W\/"[a-z0-9]+-[a-z0-9]+"$/);
  expect(await ask({ 'if-none-match': tag })).toEqual({ ...first, status: 304, text: '' });
  content = 'two';
  const changed = await ask({ 'if-none-match': tag });
  expect(changed).toMatchObject({ status: 200, text: '{"content":"two"}' });
  expect(changed.tag).not.toBe(tag);
});

test.each([
  ['*', 304],
  [' * ', 304],
  ['W/"x", TAG', 304],
  ['STRONG', 304],
  ['"x"', 200],
  ['', 200],
  ['TAG-less', 200],
])('If-None-Match: %s gets status %s', async (expected, status) => {
  const tag = (await ask()).tag ?? '';
  const header = expected.replace(/TAG(?!-)/, tag).replace('STRONG', tag.slice(2));
  expect((await ask({ 'if-none-match': header })).status).toBe(status);
});

test('status 304 has the headers Allow, Vary and Access-Control-Allow-Origin of the response', async () => {
  const { headers } = await ask({ 'if-none-match': '*', origin: 'http://elsewhere.test' });
  expect(headers).toMatchObject({
    'Access-Control-Allow-Origin': 'http://elsewhere.test',
    Vary: 'Origin',
    Allow: 'GET, POST',
  });
});

test('HEAD with If-None-Match is handled like GET; without it the response has no ETag', async () => {
  const { tag = '' } = await ask();
  expect(await ask({ 'if-none-match': tag }, { method: 'HEAD' })).toMatchObject({
    status: 304,
    tag,
  });
  expect(await ask({ 'if-none-match': '"x"' }, { method: 'HEAD' })).toMatchObject({
    status: 200,
    tag,
    text: '',
  });
  expect((await ask({}, { method: 'HEAD' })).tag).toBeUndefined();
});

test('a response to an authenticated request has no ETag, also with If-None-Match', async () => {
  const authorization = `Basic ${Buffer.from(`ada:${ADAS_PASSWORD}`).toString('base64')}`;
  const response = await ask({ authorization, 'if-none-match': '*' });
  expect(response).toMatchObject({ status: 200, tag: undefined });
  expect(response.headers['Cache-Control']).toContain('no-store');
});

test('responses to POST and OPTIONS and error responses have no ETag', async () => {
  const known = { 'if-none-match': '*' };
  expect(await ask(known, { method: 'POST' })).toMatchObject({ status: 200, tag: undefined });
  expect(await ask(known, { method: 'OPTIONS' })).toMatchObject({ status: 200, tag: undefined });
  expect(await ask(known, { route: '/error' })).toMatchObject({ status: 404, tag: undefined });
  expect(
    await ask({ ...known, 'x-http-method-override': 'GET' }, { method: 'POST' }),
  ).toMatchObject({
    status: 200,
    tag: undefined,
  });
});

test('an ETag that a handler sets is used', async () => {
  expect(await ask({}, { route: '/own' })).toMatchObject({ status: 200, tag: '"mine"' });
  expect(await ask({ 'if-none-match': 'W/"mine"' }, { route: '/own' })).toMatchObject({
    status: 304,
    tag: '"mine"',
  });
});

test('a response that rest_send_nocache_headers makes uncacheable has no ETag', async () => {
  const hooks = new Hooks<Server>();
  hooks.on('rest_send_nocache_headers', () => true);
  expect(await ask({ 'if-none-match': '*' }, { server: service(hooks) })).toMatchObject({
    status: 200,
    tag: undefined,
  });
});
