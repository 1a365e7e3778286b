import { connect, constants, createServer as createHttp2Server } from 'node:http2';
import type { ClientHttp2Session, IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { toNodeHandler } from '../../runtime/http/index.ts';
import { createServer } from '../../runtime/server/index.ts';
import { portableServer, signals } from './portable-service.ts';

/** `toNodeHandler` in a server of `node:http2`. */

const hosts = createServer({ profile: 'plain' });
hosts.registerRoute('', '/host', {
  ...{ methods: 'GET', answers: 'any' },
  endpoint: {
    permission: () => true,
    handle: ({ request }) => ({ host: request.header('host') }),
  },
});
const ofHosts = toNodeHandler(hosts);
const handle = toNodeHandler(portableServer());
const http2 = createHttp2Server((request, response) =>
  handle(request, response, () => ofHosts(request, response)),
);
const ROUTES = '/cms-json/test/v1';
let session: ClientHttp2Session;
beforeAll(async () => {
  await new Promise<void>((resolve) => http2.listen(0, '127.0.0.1', resolve));
  session = connect(`http://127.0.0.1:${(http2.address() as AddressInfo).port}`);
});
afterAll(async () => {
  session.destroy();
  await new Promise((resolve) => http2.close(resolve));
});

/** Sends a request, whose body has no `Content-Length` unless `headers` has it. */
async function send(path: string, headers: OutgoingHttpHeaders = {}, body?: Uint8Array) {
  const stream = session.request(
    { ':path': ROUTES + path, ':method': body ? 'POST' : 'GET', ...headers },
    { endStream: !body },
  );
  if (body) stream.end(body);
  const got = await new Promise<IncomingHttpHeaders>((resolve) => stream.once('response', resolve));
  return { headers: got, body: await text(stream) };
}

test('HTTP/2: JSON, a form and files arrive without a `Content-Length`', async () => {
  const bytes = (content: string): Uint8Array => new TextEncoder().encode(content);
  const json = await send('/echo', { 'content-type': 'application/json' }, bytes('{"a":[1]}'));
  expect(json.body).toBe('{"a":[1]}');
  const type = 'application/x-www-form-urlencoded';
  expect((await send('/echo', { 'content-type': type }, bytes('a=1&b=2'))).body).toBe(
    '{"a":"1","b":"2"}',
  );
  const data = new FormData();
  data.append('file', new File(['content'], 'a.txt', { type: 'text/plain' }));
  const form = new Response(data);
  const header = { 'content-type': form.headers.get('content-type') ?? '' };
  const files = await send('/files', header, new Uint8Array(await form.arrayBuffer()));
  expect(JSON.parse(files.body)).toMatchObject({ files: [{ filename: 'a.txt', text: 'content' }] });
});

test('HTTP/2: the signal of a request is aborted when the client cancels it', async () => {
  const count = signals.length;
  const stream = session.request({ ':path': `${ROUTES}/never` });
  await vi.waitUntil(() => signals.length > count);
  stream.close(constants.NGHTTP2_CANCEL);
  await vi.waitUntil(() => signals[count]?.aborted);
});

test('HTTP/2: a bug is a response with status 500, headers of one name are joined, and a stream is sent', async () => {
  const warnings: Error[] = [];
  const warn = (warning: Error): void => void warnings.push(warning);
  process.on('warning', warn);
  expect((await send('/broken')).headers[':status']).toBe(500);
  const long = await send('/long', { origin: 'http://other.test', 'accept-encoding': 'gzip' });
  expect(long.headers.vary).toBe('Origin, Accept-Encoding');
  expect((await send('/lines')).body).toBe('one\ntwo\nthree\n');
  const tooLarge = new Uint8Array(9 * 1024 * 1024);
  const refused = await send('/echo', { 'content-type': 'application/json' }, tooLarge);
  expect(refused.headers[':status']).toBe(413);
  process.off('warning', warn);
  expect(warnings).toEqual([]);
});

test('HTTP/2: the host of the request is its `:authority`', async () => {
  const { body } = await send('', { ':path': '/host', ':authority': 'site.test:8443' });
  expect(body).toBe('{"host":"site.test:8443"}');
});
