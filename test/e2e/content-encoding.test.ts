import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { open, serviceWith } from '../runtime/service.ts';
import { start, stopAll } from './wire.ts';

/** The body of a request may be compressed; limits apply to the decompressed body. */

let port: number;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'encodings-test-'));
  const routes = {
    '/echo': open((request) => request.getParams(), { methods: 'POST, PUT' }),
    '/files': open((request) => request.files.map(({ path }) => readFileSync(path ?? '', 'utf8')), {
      methods: 'POST',
      uploads: true,
    }),
  };
  const settings = { uploadFolder: folder, uploadLimit: 100_000 };
  const page = async (request: { readonly body: Uint8Array }) => ({
    status: 200,
    headers: [],
    body: Buffer.from(request.body).toString('utf8'),
  });
  ({ port } = await start(serviceWith(routes, { settings }), {
    bodyLimit: 10_000,
    fallback: { respond: page },
  }));
});
afterAll(async () => {
  await stopAll();
  rmSync(folder, { recursive: true, force: true });
});

async function post(
  body: Uint8Array | string,
  headers: Record<string, string>,
  path = '/cms-json/test/v1/echo',
) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text };
}

const json = (encoding: string) => ({
  'content-type': 'application/json',
  'content-encoding': encoding,
});
const text = '{"a":"é"}';

test.each([
  ['gzip', gzipSync(text)],
  ['GZIP', gzipSync(text)],
  ['x-gzip', gzipSync(text)],
  ['deflate', deflateSync(text)],
  ['deflate', deflateRawSync(text)],
  ['br', brotliCompressSync(text)],
  ['identity', text],
  ['gzip, identity', gzipSync(text)],
  ['deflate, gzip', gzipSync(deflateSync(text))],
  ['gzip', Buffer.concat([gzipSync('{"a":'), gzipSync('"é"}')])],
])('a body in %s is decoded', async (encoding, body) => {
  expect(await post(body, json(encoding))).toMatchObject({ status: 200, text });
});

test('a compressed form, a compressed multipart form and a compressed page form are parsed', async () => {
  const urlencoded = {
    'content-type': 'application/x-www-form-urlencoded',
    'content-encoding': 'gzip',
  };
  expect((await post(gzipSync('a=1'), urlencoded)).text).toBe('{"a":"1"}');
  expect((await post(gzipSync('a=1'), urlencoded, '/page')).text).toBe('a=1');
  const part = '--B\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--B--\r\n';
  const multipart = {
    'content-type': 'multipart/form-data; boundary=B',
    'content-encoding': 'gzip',
  };
  expect((await post(gzipSync(part), multipart)).text).toBe('{"a":"1"}');
});

test('a compressed upload is stored decompressed', async () => {
  const headers = { 'content-type': 'text/csv', 'content-encoding': 'br' };
  const path = '/cms-json/test/v1/files';
  expect((await post(brotliCompressSync('a;b'), headers, path)).text).toBe('["a;b"]');
});

test.each([
  ['gzip', gzipSync(Buffer.alloc(50_000_000))],
  ['br', brotliCompressSync(Buffer.alloc(50_000_000))],
  ['gzip, gzip', gzipSync(gzipSync(Buffer.alloc(50_000_000)))],
])(
  'a small body in %s that decompresses to more than the limit gets 413',
  async (encoding, body) => {
    expect(await post(body, json(encoding))).toMatchObject({
      status: 413,
      text: expect.stringContaining('"limit":"body","maximum":10000'),
    });
    const headers = { 'content-type': 'text/csv', 'content-encoding': encoding };
    expect(await post(body, headers, '/cms-json/test/v1/files')).toMatchObject({
      status: 413,
      text: expect.stringContaining('"limit":"body","maximum":100000'),
    });
    expect(readdirSync(folder)).toEqual([]);
  },
);

test.each(['zstd', 'compress', 'gzip, zstd', 'gzip, gzip, gzip, gzip'])(
  'a body in %s gets 415, which lists the supported encodings',
  async (encoding) => {
    const { status, headers, text: body } = await post('x', json(encoding));
    expect([status, headers.get('accept-encoding')]).toEqual([415, 'gzip, deflate, br']);
    expect(JSON.parse(body)).toMatchObject({
      code: 'rest_unsupported_encoding',
      data: {
        status: 415,
        encoding: encoding.startsWith('gzip, g') ? encoding : /\w+$/.exec(encoding)?.[0],
        supported: 'gzip, deflate, br',
      },
    });
  },
);

test.each([
  ['gzip', 'not gzip'],
  ['gzip', gzipSync(text).subarray(0, 20)],
  ['br', 'not br at all'],
  ['deflate', deflateSync(text).subarray(0, 6)],
])('a body that is invalid %s gets 400', async (encoding, body) => {
  expect(await post(body, json(encoding))).toMatchObject({
    status: 400,
    text: expect.stringContaining('rest_invalid_encoding'),
  });
});
