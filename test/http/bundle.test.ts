import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';
import { beforeAll, expect, test } from 'vitest';
import type { FetchHandler } from '../../runtime/http/fetch.ts';

/** A bundle of a service for browsers and workers: it contains no Node module and runs with web APIs only. */

/** Globals of every platform with web APIs. */
const WEB_GLOBALS = [
  ...['AbortController', 'AbortSignal', 'Blob', 'CompressionStream', 'DecompressionStream'],
  ...['Error', 'File', 'FormData', 'Headers', 'ReadableStream', 'Request', 'Response'],
  ...['TextDecoder', 'TextEncoder', 'TransformStream', 'TypeError', 'URL', 'URLSearchParams'],
  ...['Uint8Array', 'clearTimeout', 'console', 'crypto', 'queueMicrotask', 'setTimeout'],
] as const;

let imports: readonly string[];
let handler: FetchHandler;

beforeAll(async () => {
  const { outputFiles, metafile } = await build({
    entryPoints: [new URL('portable-service.ts', import.meta.url).pathname],
    ...{ bundle: true, write: false, platform: 'browser', format: 'esm' },
    ...{ legalComments: 'none', metafile: true },
  });
  imports = Object.values(metafile.outputs).flatMap((output) =>
    output.imports.map(({ path }) => path),
  );
  const web = Object.fromEntries(
    WEB_GLOBALS.map((name) => [name, (globalThis as Record<string, unknown>)[name]]),
  );
  // A script of `node:vm` is not a module: its exports become its last value.
  const script = (outputFiles[0]?.text ?? '').replace(/export \{([^}]*)\};\s*$/, '({$1});');
  const exported: unknown = runInContext(script, createContext(web));
  handler = (exported as { portableHandler: () => FetchHandler }).portableHandler();
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
