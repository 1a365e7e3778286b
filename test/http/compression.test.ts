import * as zlib from 'node:zlib';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { negotiate } from '../../runtime/http/compression.ts';
import type { ListenOptions, Service, WireResponse } from '../../runtime/http/index.ts';
import { start, stopAll } from '../e2e/wire.ts';

/** Responses are compressed as the client accepts it. */

afterEach(stopAll);

const TEXT = 'a line of text\n'.repeat(200);
const PLAIN: WireResponse = {
  status: 200,
  headers: ['Content-Type', 'text/plain; charset=UTF-8'],
  body: TEXT,
};

interface Received {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** Returns the response of a service that always sends `response`. */
async function received(
  response: WireResponse,
  acceptEncoding = 'gzip, br',
  { method = 'GET', ...options }: Partial<ListenOptions> & { readonly method?: string } = {},
): Promise<Received> {
  const service: Service = { respond: () => response };
  const { port } = await start(service, options);
  const headers = acceptEncoding === '' ? {} : { 'accept-encoding': acceptEncoding };
  const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ port, method, headers }, resolve).on('error', reject).end();
  });
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return { status: incoming.statusCode, headers: incoming.headers, body: Buffer.concat(chunks) };
}

test('a body is compressed with brotli or gzip, and its length is that of the compressed body', async () => {
  const brotli = await received(PLAIN);
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(brotli.headers['content-length']).toBe(String(brotli.body.length));
  expect(brotliDecompressSync(brotli.body).toString()).toBe(TEXT);
  const gzip = await received(PLAIN, 'gzip;q=0.5, br;q=0');
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body).toString()).toBe(TEXT);
});

// Node has zstd from 22.15 on; its types for Node 20 lack it.
const { zstdDecompressSync } = zlib as { readonly zstdDecompressSync?: (body: Buffer) => Buffer };

test.skipIf(!zstdDecompressSync)(
  'a body and a stream are compressed with zstd if Node has it',
  async () => {
    const whole = await received(PLAIN, 'zstd');
    expect(whole.headers['content-encoding']).toBe('zstd');
    expect(zstdDecompressSync?.(whole.body).toString()).toBe(TEXT);
    const stream = (async function* () {
      yield Buffer.from(TEXT);
    })();
    const { headers, body } = await received({ ...PLAIN, body: null, stream }, 'zstd, gzip;q=0.5');
    expect(headers['content-encoding']).toBe('zstd');
    expect(zstdDecompressSync?.(body).toString()).toBe(TEXT);
  },
);

test.skipIf(zstdDecompressSync)('the next encoding is used if Node lacks zstd', async () => {
  const { headers } = await received(PLAIN, 'zstd, gzip;q=0.5');
  expect(headers['content-encoding']).toBe('gzip');
});

test('a stream is compressed while it is sent', async () => {
  async function* pieces(): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < 3; at += 1) yield Buffer.from(TEXT);
  }
  const { headers, body } = await received({ ...PLAIN, body: null, stream: pieces() });
  expect(headers['content-encoding']).toBe('br');
  expect(headers['content-length']).toBeUndefined();
  expect(brotliDecompressSync(body).toString()).toBe(TEXT.repeat(3));
});

test('a stream that fails aborts the response, and the client gets an error', async () => {
  async function* pieces(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(TEXT);
    await new Promise((resolve) => setTimeout(resolve, 30));
    throw new Error('gone');
  }
  await expect(received({ ...PLAIN, body: null, stream: pieces() })).rejects.toThrow();
});

test('a strong tag becomes weak when the body is compressed, and the announced length is dropped', async () => {
  const headers = [...PLAIN.headers, 'ETag', '"abc"', 'Content-Length', '3000'];
  const stream = (async function* () {
    yield Buffer.from(TEXT);
  })();
  const { headers: sent } = await received({ ...PLAIN, headers, body: null, stream });
  expect(sent).toMatchObject({ etag: 'W/"abc"', 'content-encoding': 'br' });
  expect(sent['content-length']).toBeUndefined();
  const plain = await received({ ...PLAIN, headers: [...PLAIN.headers, 'ETag', '"abc"'] }, '');
  expect(plain.headers).toMatchObject({ etag: '"abc"', vary: 'Accept-Encoding' });
});

const withHeaders = (...headers: string[]): WireResponse => ({
  ...PLAIN,
  headers: [...PLAIN.headers, ...headers],
});

test.each<[string, WireResponse]>([
  ['a body below 1 KiB', { ...PLAIN, body: 'short' }],
  ['a picture', { ...PLAIN, headers: ['Content-Type', 'image/png'] }],
  ['an archive', { ...PLAIN, headers: ['Content-Type', 'application/zip'] }],
  ['a body without a type', { ...PLAIN, headers: [] }],
  ['events', { ...PLAIN, headers: ['Content-Type', 'text/event-stream'] }],
  ['an encoded body', withHeaders('Content-Encoding', 'x-own')],
  ['a body that must not be changed', withHeaders('Cache-Control', 'public, no-transform')],
  ['a response that sets a cookie', withHeaders('Set-Cookie', 'a=b')],
  ['a part of a file', { ...withHeaders('Content-Range', 'bytes 0-1/2'), status: 206 }],
])('%s is not compressed', async (_, response) => {
  const { headers, body } = await received(response);
  expect(headers['content-encoding']).toBe(
    response.headers.includes('x-own') ? 'x-own' : undefined,
  );
  expect(body.toString()).toBe(response.body);
});

test('responses without a body have no encoding, and no Vary header', async () => {
  for (const [method, status] of [
    ['HEAD', 200],
    ['GET', 304],
  ] as const) {
    const { headers, body } = await received({ ...PLAIN, status }, 'br', { method });
    expect([headers['content-encoding'], headers.vary, body.length]).toEqual([
      ...[undefined, 'Accept-Encoding', 0],
    ]);
  }
});

test('an existing Vary header is kept', async () => {
  const { headers } = await received(withHeaders('Vary', 'Origin'));
  expect(headers.vary).toBe('Origin, Accept-Encoding');
  const named = await received(withHeaders('Vary', 'accept-encoding, Origin'));
  expect(named.headers.vary).toBe('accept-encoding, Origin');
});

test('the options set threshold, encodings and levels, and turn it off', async () => {
  const off = await received(PLAIN, 'gzip', { compression: false });
  expect([off.headers['content-encoding'], off.headers.vary]).toEqual([undefined, undefined]);
  const high = await received(PLAIN, 'gzip', { compression: { threshold: 10_000 } });
  expect(high.headers['content-encoding']).toBeUndefined();
  const encodings = await received(PLAIN, 'gzip, br', { compression: { encodings: ['gzip'] } });
  expect(encodings.headers['content-encoding']).toBe('gzip');
  const [fast, best] = await Promise.all(
    [1, 9].map((gzip) => received(PLAIN, 'gzip', { compression: { levels: { gzip } } })),
  );
  expect(best?.body.length).toBeLessThanOrEqual(fast?.body.length ?? 0);
});

test.each([
  ['', null],
  ['identity', null],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['gzip, br', 'br'],
  ['gzip;q=1, br;q=0.9', 'gzip'],
  ['gzip; q=0', null],
  ['*', 'br'],
  ['*;q=0.1, br;q=0', 'gzip'],
  ['br;q=nonsense', null],
  ['compress, deflate', null],
])('of the accepted encodings "%s" is chosen %s', (header, expected) => {
  expect(negotiate(header, ['br', 'gzip'])).toBe(expected);
});
