import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { exampleBody, exampleParameters } from '../../runtime/api-docs/examples.ts';
import { readModel } from '../../runtime/api-docs/model.ts';
import type { OpenApiDocument } from '../../runtime/api-docs/model.ts';
import { openWebSite, Visitor } from './web-site.ts';
import type { WebSite, WebSiteOptions } from './web-site.ts';

let site: WebSite | null = null;

afterEach(async () => {
  await site?.close();
  site = null;
});

async function opened(options: WebSiteOptions = {}): Promise<WebSite> {
  return (site = await openWebSite(options));
}

async function documentOf({ get }: WebSite): Promise<{ text: string; document: OpenApiDocument }> {
  const response = await get('/docs/openapi.json');
  expect(response.headers.get('content-type')).toBe('application/json');
  const text = await response.text();
  return { text, document: JSON.parse(text) as OpenApiDocument };
}

const generated = new URL('../../generated/openapi.json', import.meta.url);
const model = readModel(JSON.parse(readFileSync(generated, 'utf8')) as OpenApiDocument);

test('the document has the URL of the API of this site', async () => {
  const { base } = await opened({ folder: '/blog' });
  const { document } = await documentOf(site as WebSite);
  expect(document.servers).toEqual([{ url: `${base}/cms-json` }]);
  const [first = ''] = Object.keys(document.paths ?? {}).filter((path) => path.endsWith('/posts'));
  expect((await fetch(document.servers?.[0]?.url + first)).status).toBe(200);
});

test('with another product token its names are those of the token', async () => {
  const { text, document } = await documentOf(await opened({ token: 'acme' }));
  expect(Object.keys(document.paths ?? {})).toContain('/acme/v2/posts/{id}');
  for (const name of ['"acme_logged_in_', '"X-ACME-Total"', '"acme:featuredmedia"']) {
    expect(text).toContain(name);
  }
  expect(text).not.toMatch(/\/cms\/|X-CMS-|"cms:|cms_logged_in/);
});

test('pages and files of the reference are cacheable and validated by their ETag', async () => {
  const { get } = await opened();
  for (const file of [
    '',
    '/resources/posts',
    '/openapi.json',
    '/llms.txt',
    '/script.js',
    '/style.css',
  ]) {
    const response = await get(`/docs${file}`);
    const tag = response.headers.get('etag') ?? '';
    expect([response.status, tag]).toEqual([200, expect.stringMatching(/^W\/"/)]);
    await response.arrayBuffer();
    const again = await get(`/docs${file}`, { headers: { 'if-none-match': tag } });
    expect(again.status).toBe(304);
  }
});

test('the reference has no other files and accepts only GET and HEAD', async () => {
  const { get, base } = await opened();
  expect((await get('/docs/../package.json')).status).toBe(404);
  expect((await get('/docs/resources/nothing')).status).toBe(404);
  expect((await get('/docs', { method: 'POST' })).status).toBe(405);
  const moved = await get('/docs/');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, `${base}/docs`]);
});

test('every endpoint of the document has a section with its path and its summary', async () => {
  const { get } = await opened();
  expect(model.resources.length).toBeGreaterThan(40);
  for (const { name, operations } of model.resources) {
    const page = await (await get(`/docs/resources/${name}`)).text();
    for (const { id, summary } of operations) {
      expect(page).toContain(`id="${id}"`);
      expect(page).toContain(`${summary}</a></h2>`);
    }
  }
});

test('search finds endpoints by summary, field and error code', async () => {
  const { get } = await opened();
  const found = async (query: string): Promise<string> =>
    (await get(`/docs/search?q=${encodeURIComponent(query)}`)).text();
  expect(await found('create post')).toContain('/docs/resources/posts#posts.create');
  expect(await found('featured_media')).toContain('/docs/resources/pages#pages.list');
  expect(await found('rest_cannot_publish')).toContain('#posts.create');
  expect(await found('nothing-of-this-name')).toContain('0 endpoints.');
  expect(await found('<b>')).not.toContain('<b>&');
});

test('the session has the name and a valid nonce for a user, and neither for anonymous callers', async () => {
  const { get, base } = await opened();
  const sessionOf = async (response: Response) =>
    (await response.json()) as { nonce: string | null; name: string | null; loginUrl: string };
  const stranger = await sessionOf(await get('/docs/session.json'));
  expect(stranger).toMatchObject({ nonce: null, name: null });
  expect(stranger.loginUrl).toContain('/cms-login.php');
  const visitor = new Visitor(base);
  await visitor.logIn('keeper');
  const response = await visitor.get('/docs/session.json');
  expect(response.headers.get('cache-control')).toContain('no-store');
  const { name, nonce } = await sessionOf(response);
  expect(name).toBe('keeper');
  const me = '/cms-json/cms/v2/users/me';
  expect((await visitor.get(me, { headers: { 'x-cms-nonce': nonce ?? '' } })).status).toBe(200);
});

test('no example of the reference has an invalid or missing parameter, and examples of reading collections succeed', async () => {
  const { base } = await opened();
  const visitor = new Visitor(base);
  await visitor.logIn('keeper');
  const { nonce } = (await (await visitor.get('/docs/session.json')).json()) as { nonce: string };
  const invalid: string[] = [];
  const statuses = new Map<string, number>();
  for (const { operations } of model.resources) {
    for (const operation of operations.filter(({ methods }) => methods[0] !== 'DELETE')) {
      const values = exampleParameters(operation, model);
      const path = operation.path.replace(/\{([^}]+)\}/g, (_, name: string) =>
        encodeURIComponent(String(values[name])),
      );
      const query = new URLSearchParams(
        operation.parameters
          .filter(({ in: place, name }) => place === 'query' && name in values)
          .map(({ name }): [string, string] => [name, String(values[name])]),
      );
      const body = exampleBody(operation, model);
      const response = await visitor.get(`/cms-json${path}?${query}`, {
        method: operation.methods[0] ?? 'GET',
        headers: { 'x-cms-nonce': nonce, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      statuses.set(operation.id, response.status);
      if (/rest_invalid_param|rest_missing_callback_param/.test(text) || response.status >= 500)
        invalid.push(`${operation.id} ${response.status} ${text}`);
    }
  }
  expect(invalid).toEqual([]);
  for (const id of [
    'posts.create',
    'pages.create',
    'tags.create',
    'categories.create',
    'users.create',
  ])
    expect([id, statuses.get(id)]).toEqual([id, 201]);
  for (const id of ['posts.list', 'comments.list', 'media.list', 'users.list', 'types.list'])
    expect([id, statuses.get(id)]).toEqual([id, 200]);
});
