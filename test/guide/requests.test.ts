import { createHmac, timingSafeEqual } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RestError } from '../../runtime/errors/index.ts';
import { listen } from '../../runtime/http/index.ts';
import type { Listening } from '../../runtime/http/index.ts';
import { anyone, createServer, loggedIn } from '../../runtime/server/index.ts';
import type { User } from '../../runtime/server/index.ts';

/** The examples of docs/guide/requests.md, and of docs/guide/errors.md that need a request. */

const ada: User = { id: 1, login: 'ada', can: () => true };
const secret = 'a secret of the payment provider';

const server = createServer(
  { protocol: { prefix: 'api' } },
  { authenticate: () => ({ ...ada, login: 'authenticated' }) },
);

server.registerRoute('', '/payments', {
  methods: 'POST',
  answers: 'any',
  args: { event: { type: 'object', in: 'body' } },
  endpoint: {
    permission: ({ request }) => {
      const sent = Buffer.from(request.header('x-signature') ?? '', 'hex');
      const right = createHmac('sha256', secret).update(request.bytes).digest();
      const isValid = sent.length === right.length && timingSafeEqual(sent, right);
      return isValid || new RestError('signature_invalid', 'Wrong signature.', { status: 401 });
    },
    handle: ({ request }) => Object.keys(Object(request.json)),
  },
});

server.registerRoute('', '/address', {
  methods: 'GET',
  answers: 'any',
  endpoint: {
    permission: anyone,
    handle: ({ request }) => request.address ?? 'internal',
  },
});

server.registerRoute('', '/books/{id}', {
  methods: 'PATCH',
  answers: 'any',
  args: { id: { type: 'string' }, title: { type: 'string', minLength: 1 } },
  endpoint: { permission: loggedIn, handle: ({ args, user }) => ({ args, by: user?.login }) },
});

server.registerRoute('', '/report', {
  methods: 'GET',
  answers: 'any',
  endpoint: {
    permission: anyone,
    handle: ({ request }) => {
      request.responseHeaders.set('Retry-After', '60');
      return new RestError('report_running', 'Ask again in a minute.', { status: 503 });
    },
  },
});

let running: Listening;
let root = '';
beforeAll(async () => {
  running = await listen(server, { port: 0, host: '127.0.0.1', trustedProxies: ['127.0.0.1'] });
  root = `http://127.0.0.1:${running.port}/api`;
});
afterAll(() => running.close());

test('the signature of a webhook is verified with the bytes of its body', async () => {
  const body = '{ "name":"é",  "id": 1.0 }';
  const statusWith = async (text: string, key: string) => {
    const signature = createHmac('sha256', key).update(text).digest('hex');
    const headers = { 'Content-Type': 'application/json', 'X-Signature': signature };
    const response = await fetch(`${root}/payments`, { method: 'POST', body, headers });
    return [response.status, response.ok ? await response.json() : null];
  };
  expect(await statusWith(body, secret)).toEqual([200, ['name', 'id']]);
  expect(await statusWith(JSON.stringify(JSON.parse(body)), secret)).toEqual([401, null]);
  expect(await statusWith(body, 'another secret')).toEqual([401, null]);
});

test('the raw body of a multipart form is empty', async () => {
  const form = new FormData();
  form.set('id', '1');
  const signature = createHmac('sha256', secret).update('').digest('hex');
  const headers = { 'X-Signature': signature };
  expect((await fetch(`${root}/payments`, { method: 'POST', body: form, headers })).status).toBe(
    200,
  );
});

test('the address of the caller is that behind a trusted proxy, and null in an internal request', async () => {
  const headers = { 'X-Forwarded-For': '203.0.113.7' };
  expect(await (await fetch(`${root}/address`)).json()).toBe('127.0.0.1');
  expect(await (await fetch(`${root}/address`, { headers })).json()).toBe('203.0.113.7');
  expect((await server.dispatch('/address')).data).toBe('internal');
});

test('a call outside of a request validates arguments, asks the permission and skips authentication', async () => {
  const response = await server.dispatch({
    method: 'PATCH',
    route: '/books/7',
    body: { title: 'Emma' },
    user: ada,
  });
  expect(response).toMatchObject({ status: 200, error: null });
  expect(response.data).toEqual({ args: { id: '7', title: 'Emma' }, by: 'ada' });
  const call = { method: 'PATCH', route: '/books/7', body: { title: 'Emma' } };
  expect(await server.dispatch(call)).toMatchObject({
    status: 401,
    error: { code: 'rest_forbidden' },
  });
  expect(await server.dispatch({ ...call, body: { title: '' }, user: ada })).toMatchObject({
    status: 400,
    error: { code: 'rest_invalid_param' },
  });
});

test('an error has the headers that its handler sets', async () => {
  const response = await fetch(`${root}/report`);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
  expect(await response.json()).toMatchObject({ code: 'report_running' });
});

test('paths ignore the case of their literal parts and slashes at the end; groups keep their case', async () => {
  const headers = { 'Content-Type': 'application/json' };
  const at = async (path: string) => {
    const response = await fetch(`${root}${path}`, { method: 'PATCH', body: '{}', headers });
    return response.ok ? await response.json() : response.status;
  };
  expect(await at('/books/Ab')).toMatchObject({ args: { id: 'Ab' } });
  expect(await at('/Books/Ab/')).toMatchObject({ args: { id: 'Ab' } });
  expect(await at('/BOOKS/Ab//')).toMatchObject({ args: { id: 'Ab' } });
  expect(await at('//books/Ab')).toBe(404);
});
