import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import {
  createServer as createHttpServer,
  request as httpRequest,
  ServerResponse,
} from 'node:http';
import type { IncomingMessage, RequestListener, Server as HttpServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gunzipSync } from 'node:zlib';
import sirv from 'sirv';
import { afterEach, expect, test } from 'vitest';
import { toNodeHandler } from '../../runtime/http/index.ts';
import type { NodeHandler, NodeHandlerOptions, RequestLogEntry } from '../../runtime/http/index.ts';
import { createServer } from '../../runtime/server/index.ts';
import type { Server } from '../../runtime/server/index.ts';
import { exchange } from '../e2e/wire.ts';
import { portableServer, signals } from './portable-service.ts';

/** `toNodeHandler` in servers of Node, Express and Fastify. */

/** The parts of Express that the tests use. */
interface Express extends RequestListener {
  (...parameters: Parameters<RequestListener>): void;
  use(...handlers: readonly unknown[]): void;
}
interface ExpressModule {
  (): Express;
  json(): unknown;
  text(options: { readonly type: () => boolean }): unknown;
  urlencoded(options: { readonly extended: boolean }): unknown;
}

/** The parts of Fastify that the tests use. */
interface FastifyRequest {
  readonly raw: IncomingMessage;
  readonly body: unknown;
}
interface FastifyReply {
  readonly raw: Parameters<RequestListener>[1];
  hijack(): void;
}
interface Fastify {
  all(path: string, handler: (request: FastifyRequest, reply: FastifyReply) => void): void;
  get(path: string, handler: () => unknown): void;
  removeAllContentTypeParsers(): void;
  addContentTypeParser(type: string, parse: (...parameters: readonly unknown[]) => void): void;
  listen(options: { readonly port: number }): Promise<string>;
  close(): Promise<void>;
}

const load = createRequire(import.meta.url);
const express = load('express') as ExpressModule;
const fastify = load('fastify') as () => Fastify;

const closing: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

/** Listens with a handler of Node. Returns the address of the server. */
async function listenWith(handler: RequestListener): Promise<string> {
  return `http://127.0.0.1:${await portOf(createHttpServer(handler))}`;
}

async function portOf(server: HttpServer): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return (server.address() as AddressInfo).port;
}

/** Mounts the service at `/api` in Express, behind `before`. */
function inExpress(before: readonly unknown[] = [], options: NodeHandlerOptions = {}) {
  const app = express();
  for (const handler of before) app.use(handler);
  app.use('/api', toNodeHandler(mounted(), options));
  app.use((_: unknown, response: Parameters<RequestListener>[1]) => response.end('of the parent'));
  return listenWith(app);
}

const mounted = (): Server => portableServer(undefined, 'http://site.test/api');

const ROUTES = '/api/cms-json/test/v1';

const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

async function sent(url: string, init?: RequestInit): Promise<[status: number, body: unknown]> {
  const response = await fetch(url, init);
  return [response.status, await response.json()];
}

const form = (): FormData => {
  const data = new FormData();
  data.append('file', new File(['content'], 'a.txt', { type: 'text/plain' }));
  return data;
};
const RECEIVED = {
  params: {},
  files: [{ field: 'file', filename: 'a.txt', type: 'text/plain', text: 'content' }],
};

test('a socket with an `encrypted` of false, as Bun has, is not one of TLS', async () => {
  const handle = toNodeHandler(portableServer(undefined, 'http://127.0.0.1'));
  const at = await listenWith((request, response) => {
    Object.assign(request.socket, { encrypted: false });
    handle(request, response);
  });
  const index = await (await fetch(`${at}/cms-json/test/v1`)).json();
  expect(JSON.stringify(index)).toContain('"href":"http://127.0.0.1/');
});

test('a server of Node: the service responds, everything else gets 404', async () => {
  const base = await listenWith(toNodeHandler(mounted()));
  expect(await sent(`${base}${ROUTES}/echo?a=1`)).toEqual([200, { a: '1' }]);
  expect(await sent(`${base}${ROUTES}/echo`, json({ b: 'é' }))).toEqual([200, { b: 'é' }]);
  expect((await fetch(`${base}/elsewhere`)).status).toBe(404);
});

test.each([false, true])(
  'a client that sends Expect: 100-continue gets 100 once, also from a parent with its own listener: %s',
  async (hasListener) => {
    const handler = toNodeHandler(mounted());
    const server = createHttpServer(handler);
    if (hasListener) server.on('checkContinue', handler);
    const port = await portOf(server);
    const body = '{"a":1}';
    const response = await exchange(
      port,
      `POST ${ROUTES}/echo HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nConnection: close\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    expect(response.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 100', 'HTTP/1.1 200']);
  },
);

test('Express: the path of `app.use` is part of the URL, and other requests are passed to `next`', async () => {
  const base = await inExpress();
  expect(await sent(`${base}${ROUTES}/echo?a=1`)).toEqual([200, { a: '1' }]);
  expect(await (await fetch(`${base}/api/elsewhere`)).text()).toBe('of the parent');
  expect(await (await fetch(`${base}/elsewhere`, json({}))).text()).toBe('of the parent');
});

test('Express: the path of `app.use` is the prefix if `baseUrl` has none', async () => {
  const app = express();
  app.use('/cms-json', toNodeHandler(portableServer(undefined, 'http://site.test')));
  const base = await listenWith(app);
  expect(await sent(`${base}/cms-json/test/v1/echo?a=1`)).toEqual([200, { a: '1' }]);
});

test.each([
  ['on', () => [express.json(), express.urlencoded({ extended: true })]],
  ['off', () => []],
])('Express: bodies arrive with the body parser %s', async (_, parsers) => {
  const url = `${await inExpress(parsers())}${ROUTES}`;
  expect(await sent(`${url}/echo`, json({ a: [1, { b: 'é' }] }))).toEqual([
    200,
    { a: [1, { b: 'é' }] },
  ]);
  const fields = new URLSearchParams({ 'a[b]': 'é', 'c[]': '1 &' });
  expect(await sent(`${url}/echo`, { method: 'POST', body: fields })).toEqual([
    200,
    { a: { b: 'é' }, c: ['1 &'] },
  ]);
  expect(await sent(`${url}/files`, { method: 'POST', body: form() })).toEqual([200, RECEIVED]);
});

test.each([
  ['Express', () => inExpress([express.json()])],
  ['Fastify', () => inFastify(toNodeHandler(mounted()), true)],
])('JSON that is nested deeply and parsed by %s gets 400', async (_, mount) => {
  const body = `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
  expect(await sent(`${await mount()}${ROUTES}/echo`, { ...json(null), body })).toMatchObject([
    400,
    { code: 'rest_value_too_deep' },
  ]);
});

test('Express: repeated names of a form that `querystring` has parsed are lists, with brackets as well', async () => {
  const url = `${await inExpress([express.urlencoded({ extended: false })])}${ROUTES}`;
  const body = new URLSearchParams('a=1&a=2&b[x]=3&c[]=4&c[]=5');
  expect(await sent(`${url}/echo`, { method: 'POST', body })).toEqual([
    200,
    { a: ['1', '2'], b: { x: '3' }, c: ['4', '5'] },
  ]);
});

test('Express: `Vary` has the values of the framework and of the service', async () => {
  const before = (_: unknown, response: ServerResponse, next: () => void): void => {
    response.setHeader('Vary', 'Accept');
    response.setHeader('X-Content-Type-Options', 'of the framework');
    next();
  };
  const { headers } = await fetch(`${await inExpress([before])}${ROUTES}/long`, {
    headers: { Origin: 'http://other.test' },
  });
  expect(headers.get('vary')).toBe('Accept, Origin, Accept-Encoding');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('access-control-expose-headers')).toContain('X-CMS-Total, ');
});

/** Accepts headers as an object only, as the response of `serverless-http` does. */
class ObjectResponse extends ServerResponse {
  override writeHead(status: number, ...rest: unknown[]): this {
    for (const [name, value] of Object.entries(rest[0] ?? {})) this.setHeader(name, String(value));
    return super.writeHead(status);
  }
}

test('a response whose `writeHead` is replaced has all headers, and a `Content-Length` can be a number', async () => {
  const handle = toNodeHandler(mounted());
  const server = createHttpServer({ ServerResponse: ObjectResponse }, (request, response) => {
    Object.assign(request.headers, { 'content-length': 0 });
    handle(request, response);
  });
  const response = await fetch(`http://127.0.0.1:${await portOf(server)}${ROUTES}/echo?a=1`);
  expect(response.headers.get('content-type')).toBe('application/json; charset=UTF-8');
  expect(await response.json()).toEqual({ a: '1' });
});

test('a body that was read and discarded is an error that names the cause', async () => {
  const drain = async (request: IncomingMessage, _: unknown, next: () => void): Promise<void> => {
    for await (const chunk of request) void chunk;
    next();
  };
  const bugs: unknown[] = [];
  const onBug = (bug: unknown): void => void bugs.push(bug);
  const base = await inExpress([drain], { onBug });
  expect(await sent(`${base}${ROUTES}/echo`, json({ a: 1 }))).toMatchObject([
    500,
    { code: 'rest_body_consumed', message: expect.stringContaining('body parser') },
  ]);
  expect(bugs).toMatchObject([{ message: expect.stringContaining('request.body') }]);
  expect(await sent(`${base}${ROUTES}/echo?a=1`)).toEqual([200, { a: '1' }]);
});

test.each([
  ['express.json', () => inExpress([express.json()])],
  ['express.text', () => inExpress([express.text({ type: () => true })])],
  ['a server of Node', () => listenWith(toNodeHandler(mounted()))],
  ['Fastify without parsers', () => inFastify(toNodeHandler(mounted()), false)],
])('an empty chunked body, read by %s, is an empty body', async (_, mount) => {
  const { port } = new URL(await mount());
  const head = `POST ${ROUTES}/echo?a=1 HTTP/1.1\r\nHost: site.test\r\nContent-Type: application/json`;
  const answer = await exchange(
    Number(port),
    `${head}\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK[^]*\{"a":"1"\}$/);
});

test('responses are streamed, and compressed as the client accepts it', async () => {
  const entries: RequestLogEntry[] = [];
  const base = await inExpress([], { onResponse: (entry) => void entries.push(entry) });
  expect(await (await fetch(`${base}${ROUTES}/lines`)).text()).toBe('one\ntwo\nthree\n');
  await fetch(`${base}/elsewhere`).then((response) => response.text());
  const raw = await rawGet(`${base}${ROUTES}/long`, { 'accept-encoding': 'gzip' });
  expect(raw.headers['content-encoding']).toBe('gzip');
  expect(JSON.parse(gunzipSync(raw.body).toString())).toBe('long '.repeat(1000));
  await expect.poll(() => entries.length).toBe(2);
  expect(entries).toMatchObject([
    { route: '/test/v1/lines', path: `${ROUTES}/lines` },
    { bytes: raw.body.length },
  ]);
});

async function rawGet(url: string, headers: { readonly [name: string]: string }) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    httpRequest(url, { headers }, resolve).on('error', reject).end();
  });
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return { headers: response.headers, body: Buffer.concat(chunks) };
}

test('the signal of a request is aborted when the client disconnects', async () => {
  const base = await inExpress();
  const before = signals.length;
  const abort = new AbortController();
  const response = fetch(`${base}${ROUTES}/never`, { signal: abort.signal });
  await expect.poll(() => signals.length).toBe(before + 1);
  expect(signals.at(-1)?.aborted).toBe(false);
  abort.abort();
  await expect(response).rejects.toThrow();
  await expect.poll(() => signals.at(-1)?.aborted).toBe(true);
});

test('a handler that never resolves gets 503 after the request timeout', async () => {
  const base = await inExpress([], { requestTimeout: 300 });
  const response = await fetch(`${base}${ROUTES}/never`);
  expect([response.status, await response.json()]).toMatchObject([503, { code: 'rest_timeout' }]);
  expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{8,}$/);
  expect(signals.at(-1)?.aborted).toBe(true);
  // The time of receiving a body does not count.
  const slow = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(new TextEncoder().encode('{"a":'));
      await new Promise((resolve) => setTimeout(resolve, 500));
      controller.enqueue(new TextEncoder().encode('1}'));
      controller.close();
    },
  });
  const headers = { 'Content-Type': 'application/json' };
  const init = { method: 'POST', headers, body: slow, duplex: 'half' } as RequestInit;
  expect(await sent(`${base}${ROUTES}/echo`, init)).toEqual([200, { a: 1 }]);
});

test('a server with the profile `plain` and without a prefix is mounted below a path', async () => {
  const server = createServer({
    baseUrl: 'http://site.test/api',
    protocol: { prefix: '', namespace: '' },
  });
  server.registerRoute('v1', '/books', { callback: () => ['a'], permission_callback: () => true });
  const app = express();
  app.use('/api', toNodeHandler(server));
  app.use((_: unknown, response: Parameters<RequestListener>[1]) => response.end('of the parent'));
  const base = await listenWith(app);
  expect(await sent(`${base}/api/v1/books`)).toEqual([200, ['a']]);
  expect(await (await fetch(`${base}/api/v1/nothing`)).text()).toBe('of the parent');
  expect(await (await fetch(`${base}/v1/books`)).text()).toBe('of the parent');
});

/** Mounts the service at `/api` in Fastify as docs/mounting.md does. */
async function inFastify(handler: NodeHandler, hasParsers: boolean): Promise<string> {
  const app = fastify();
  if (!hasParsers) app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => (done as (error: null) => void)(null));
  app.all('/api/*', (request, reply) => {
    reply.hijack();
    handler(Object.assign(request.raw, { body: request.body }), reply.raw);
  });
  app.get('/elsewhere', () => 'of the parent');
  closing.push(() => app.close());
  return app.listen({ port: 0 });
}

test.each([true, false])('Fastify: bodies arrive; with its parsers: %s', async (hasParsers) => {
  const base = await inFastify(toNodeHandler(mounted()), hasParsers);
  const url = `${base}${ROUTES}`;
  expect(await sent(`${url}/echo?a=1`)).toEqual([200, { a: '1' }]);
  expect(await sent(`${url}/echo`, json({ a: [1] }))).toEqual([200, { a: [1] }]);
  expect(await sent(`${url}/files`, { method: 'POST', body: form() })).toEqual([200, RECEIVED]);
  expect(await (await fetch(`${url}/lines`)).text()).toBe('one\ntwo\nthree\n');
  expect((await fetch(`${base}/api/elsewhere`)).status).toBe(404);
  expect(await (await fetch(`${base}/elsewhere`)).text()).toBe('of the parent');
});

test.each([
  ['requestTimeout must be', { requestTimeout: -1 }],
  ['requestTimeout must be', { requestTimeout: Number.NaN }],
  ['unknown "lzma"', { compression: { encodings: ['lzma' as 'br'] } }],
])('an invalid option is an error that names it: %s', (named, options) => {
  expect(() => toNodeHandler(mounted(), options)).toThrow(named);
});

test('sirv next to the service sends the precompressed file that the client accepts', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'files-'));
  closing.push(() => Promise.resolve(rmSync(folder, { recursive: true })));
  const page = '<!doctype html><title>page</title>';
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'index.html.br'), brotliCompressSync(page));
  const handle = toNodeHandler(mounted());
  const files = sirv(folder, { brotli: true, gzip: true });
  const base = await listenWith((request, response) =>
    handle(request, response, () => files(request, response)),
  );
  const compressed = await fetch(base, { headers: { 'Accept-Encoding': 'br' } });
  expect(compressed.headers.get('content-encoding')).toBe('br');
  expect(compressed.headers.get('vary')).toBe('Accept-Encoding');
  expect(await compressed.text()).toBe(page);
  const plain = await fetch(base, { headers: { 'Accept-Encoding': 'identity' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe(page);
  expect(await sent(`${base}${ROUTES}/echo?a=1`)).toEqual([200, { a: '1' }]);
});
