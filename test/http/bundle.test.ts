import { createContext, runInContext } from 'node:vm';
import { gunzipSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { beforeAll, expect, test } from 'vitest';
import type { FetchHandler, FetchHandlerOptions } from '../../runtime/http/fetch.ts';

/** A bundle of a service for browsers and workers: it contains no Node module and runs with web APIs only. */

/** Globals of every platform with web APIs. */
const WEB_GLOBALS = [
  ...['AbortController', 'AbortSignal', 'Blob', 'CompressionStream', 'DecompressionStream'],
  ...['Error', 'File', 'FormData', 'Headers', 'ReadableStream', 'Request', 'Response'],
  ...['TextDecoder', 'TextEncoder', 'TransformStream', 'TypeError', 'URL', 'URLSearchParams'],
  ...['Uint8Array', 'clearTimeout', 'console', 'crypto', 'queueMicrotask', 'setTimeout'],
] as const;

let imports: readonly string[];
let source: string;
let handler: FetchHandler;

/** Runs the bundle on a platform with the globals of the web, without those that end with `missing`. */
function handlerOn(
  options?: FetchHandlerOptions,
  { missing = '-', ...own }: { readonly missing?: string; readonly Response?: unknown } = {},
): FetchHandler {
  const names = WEB_GLOBALS.filter((name) => !name.toLowerCase().endsWith(missing));
  const web = names.map((name) => [name, (globalThis as Record<string, unknown>)[name]]);
  const platform = createContext({ ...Object.fromEntries(web), ...own });
  const exported: unknown = runInContext(source, platform);
  type Exported = { portableHandler: (options?: FetchHandlerOptions) => FetchHandler };
  return (exported as Exported).portableHandler(options);
}

beforeAll(async () => {
  const { outputFiles, metafile } = await build({
    entryPoints: [new URL('portable-service.ts', import.meta.url).pathname],
    ...{ bundle: true, write: false, platform: 'browser', format: 'esm' },
    ...{ legalComments: 'none', metafile: true },
  });
  imports = Object.values(metafile.outputs).flatMap((output) =>
    output.imports.map(({ path }) => path),
  );
  // A script of `node:vm` is not a module: its exports become its last value.
  source = (outputFiles[0]?.text ?? '').replace(/export \{([^}]*)\};\s*$/, '({$1});');
  handler = handlerOn();
});

const url = (route: string): string => `http://site.test/cms-json/test/v1${route}`;

test('the bundle needs no Node module, and bundlers no option for them', () => {
  expect(imports).toEqual([]);
});

test('the bundle responds to GET, and with an error', async () => {
  const response = await handler(new Request(url('/echo?a[]=1')));
  expect([response.status, await response.json()]).toEqual([200, { a: ['1'] }]);
  const missing = await handler(new Request(url('/nothing')));
  expect([missing.status, await missing.json()]).toMatchObject([404, { code: 'rest_no_route' }]);
  expect((await handler(new Request(url('/broken')))).status).toBe(500);
});

test('the bundle parses JSON', async () => {
  const headers = { 'Content-Type': 'application/json' };
  const init = { method: 'POST', body: '{"a":{"b":"é"}}', headers };
  expect(await (await handler(new Request(url('/echo'), init))).json()).toEqual({ a: { b: 'é' } });
});

test('the bundle sends a stream', async () => {
  expect(await (await handler(new Request(url('/lines')))).text()).toBe('one\ntwo\nthree\n');
});

test('the bundle receives a multipart form', async () => {
  const body = new FormData();
  body.append('file', new File(['content'], 'a.txt', { type: 'text/plain' }));
  const response = await handler(new Request(url('/files'), { method: 'POST', body }));
  expect(await response.json()).toMatchObject({
    files: [{ field: 'file', filename: 'a.txt', text: 'content' }],
  });
});

test('a response is compressed once where the platform compresses bodies with a Content-Encoding, as Workers do', async () => {
  type Body = ConstructorParameters<typeof Response>[0];
  class WorkerResponse extends Response {
    constructor(body: Body, init: ResponseInit & { readonly encodeBody?: string } = {}) {
      const isEncoded = new Headers(init.headers).has('content-encoding');
      const compresses = body && isEncoded && init.encodeBody !== 'manual';
      const compression = new CompressionStream('gzip');
      super(compresses ? (new Response(body).body?.pipeThrough(compression) ?? null) : body, init);
    }
  }
  const compressing = handlerOn({ compression: true }, { Response: WorkerResponse });
  const headers = { 'Accept-Encoding': 'gzip' };
  const response = await compressing(new Request(url('/long'), { headers }));
  expect(response.headers.get('content-encoding')).toBe('gzip');
  const text = gunzipSync(await response.arrayBuffer()).toString();
  expect(JSON.parse(text)).toBe('long '.repeat(1000));
});

test('without compression streams, responses are not compressed, and compressed bodies get 415', async () => {
  const plain = handlerOn({ compression: true }, { missing: 'compressionstream' });
  const accepting = { headers: { 'Accept-Encoding': 'gzip' } };
  const response = await plain(new Request(url('/long'), accepting));
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(await response.json()).toBe('long '.repeat(1000));
  const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' };
  const body = new Uint8Array(gzipSync('{}'));
  const refused = await plain(new Request(url('/echo'), { method: 'POST', body, headers }));
  expect([refused.status, await refused.json()]).toMatchObject([
    415,
    { message: 'Unsupported content encoding "gzip". Supported encodings: none.' },
  ]);
});
