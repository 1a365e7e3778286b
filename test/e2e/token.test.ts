import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { built } from '../built.ts';
import { startSite } from './site-process.ts';
import type { SiteProcess } from './site-process.ts';

/** A site with another product token: every name that contains the token changes (design: `TOKEN`). */

let data: string;
let site: SiteProcess;
let authorization: string;

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'token-'));
  site = await startSite(built, data, { TOKEN: 'wp' });
  const pair = `${site.login}:${site.applicationPassword}`;
  authorization = `Basic ${Buffer.from(pair).toString('base64')}`;
});
afterAll(async () => {
  await site.stop();
  await rm(data, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Headers and body, unchanged. */
  readonly text: string;
  readonly body: unknown;
}

async function ask(address: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(new URL(address, site.api), {
    ...init,
    headers: { authorization, ...init.headers },
  });
  // A zip is compressed; its files have the text of the theme folder.
  const isZip = response.headers.get('content-type') === 'application/zip';
  const text = isZip ? '' : await response.text();
  if (isZip) await response.body?.cancel();
  // A digest and a random ID can contain any three letters.
  const named = [...response.headers].filter(([name]) => !/^(?:etag|x-request-id)$/.test(name));
  const lines = named.map(([name, value]) => `${name}: ${value}`);
  return {
    status: response.status,
    headers: response.headers,
    text: [...lines, text].join('\n'),
    body: text === '' ? null : JSON.parse(text),
  };
}

/** Returns lines that contain the token of another site, with context. */
function leaks(text: string): string[] {
  return text.match(/.{0,60}cms.{0,60}/gi) ?? [];
}

async function routesOf(): Promise<readonly string[]> {
  const { body } = await ask('');
  return Object.keys((body as { routes: object }).routes);
}

test('the prefix, the core namespace and the headers contain the token', async () => {
  expect(site.api).toMatch(/\/wp-json\/$/);
  const { status, headers } = await ask('wp/v2/posts?per_page=1&context=edit');
  expect(status).toBe(200);
  expect(headers.get('x-wp-total')).toMatch(/^\d+$/);
  expect(headers.get('x-wp-totalpages')).toMatch(/^\d+$/);
  expect(headers.get('access-control-expose-headers')).toBe('X-WP-Total, X-WP-TotalPages, Link');
  expect(headers.get('access-control-allow-headers')).toContain('X-WP-Nonce');
  expect((await ask('cms/v2/posts')).status).toBe(404);
});

test('no response of any route contains another token', async () => {
  const routes = await routesOf();
  expect(routes).toContain('/wp/v2/posts');
  const found: string[] = [];
  for (const route of routes) {
    const plain = route.replace(/\(\?P<\w+>\[\\d\]\+\)/g, '1').slice(1);
    for (const address of [plain, `${plain}?context=edit&_embed`]) {
      const { text } = await ask(address);
      found.push(...leaks(text).map((leak) => `GET ${address}: ${leak}`));
    }
    const { text } = await ask(plain, { method: 'OPTIONS' });
    found.push(...leaks(text).map((leak) => `OPTIONS ${plain}: ${leak}`));
  }
  const { text } = await ask('?context=help');
  found.push(...leaks(text).map((leak) => `help: ${leak}`));
  expect(found).toEqual([]);
});

test('the CURIE of the service is the token', async () => {
  const { body } = await ask('wp/v2/posts?per_page=1');
  expect(body).toMatchObject([{ _links: { curies: [{ name: 'wp' }] } }]);
});

test('the cookie, the nonce parameter and its header contain the token', async () => {
  const bare = { authorization: '' };
  const headerless = await ask('wp/v2/posts?_wpnonce=wrong', { headers: bare });
  expect([headerless.status, headerless.body]).toMatchObject([
    403,
    { code: 'rest_cookie_invalid_nonce' },
  ]);
  const byHeader = await ask('wp/v2/posts', { headers: { ...bare, 'X-WP-Nonce': 'wrong' } });
  expect(byHeader.status).toBe(403);
  const other = await ask('wp/v2/posts?_cmsnonce=wrong', {
    headers: { ...bare, 'X-CMS-Nonce': 'wrong' },
  });
  expect(other.status).toBe(200);
});

test('names of types are validated with the token', async () => {
  const authors = (type: string) => ask(`wp/v2/users?has_published_posts[]=${type}`);
  expect((await authors('wp_block')).status).toBe(200);
  expect((await authors('cms_block')).status).toBe(400);
});
