import { afterEach, expect, test } from 'vitest';
import { send } from './site-of.ts';
import type { SiteResponse } from './site-of.ts';
import { openWebSite } from './web-site.ts';
import type { WebSite } from './web-site.ts';

let site: WebSite;
afterEach(() => site.close());

interface Item {
  readonly id: number;
  readonly slug: string;
  readonly link: string;
}

async function create(path: string, body: object): Promise<Item> {
  const created = await ask('POST', path, body);
  expect(created.status).toBe(201);
  return created.body as Item;
}

function ask(method: string, path: string, body: object): Promise<SiteResponse> {
  const { app, store } = site;
  const route = `/${app.site.types.core}/${path}`;
  return app.run(() => send(app, store, { user: 'keeper', method, route, body }));
}

/** Returns the text of the page of an item. */
async function pageAt({ link }: Item): Promise<string> {
  const response = await site.get(link);
  expect([link, response.status]).toEqual([link, 200]);
  return response.text();
}

const page = (title: string, more: object = {}) =>
  create('pages', { title, content: `This is ${title}.`, status: 'publish', ...more });

test.each(['cms', 'wp'])(
  'with the token %s a top-level page does not get a slug that is a path of the site',
  async (token) => {
    site = await openWebSite({ token });
    const taken = ['docs', `${token}-json`, `${token}-admin`, `${token}-content`, 'avatar'];
    for (const slug of [...taken, 'healthz', 'readyz', 'feed', 'embed', 'category', 'author']) {
      const made = await page(slug, { slug });
      expect(made.slug).toBe(`${slug}-2`);
      expect(await pageAt(made)).toContain(`This is ${slug}.`);
    }
    const other = token === 'cms' ? 'wp' : 'cms';
    expect((await page('Free', { slug: `${other}-json` })).slug).toBe(`${other}-json`);
  },
);

test('the slugs `page` and `search`, and any slug of a child page, are allowed, and their links work', async () => {
  site = await openWebSite();
  const top = await page('Top');
  for (const slug of ['docs', 'cms-json', 'category']) {
    const made = await page(`Below ${slug}`, { slug, parent: top.id });
    expect(made.slug).toBe(slug);
    expect(await pageAt(made)).toContain(`This is Below ${slug}.`);
  }
  for (const slug of ['page', 'search', 'index', 'uploads'])
    expect(await pageAt(await page(slug, { slug }))).toContain(`This is ${slug}.`);
});

test('a page that moves to the top level gets a slug that is not a path of the site', async () => {
  site = await openWebSite();
  const top = await page('Top');
  const moved = await page('Moved', { slug: 'docs', parent: top.id });
  const left = await page('Left', { slug: 'cms-json', parent: top.id });
  expect((await ask('PUT', `pages/${moved.id}`, { parent: 0 })).body).toMatchObject({
    slug: 'docs-2',
  });
  expect((await ask('DELETE', `pages/${top.id}`, { force: true })).status).toBe(200);
  const { body } = await ask('GET', `pages/${left.id}`, {});
  expect(body).toMatchObject({ slug: 'cms-json-2', parent: 0 });
  expect(await pageAt(body as Item)).toContain('This is Left.');
});

test('the API prefix of a plugin is not a slug of a page', async () => {
  site = await openWebSite();
  site.app.hooks.on('rest_url_prefix', () => 'api/rest');
  expect((await page('api')).slug).toBe('api-2');
  expect((await page('rest')).slug).toBe('rest');
});

test.each([
  ['/%postname%/', 'posts', { title: 'docs', status: 'publish' }],
  ['/%category%/%postname%/', 'categories', { name: 'docs' }],
  ['/%author%/%postname%/', 'users', { username: 'docs', email: 'd@docs.test', password: 'x-y-z' }],
])(
  'if links of posts start with the slug, posts do not get a slug that is a path of the site: %s',
  async (...row) => {
    const [permalink_structure, path, body] = row;
    site = await openWebSite();
    expect((await create(path, body)).slug).toBe('docs');
    await site.store.options.set({ permalink_structure });
    const renamed = { ...body, username: 'docs2', email: 'd2@docs.test', slug: 'cms-json' };
    expect((await create(path, { ...renamed, name: 'Other' })).slug).toBe('cms-json-2');
  },
);

test.each(['a%20b', '%41bc', 'http%3a%2f%2fa', '%2f', '100%25', '%00', '%e9', '%e3%81'])(
  'the links of content with the slug %s show it, and a changed slug redirects',
  async (slug) => {
    site = await openWebSite();
    const post = { title: 'The post', content: 'Text of the post.', status: 'publish' };
    const made = await create('posts', { ...post, slug });
    expect(made.slug).toBe(slug);
    expect(await pageAt(made)).toContain('Text of the post.');
    expect(await pageAt(await page('The page', { slug }))).toContain('This is The page.');
    const term = await create('categories', { name: 'Harbours', slug });
    expect(await pageAt(term)).toContain('Harbours');
    const { body } = await ask('PUT', `posts/${made.id}`, { slug: `${slug}-other` });
    const moved = await site.get(made.link);
    expect([moved.status, moved.headers.get('location')]).toEqual([301, (body as Item).link]);
  },
);

test('a path with escapes that a slug does not have shows the content', async () => {
  site = await openWebSite();
  const made = await page('Mail boat', { slug: 'mail-boat' });
  const path = '/%6Dail%2Dboat/';
  expect(await pageAt({ ...made, link: path })).toContain('This is Mail boat.');
});
