import { afterEach, expect, test } from 'vitest';
import { listen } from '../../runtime/http/index.ts';
import type { Listening } from '../../runtime/http/index.ts';
import { createReference } from '../../runtime/reference/index.ts';
import type { ReferenceOptions } from '../../runtime/reference/index.ts';
import { createServer } from '../../runtime/server/index.ts';
import { settings } from './service.ts';

let listening: Listening | null = null;

afterEach(async () => {
  await listening?.close();
  listening = null;
});

const document = JSON.stringify({ openapi: '3.1.0', servers: [{ url: '/' }], paths: {} });

async function opened(
  options: Partial<ReferenceOptions> = {},
  baseUrl = 'http://site.test',
): Promise<(path: string, init?: RequestInit) => Promise<Response>> {
  const name = (): string => 'Ships & <boats>';
  const server = createServer({ ...settings, baseUrl, name });
  const fallback = createReference(server, { document, ...options });
  listening = await listen(server, { port: 0, host: '127.0.0.1', fallback });
  const { port } = listening;
  return (path, init) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init });
}

test('any service has a reference, which shows its document at its own address', async () => {
  const get = await opened();
  const page = await get('/docs');
  expect(page.headers.get('content-type')).toBe('text/html; charset=UTF-8');
  const text = await page.text();
  expect(text).toContain('<title>API reference – Ships &amp; &lt;boats&gt;</title>');
  const addresses = [...text.matchAll(/(?:src|href)="(http[^"]*)"/g)].map(([, address]) => address);
  expect(addresses.map((address) => new URL(address ?? '').origin)).toEqual(
    Array(3).fill('http://site.test'),
  );
  for (const address of addresses)
    expect((await get(new URL(address ?? '').pathname)).status).toBe(200);
  const shown: unknown = await (await get('/docs/openapi.json')).json();
  expect(shown).toEqual({
    openapi: '3.1.0',
    servers: [{ url: 'http://site.test/cms-json' }],
    paths: {},
  });
});

test('it is where it is told to be, below the address of the service', async () => {
  const get = await opened({ path: '/reference' }, 'http://site.test/shop');
  expect((await get('/shop/reference')).status).toBe(200);
  const moved = await get('/shop/reference/?a=1');
  expect([moved.status, moved.headers.get('location')]).toEqual([
    301,
    'http://site.test/shop/reference',
  ]);
  for (const path of ['/reference', '/shop/references', '/shop/docs', '/shop/reference/x.js'])
    expect((await get(path)).status).toBe(404);
});

test('it only reads', async () => {
  const get = await opened();
  const answer = await get('/docs', { method: 'POST', body: '{}' });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});
