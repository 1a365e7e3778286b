import { afterEach, expect, test } from 'vitest';
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

interface Document {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: { readonly [path: string]: unknown };
}

async function documentOf({ get }: WebSite): Promise<{ text: string; document: Document }> {
  const answer = await get('/docs/openapi.json');
  expect(answer.headers.get('content-type')).toBe('application/json');
  const text = await answer.text();
  return { text, document: JSON.parse(text) as Document };
}

test('the document names the address of the API of this site', async () => {
  const { base } = await opened({ folder: '/blog' });
  const { document } = await documentOf(site as WebSite);
  expect(document.servers).toEqual([{ url: `${base}/cms-json` }]);
  const [first = ''] = Object.keys(document.paths).filter((path) => path.endsWith('/posts'));
  expect((await fetch(document.servers[0]?.url + first)).status).toBe(200);
});

test('with another product token its names are those of the token', async () => {
  const { text, document } = await documentOf(await opened({ token: 'acme' }));
  expect(Object.keys(document.paths)).toContain('/acme/v2/posts/{id}');
  for (const name of ['"acme_logged_in_', '"X-ACME-Total"', '"acme:featuredmedia"']) {
    expect(text).toContain(name);
  }
  expect(text).not.toMatch(/\/cms\/|X-CMS-|"cms:|cms_logged_in/);
});

test('what the page is made of may be kept, and is asked for with its tag', async () => {
  const { get } = await opened();
  for (const file of ['openapi.json', 'start.js', 'swagger-ui.css', 'swagger-ui-bundle.js']) {
    const answer = await get(`/docs/${file}`);
    const tag = answer.headers.get('etag') ?? '';
    expect([answer.status, tag]).toEqual([200, expect.stringMatching(/^W\/"/)]);
    await answer.arrayBuffer();
    const again = await get(`/docs/${file}`, { headers: { 'if-none-match': tag } });
    expect(again.status).toBe(304);
  }
});

test('nothing else is there, and nothing is taken', async () => {
  const { get, base } = await opened();
  expect((await get('/docs/../package.json')).status).toBe(404);
  expect((await get('/docs/swagger-ui.js')).status).toBe(404);
  expect((await get('/docs', { method: 'POST' })).status).toBe(405);
  const moved = await get('/docs/');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, `${base}/docs`]);
});

test('the page carries a nonce that works for who is logged in, and none for strangers', async () => {
  const { get, base } = await opened();
  const nonceIn = async (page: Response): Promise<string | null> => {
    const settings = /id="reference-settings">([\s\S]*?)<\/script>/.exec(await page.text())?.[1];
    return (JSON.parse(settings ?? '') as { nonce: string | null }).nonce;
  };
  expect(await nonceIn(await get('/docs'))).toBeNull();
  const visitor = new Visitor(base);
  await visitor.logIn('keeper');
  const nonce = (await nonceIn(await visitor.get('/docs'))) ?? '';
  const me = '/cms-json/cms/v2/users/me';
  expect((await visitor.get(me, { headers: { 'x-cms-nonce': nonce } })).status).toBe(200);
});
