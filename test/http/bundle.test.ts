import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';
import type { Plugin } from 'esbuild';
import { beforeAll, expect, test } from 'vitest';
import type { FetchHandler } from '../../runtime/http/fetch.ts';

/** A bundle of a service for browsers and workers: no module of Node is reachable, and it runs with web APIs alone. */

/** Files that still import modules of Node. */
const EXPECTED = /^runtime\/(?:auth\/|server\/unchanging-items\.ts$)/;

const importers = new Set<string>();

/** Notes the files that import modules of Node, and replaces these modules by empty ones. */
const nodeModules: Plugin = {
  name: 'node-modules',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^node:/ }, ({ path, importer }) => {
      importers.add(importer.replace(/^.*\/(?=runtime\/)/, ''));
      return { path, namespace: 'node' };
    });
    onLoad({ filter: /.*/, namespace: 'node' }, () => ({
      contents: `
        const any = new Proxy(() => {}, {
          get: (_, name) => (name === Symbol.toPrimitive ? () => 'x' : any),
          apply: () => any,
        });
        module.exports = {
          ...{ createCipheriv: any, createDecipheriv: any, createHash: any, createHmac: any },
          ...{ crc32: any, isIPv6: any, randomBytes: any, setTimeout: any, timingSafeEqual: any },
        };
      `,
    }));
  },
};

/** Globals that every platform for web requests has. */
const WEB_GLOBALS = [
  ...['AbortController', 'AbortSignal', 'Blob', 'CompressionStream', 'DecompressionStream'],
  ...['Error', 'File', 'FormData', 'Headers', 'ReadableStream', 'Request', 'Response'],
  ...['TextDecoder', 'TextEncoder', 'TransformStream', 'TypeError', 'URL', 'URLSearchParams'],
  ...['Uint8Array', 'clearTimeout', 'console', 'crypto', 'queueMicrotask', 'setTimeout'],
] as const;

let handler: FetchHandler;

beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [new URL('portable-service.ts', import.meta.url).pathname],
    ...{ bundle: true, write: false, platform: 'browser', format: 'iife', globalName: 'bundled' },
    // As a module, `import.meta.url` is the address of the bundle.
    define: { 'import.meta.url': '"https://site.test/bundle.js"' },
    plugins: [nodeModules],
  });
  const web = Object.fromEntries(
    WEB_GLOBALS.map((name) => [name, (globalThis as Record<string, unknown>)[name]]),
  );
  const context = createContext(web);
  runInContext(outputFiles[0]?.text ?? '', context);
  const { portableHandler } = web['bundled'] as { portableHandler: () => FetchHandler };
  handler = portableHandler();
});

const url = (route: string): string => `http://site.test/cms-json/test/v1${route}`;

test('no module of Node is reachable', () => {
  expect([...importers].filter((file) => !EXPECTED.test(file))).toEqual([]);
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
