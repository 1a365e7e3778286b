import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RequestLogEntry, ListenOptions, Service } from '../../runtime/http/index.ts';
import { RestResponse } from '../../runtime/server/index.ts';
import type { Server } from '../../runtime/server/index.ts';
import { open, serviceWith } from '../runtime/service.ts';
import { dial, exchange, start, stopAll } from './wire.ts';

/** Malicious requests get an error response in the service's format, or the connection is closed. */

let bugs: (readonly [bug: unknown, id: string | null])[];
let records: RequestLogEntry[];
let options: Partial<ListenOptions>;

beforeEach(() => {
  bugs = [];
  // Late records of the previous test go to that test's own list.
  const logged: RequestLogEntry[] = [];
  records = logged;
  options = {
    bodyLimit: 1000,
    onResponse: (record) => void logged.push(record),
    onBug: (bug, id) => void bugs.push([bug, id]),
  };
});

afterEach(stopAll);

const SECRET = 'the secret of the database';

let finish: (value: unknown) => void = () => undefined;

function service(): Server {
  return serviceWith(
    {
      '/echo': open((request) => request.getParams(), { methods: 'GET, POST, PUT, DELETE' }),
      '/broken': open(() => {
        throw new Error(SECRET);
      }),
      '/rejects': open(() => Promise.reject(new TypeError(SECRET))),
      '/throws-text': open(() => {
        // Extensions may throw values that are not errors.
        throw Object.assign(Object.create(null), { SECRET });
      }),
      '/bad-header': open(() => new RestResponse(1, { headers: { 'Bad Name': SECRET } })),
      '/circular': open(() => {
        const circle: { self?: unknown } = {};
        circle.self = circle;
        return circle;
      }),
      '/waits': open(() => new Promise((resolve) => void (finish = resolve))),
    },
    { onBug: (bug, id) => void bugs.push([bug, id]) },
  );
}

const ROOT = '/cms-json/test/v1';

interface RawResponse {
  readonly status: number;
  readonly headers: string;
  readonly body: unknown;
}

/** Parses one raw HTTP response. */
function read(answer: string): RawResponse {
  const [headers = '', body = ''] = answer.split('\r\n\r\n', 2);
  return {
    status: Number(/^HTTP\/1\.1 (\d+)/.exec(headers)?.[1]),
    headers,
    body: body === '' ? null : JSON.parse(body),
  };
}

async function send(port: number, head: string, body = ''): Promise<RawResponse> {
  return read(await exchange(port, `${head}\r\nHost: x\r\nConnection: close\r\n\r\n${body}`));
}

/** For tests of timeouts; other tests must not depend on the load of the machine. */
const IMPATIENT = { headers: 500, request: 1000, idle: 1500 };

/** Expects that the service still responds. */
async function isWell(port: number): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}${ROOT}/echo?well=1`);
  expect([answer.status, await answer.json()]).toEqual([200, { well: '1' }]);
}

const refusal = (code: string, status: number) => ({
  status,
  body: { code, message: expect.any(String), data: { status } },
});

test.each([
  ['a percent sign without digits', '/echo?a=%&b=%zz', 200, { a: '%', b: '%zz' }],
  ['an incomplete UTF-8 sequence', '/echo?a=%E0%A4', 200, { a: '\uFFFD' }],
  ['a malformed path', '/%E0%A4%A', 400, { code: 'rest_invalid_path' }],
  ['a null byte', '/echo%00?a=%00', 400, { code: 'rest_invalid_path' }],
  ['repeated parameters', '/echo?a=1&a=2', 200, { a: '2' }],
  ['a list and a map with one name', '/echo?a=1&a[]=2&a[b]=3', 200, { a: { 0: '2', b: '3' } }],
  [
    '__proto__ and constructor as names',
    '/echo?__proto__[a]=1&constructor[prototype][b]=2',
    200,
    {},
  ],
  ['unclosed brackets', '/echo?a[=1&b]=2&[c]=3', 200, { a_: '1', 'b]': '2' }],
  ['separators only', '/echo?&&&=&=&', 200, {}],
  ['parent folders', '/../../../../etc/passwd', 404, { code: 'rest_no_route' }],
])('a URL with %s', async (_name, address, status, body) => {
  const { port } = await start(service(), options);
  const response = await send(port, `GET ${ROOT}${address} HTTP/1.1`);
  expect(response).toMatchObject({ status, body });
  expect(bugs).toEqual([]);
  await isWell(port);
});

test('parameters over the depth limit get 400 rest_value_too_deep', async () => {
  const { port } = await start(service(), options);
  const response = await send(port, `GET ${ROOT}/echo?a${'[b]'.repeat(100)}=1 HTTP/1.1`);
  expect(response).toMatchObject({ status: 400, body: { code: 'rest_value_too_deep' } });
});

test.each([
  ['invalid JSON', 'application/json', '{"a":', 400, { code: 'rest_invalid_json' }],
  ['JSON with a +json type', 'application/vnd.x+json', '{"a":1}', 200, { a: 1 }],
  ['JSON that is cut off in a character', 'application/json', '"\\ud800"', 400, {}],
  ['JSON that is not an object', 'application/json', '[1,2]', 200, { 0: 1, 1: 2 }],
  ['empty JSON', 'application/json', '', 200, {}],
  ['an invalid type', 'nonsense', '{"a":1}', 200, {}],
  ['another type', 'text/xml', '<a/>', 200, {}],
  ['a malformed form', 'application/x-www-form-urlencoded', 'a=%&=&b', 200, { a: '%', b: '' }],
])('a body of %s', async (_name, type, body, status, expected) => {
  const { port } = await start(service(), options);
  const head = `POST ${ROOT}/echo HTTP/1.1\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}`;
  expect(await send(port, head, body)).toMatchObject({ status, body: expected });
  expect(bugs).toEqual([]);
});

test('a large body is refused by its Content-Length, with an error body and CORS headers', async () => {
  const { port } = await start(service(), options);
  const head = `POST ${ROOT}/echo HTTP/1.1\r\nOrigin: http://a.test\r\nContent-Length: 99999999`;
  const response = await send(port, head, 'x');
  expect(response).toMatchObject(refusal('rest_body_too_large', 413));
  expect(response.headers).toMatch(/Access-Control-Allow-Origin: http:\/\/a\.test/);
  expect(response.headers).toMatch(/Connection: close/);
  await isWell(port);
});

test('a large body of a page is refused without a call of the fallback', async () => {
  const fallback: Service = { respond: () => Promise.reject(new Error('it was asked')) };
  const { port } = await start(service(), { ...options, fallback });
  const response = await send(port, 'POST /login HTTP/1.1\r\nContent-Length: 99999999', 'x');
  expect(response).toMatchObject(refusal('rest_body_too_large', 413));
});

test('a client that sends more than the limit still reads the response', async () => {
  const { port } = await start(service(), options);
  const answer = await fetch(`http://127.0.0.1:${port}${ROOT}/echo`, {
    method: 'POST',
    body: new Uint8Array(20_000_000),
  });
  expect([answer.status, await answer.json()]).toMatchObject([
    413,
    { code: 'rest_body_too_large' },
  ]);
  await vi.waitFor(() => expect(records).toMatchObject([{ status: 413 }]));
});

test.each([
  [
    'a request with a length and chunks',
    'POST /x HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  [
    'a request with two lengths',
    'POST /x HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabcd',
  ],
  ['a request with an invalid length', 'POST /x HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n'],
  ['an unknown method', 'FETCH / HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['text that is not a request', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ['a header folded over lines', 'GET / HTTP/1.1\r\nHost: x\r\nA: b\r\n c: d\r\nB\r\n\r\n'],
  ['a null byte in a header', 'GET / HTTP/1.1\r\nHost: x\r\nA: b\0c\r\n\r\n'],
  ['an unknown HTTP version', 'GET / HTTP/9.9\r\nHost: x\r\n\r\n'],
  ['a request without a host', 'GET / HTTP/1.1\r\n\r\n'],
])('%s gets 400', async (_name, text) => {
  const { port } = await start(service(), options);
  const response = read(await exchange(port, text));
  expect(response).toMatchObject(refusal('rest_bad_request', 400));
  expect(response.headers).toMatch(/X-Request-Id: \S+/);
  expect(records).toMatchObject([{ status: 400, ip: '127.0.0.1' }]);
  await isWell(port);
});

test('headers over the limit get 431', async () => {
  const { port } = await start(service(), options);
  const response = read(
    await exchange(port, `GET / HTTP/1.1\r\nHost: x\r\nA: ${'x'.repeat(20_000)}`),
  );
  expect(response).toMatchObject(refusal('rest_headers_too_large', 431));
  await isWell(port);
});

test('an invalid HEAD request gets a response without a body', async () => {
  const { port } = await start(service(), options);
  const response = await exchange(port, `HEAD / HTTP/1.1\r\nHost: x\r\nA: ${'x'.repeat(20_000)}`);
  expect(response).toMatch(/^HTTP\/1.1 431 [\s\S]*\r\n\r\n$/);
  await isWell(port);
});

test('an unknown Expect header gets status 417', async () => {
  const { port } = await start(service(), options);
  const response = await send(port, 'GET / HTTP/1.1\r\nExpect: miracles');
  expect(response).toMatchObject(refusal('rest_expectation_failed', 417));
});

test('a method that no route has gets status 404 rest_no_route', async () => {
  const { port } = await start(service(), options);
  for (const method of ['PROPFIND', 'TRACE', 'PATCH']) {
    const response = await send(port, `${method} ${ROOT}/echo HTTP/1.1`);
    expect(response).toMatchObject(refusal('rest_no_route', 404));
  }
  expect(await send(port, `GET ${ROOT}/echo?_method=x%0d%0ay HTTP/1.1`)).toMatchObject(
    refusal('rest_no_route', 404),
  );
});

test('CONNECT closes the connection without a response', async () => {
  const { port } = await start(service(), options);
  expect(await exchange(port, 'CONNECT x:443 HTTP/1.1\r\nHost: x\r\n\r\n')).toBe('');
  await isWell(port);
});

test('a URL with a host reaches the same route', async () => {
  const { port } = await start(service(), options);
  const response = await send(port, `GET http://site.test${ROOT}/echo?a=1 HTTP/1.1`);
  expect(response).toMatchObject({ status: 200, body: { a: '1' } });
});

test.each([
  ['the head', 'GET / HTTP/1.1\r\nHost: x\r\nA'],
  ['a body', `POST ${ROOT}/echo HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nabc`],
  [
    'a file',
    `POST ${ROOT}/echo HTTP/1.1\r\nHost: x\r\nContent-Type: image/png\r\nContent-Length: 100\r\n\r\nabc`,
  ],
])('a client that sends %s too slowly gets 408', async (_name, text) => {
  const { port } = await start(service(), { ...options, timeouts: IMPATIENT });
  const { socket, answer } = dial(port);
  socket.write(text);
  // Single bytes do not prolong the time.
  const drip = setInterval(() => socket.write('x'), 50);
  socket.on('error', () => undefined);
  const response = read(await answer);
  clearInterval(drip);
  expect(response).toMatchObject(refusal('rest_request_timeout', 408));
  expect(bugs).toEqual([]);
  await isWell(port);
});

test('an idle connection is closed without waiting for its handler', async () => {
  const { port } = await start(service(), { ...options, timeouts: IMPATIENT });
  expect(await exchange(port, `GET ${ROOT}/waits HTTP/1.1\r\nHost: x\r\n\r\n`)).toBe('');
  await isWell(port);
  finish(1);
});

test.each(['/broken', '/rejects', '/throws-text', '/bad-header'])(
  'a handler that throws gets 500, and only the log contains the reason: %s',
  async (route) => {
    const { port } = await start(service(), options);
    const response = await send(
      port,
      `GET ${ROOT}${route} HTTP/1.1\r\nX-Request-Id: of-the-proxy.1`,
    );
    expect(response).toMatchObject({
      status: 500,
      body: {
        code: 'internal_server_error',
        message: expect.any(String),
        data: { status: 500, request_id: 'of-the-proxy.1' },
      },
    });
    expect(JSON.stringify(response)).not.toContain(SECRET);
    expect(bugs.map(([, id]) => id)).toEqual(['of-the-proxy.1']);
    await isWell(port);
  },
);

test('7.1: a response with invalid headers gets 500 Internal Server Error', async () => {
  const { port } = await start(service(), options);
  const request = `GET ${ROOT}/bad-header HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
  expect((await exchange(port, request)).split('\r\n', 1)).toEqual([
    'HTTP/1.1 500 Internal Server Error',
  ]);
});

test('a value that JSON cannot express gets 500', async () => {
  const { port } = await start(service(), options);
  const response = await send(port, `GET ${ROOT}/circular HTTP/1.1`);
  expect(response.status).toBe(500);
  expect(response.body).toMatchObject({ code: expect.any(String), data: { status: 500 } });
});

test('a service that rejects gets 500', async () => {
  const failing: Service = { respond: () => Promise.reject(new Error(SECRET)) };
  const { port } = await start(failing, options);
  const response = await send(port, 'GET / HTTP/1.1');
  expect(response).toMatchObject({ status: 500, body: { code: 'internal_server_error' } });
  expect(JSON.stringify(response)).not.toContain(SECRET);
  expect(bugs.length).toBe(1);
});

test('a client that disconnects before the response is logged with status 499 and reports no bug', async () => {
  const { port } = await start(service(), options);
  const { socket, answer } = dial(port);
  let isAsked = false;
  socket.write(`GET ${ROOT}/waits HTTP/1.1\r\nHost: x\r\n\r\n`, () => void (isAsked = true));
  await vi.waitFor(() => expect(isAsked).toBe(true));
  await new Promise((resolve) => setTimeout(resolve, 50));
  socket.destroy();
  await answer;
  await vi.waitFor(() => expect(records).toMatchObject([{ status: 499 }]));
  finish({ late: true });
  await isWell(port);
  expect(bugs).toEqual([]);
});

test('a client that disconnects in the middle of its body is logged with status 499 and reports no bug', async () => {
  const { port } = await start(service(), options);
  const { socket, answer } = dial(port);
  socket.write(`POST ${ROOT}/echo HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nabc`);
  await new Promise((resolve) => setTimeout(resolve, 50));
  socket.destroy();
  await answer;
  await vi.waitFor(() => expect(records).toMatchObject([{ status: 499 }]));
  await isWell(port);
  expect(bugs).toEqual([]);
});

test('invalid data after a request does not change its response', async () => {
  const { port } = await start(service(), options);
  const answer = await exchange(
    port,
    `GET ${ROOT}/echo?a=1 HTTP/1.1\r\nHost: x\r\n\r\nnonsense\r\n\r\n`,
  );
  expect(answer).not.toMatch(/"a":"1".*"a":"1"/s);
  await isWell(port);
});

test('two clients on two connections get their own responses in order', async () => {
  const { port } = await start(service(), options);
  const ask = (who: string): string =>
    Array.from(
      { length: 20 },
      (_, at) =>
        `GET ${ROOT}/echo?who=${who}&at=${at} HTTP/1.1\r\nHost: x\r\n` +
        `${at === 19 ? 'Connection: close\r\n' : ''}\r\n`,
    ).join('');
  const answers = await Promise.all(['ada', 'bob'].map((who) => exchange(port, ask(who))));
  for (const [index, who] of ['ada', 'bob'].entries()) {
    const bodies = [...(answers[index] ?? '').matchAll(/\{"who":"(\w+)","at":"(\d+)"\}/g)];
    expect(bodies.map(([, name, at]) => `${name} ${at}`)).toEqual(
      Array.from({ length: 20 }, (_, at) => `${who} ${at}`),
    );
  }
});

test('300 idle connections do not block other clients', async () => {
  const { port } = await start(service(), options);
  const sockets = await Promise.all(
    Array.from({ length: 300 }, async () => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      return socket;
    }),
  );
  await isWell(port);
  for (const socket of sockets) socket.destroy();
});

test('a client that sends Expect: 100-continue gets 100', async () => {
  const { port } = await start(service(), options);
  const outgoing = httpRequest({
    port,
    path: `${ROOT}/echo`,
    method: 'POST',
    headers: { Expect: '100-continue', 'Content-Type': 'application/json', 'Content-Length': 7 },
  });
  outgoing.on('continue', () => outgoing.end('{"a":1}'));
  outgoing.flushHeaders();
  const [answer] = await once(outgoing, 'response');
  expect(Object(answer).statusCode).toBe(200);
  Object(answer).resume();
});
