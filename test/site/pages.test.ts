import { afterAll, beforeAll, expect, test } from 'vitest';
import { Hooks } from '../../runtime/server/index.ts';
import type { Server } from '../../runtime/server/index.ts';
import { openWebSite, Visitor } from './web-site.ts';
import type { WebSite } from './web-site.ts';

let site: WebSite;

beforeAll(async () => {
  site = await openWebSite();
});
afterAll(() => site.close());

async function shown(path: string): Promise<{ status: number; title: string; text: string }> {
  const answer = await site.get(path, { redirect: 'follow' });
  const text = await answer.text();
  const title = /<title>([\s\S]*?)<\/title>/.exec(text)?.[1]?.trim() ?? '';
  return { status: answer.status, title, text };
}

/** The path of post 5. */
const POST = '/2024/04/05/notes-from-the-mail-boat/';

/** The properties of an item that tests check. */
interface Item {
  readonly link: string;
  readonly self: string;
}

/** Returns every item with a page that anonymous visitors can read. */
async function everything(): Promise<Item[]> {
  const items: Item[] = [];
  for (const base of ['posts', 'categories', 'tags', 'users']) {
    const answer = await site.get(`/cms-json/cms/v2/${base}?per_page=100`);
    const listed = (await answer.json()) as { id: number; link: string }[];
    for (const { id, link } of listed)
      items.push({ link, self: site.app.server.restUrl(`/cms/v2/${base}/${id}`) });
  }
  return items;
}

const PATTERNS = [
  '/%year%/%monthnum%/%day%/%postname%/',
  '',
  '/%postname%/',
  '/%postname%.html',
  '/archives/%post_id%',
  '/%category%/%postname%/',
  '/blog/%author%/%day%/%monthnum%/%year%/%postname%',
  '/%year%/%monthnum%/%day%/at/%hour%%minute%%second%/',
  '/index.php/%year%/%postname%/',
];

test.each(PATTERNS)('with the permalinks %j every link leads to its page', async (pattern) => {
  await site.store.options.set({ permalink_structure: pattern });
  const items = await everything();
  expect(items.length).toBeGreaterThan(40);
  const found = await Promise.all(
    items.map(async ({ link, self }) => {
      const answer = await site.get(link);
      const alternate = /rel="alternate"\s+type="application\/json"\s+href="([^"]*)"/;
      const text = await answer.text();
      return { link, self, status: answer.status, alternate: alternate.exec(text)?.[1] };
    }),
  );
  expect(found).toEqual(
    items.map(({ link, self }) => ({ link, self, status: 200, alternate: self })),
  );
  const home = await (await site.get('/')).text();
  const older = /rel="next"\s+href="([^"]*)"/.exec(home)?.[1] ?? '';
  expect(await shown(older)).toMatchObject({
    status: 200,
    text: expect.stringContaining('Page 2'),
  });
  await site.store.options.set({ permalink_structure: PATTERNS[0] });
});

test.each([
  ['/%postname%/', '/cms-json/'],
  ['/index.php/%year%/%postname%/', '/index.php/cms-json/'],
  ['', '/index.php?rest_route=/'],
])('1: with the permalinks %j, URLs of the service are like %s', async (pattern, root) => {
  await site.store.options.set({ permalink_structure: pattern });
  const self = `${site.base}${root}cms/v2/posts/5`;
  const answer = await site.get(self);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ _links: { self: [{ href: self }] } });
  await site.store.options.set({ permalink_structure: PATTERNS[0] });
});

test('plain URLs lead to the same pages', async () => {
  expect(await shown('/?p=5')).toMatchObject({
    status: 200,
    title: expect.stringMatching(/^Notes from the mail boat – /),
    text: expect.stringContaining(
      `<link rel="canonical" href="${site.base}/2024/04/05/notes-from-the-mail-boat/"`,
    ),
  });
  const titles: { readonly [path: string]: string } = {
    '/?cat=6': 'Weather',
    '/?tag=birds': 'Birds',
    '/?author=3': 'Noor Halden',
    '/?m=2024': '2024',
    '/?m=202403': 'March 2024',
    '/?year=2024&monthnum=3&day=2': 'March 2, 2024',
  };
  for (const [path, title] of Object.entries(titles))
    expect(await shown(path)).toMatchObject({
      status: 200,
      title: expect.stringMatching(`^${title} – `),
    });
  for (const path of ['/?p=99999', '/?p=x', '/?cat=9', '/?tag=none', '/?author=5', '/?m=209913'])
    expect(await shown(path)).toMatchObject({ status: 404 });
});

test('a child page is found below its parent only', async () => {
  const { rows } = await site.store.posts.find({ types: ['page'], statuses: ['publish'] });
  const tops = rows.filter(({ parent }) => parent === 0);
  const below = rows.find(({ parent }) => tops.some(({ id }) => id === parent));
  const above = tops.find(({ id }) => id === below?.parent);
  expect(await shown(`/${above?.slug}/${below?.slug}/`)).toMatchObject({ status: 200 });
  expect(await shown(`/${below?.slug}/`)).toMatchObject({ status: 404 });
});

test('archives of a year, a month and a day show the posts of this time, and empty ones get 404', async () => {
  expect(await shown('/2024/03/02/')).toMatchObject({
    status: 200,
    title: 'March 2, 2024 – The Grey Rock Gazette',
    text: expect.stringContaining('The lamp is lit again'),
  });
  const march = await shown('/2024/03/');
  expect(march.text).toContain('How to clean a lens');
  expect(march.text).not.toContain('Notes from the mail boat');
  expect(await shown('/2024/')).toMatchObject({
    status: 200,
    title: expect.stringMatching(/^2024 – /),
  });
  for (const path of ['/1999/', '/2024/13/', '/2024/02/30/', '/2024/page/9/'])
    expect(await shown(path)).toMatchObject({ status: 404 });
});

test('a search finds published posts and pages that contain every word, and shows its words', async () => {
  const post = {
    type: 'post',
    status: 'publish',
    slug: 'zostera',
    title: 'Zostera',
    content: 'a meadow',
  };
  await site.store.posts.insert({ ...post, date: '2024-01-01 00:00:00' });
  const draft = { ...post, slug: 'zostera-draft', title: 'Zostera draft', status: 'draft' };
  await site.store.posts.insert(draft);
  const secret = { ...post, slug: 'zostera-secret', password: 'x' };
  await site.store.posts.insert(secret);
  const found = await shown('/?s=meadow+ZOSTERA');
  expect(found.status).toBe(200);
  expect(found.title).toContain('“meadow ZOSTERA”');
  expect(found.text.match(/<h2 class="cms-block-post-title">/g)).toHaveLength(1);
  expect(found.text).toContain('/zostera');
  const none = await shown('/?s=%3Cscript%3E%ED%A0%80');
  expect(none.status).toBe(200);
  expect(none.text).toContain('Nothing was found.');
  expect(none.text).not.toContain('<script>');
  expect((await shown('/?s=zostera&paged=2')).status).toBe(404);
});

test('a missing trailing slash is added by a redirect', async () => {
  const answer = await site.get('/category/the-sea/weather');
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe(`${site.base}/category/the-sea/weather/`);
});

test('unpublished posts get 404 for anonymous visitors and are in no list', async () => {
  const { rows } = await site.store.posts.find({ types: ['post', 'page'] });
  const hidden = rows.filter(({ status }) => status !== 'publish');
  expect(new Set(hidden.map(({ status }) => status))).toEqual(
    new Set(['draft', 'pending', 'private', 'future', 'trash']),
  );
  const lists = await Promise.all(
    ['/', '/page/2/', '/page/3/', '/author/keeper/', '/category/unsorted/', '/2025/'].map(shown),
  );
  for (const { id, date, slug, title } of hidden) {
    expect(await shown(`/?p=${id}`)).toMatchObject({ status: 404 });
    const [day = ''] = date.split(' ');
    expect(await shown(`/${day.replaceAll('-', '/')}/${slug}/`)).toMatchObject({ status: 404 });
    for (const { text } of lists) expect(text).not.toContain(title);
  }
});

test('an unpublished post is shown to users who may read it, with its status and without links to oEmbed data', async () => {
  const { rows } = await site.store.posts.find({ types: ['post'], statuses: ['draft'] });
  const draft = rows.find(({ author }) => author === 3);
  const [own, other, editor] = [
    new Visitor(site.base),
    new Visitor(site.base),
    new Visitor(site.base),
  ];
  await own.logIn('sailor');
  await other.logIn('gull');
  await editor.logIn('harbour');
  const statusFor = async (visitor: Visitor) => (await visitor.get(`/?p=${draft?.id}`)).status;
  expect([await statusFor(own), await statusFor(other), await statusFor(editor)]).toEqual([
    200, 404, 200,
  ]);
  const page = await own.get(`/?p=${draft?.id}`);
  expect(page.headers.get('cache-control')).toBe('private, no-cache, no-store');
  const text = await page.text();
  expect(text).toContain('Not published: draft');
  // Its oEmbed data are 404 for everyone.
  expect(text).not.toContain('json+oembed');
  const list = await (await editor.get('/author/sailor/')).text();
  expect(list).toContain('Private: Where the spare key is');
});

test('4.1: a page links to the API root and to its resource, in its head and in two headers', async () => {
  const answer = await site.get('/2024/04/05/notes-from-the-mail-boat/');
  const text = await answer.text();
  expect(text).toContain(`<link rel="https://api.test/" href="${site.base}/cms-json/" />`);
  expect(text).toContain(
    `<link rel="alternate" type="application/json" href="${site.base}/cms-json/cms/v2/posts/5" />`,
  );
  expect(text).toMatch(
    /<link\s+rel="EditURI"\s+type="application\/rsd\+xml"\s+title="RSD"\s+href="[^"]*\/xmlrpc\.php\?rsd"/,
  );
  expect(answer.headers.get('link')).toBe(
    `<${site.base}/cms-json/>; rel="https://api.test/", ` +
      `<${site.base}/cms-json/cms/v2/posts/5>; rel="alternate"; type="application/json"`,
  );
  for (const path of ['/', '/2024/', '/nothing-here/'])
    expect((await site.get(path)).headers.get('link')).toBe(
      `<${site.base}/cms-json/>; rel="https://api.test/"`,
    );
});

test('2.2, 4.1: the resource of a page is in the namespace of its type or taxonomy', async () => {
  const own = await openWebSite();
  const { types } = own.app.site;
  const options = { public: true, show_in_rest: true, rest_namespace: 'library/v1' };
  types.registerPostType('book', { ...options, rest_base: 'books' });
  const post = { type: 'book', title: 'Dune', slug: 'dune', status: 'publish', author: 1 };
  const { id } = await own.store.posts.insert(post);
  expect((await own.get(`/?p=${id}`, { redirect: 'follow' })).headers.get('link')).toContain(
    `<${own.base}/cms-json/library/v1/books/${id}>; rel="alternate"`,
  );
  types.registerTaxonomy('genre', ['book'], { ...options, hierarchical: true });
  types.registerTaxonomy('mood', ['book'], options);
  const terms = [];
  for (const taxonomy of ['genre', 'mood'])
    terms.push(await own.store.terms.insert({ taxonomy, name: 'Odd', slug: 'odd' }));
  const marks = terms.map((term) => [term.taxonomy, [term.id]] as const);
  await own.store.posts.setTerms(id, Object.fromEntries(marks));
  for (const permalinks of ['/%postname%/', '']) {
    await own.store.options.set({ permalink_structure: permalinks });
    for (const { id: term, taxonomy } of terms) {
      const route = own.app.server.restUrl(`/library/v1/${taxonomy}/${term}`);
      const { link } = (await (await fetch(route)).json()) as Item;
      const page = await own.get(link.slice(own.base.length));
      expect(page.headers.get('link')).toContain(`<${route}>; rel="alternate"`);
      expect(await page.text()).toContain('Dune');
    }
  }
  await own.close();
});

test('4.1: the RSD document contains the API root', async () => {
  const answer = await site.get('/xmlrpc.php?rsd');
  expect(answer.headers.get('content-type')).toBe('text/xml; charset=UTF-8');
  expect(await answer.text()).toContain(
    `<api name="WP-API" blogID="1" preferred="false" apiLink="${site.base}/cms-json/" />`,
  );
});

test('2.2, 4.1: filters set the links of a page; without an API root it has none', async () => {
  const hooks = new Hooks<Server>();
  const filtered = await openWebSite({ hooks });
  const linkOf = async (path: string) => (await filtered.get(path)).headers.get('link');
  hooks.on('rest_queried_resource_route', (route) => (route === '' ? '/x/v1/front' : `${route}/x`));
  expect(await linkOf(POST)).toContain('/cms-json/cms/v2/posts/5/x>; rel="alternate"');
  expect(await linkOf('/')).toContain('/cms-json/x/v1/front>; rel="alternate"');
  hooks.on('rest_url', () => '');
  expect(await linkOf(POST)).toBe(null);
  expect(await (await filtered.get(POST)).text()).not.toContain(
    'rel="alternate" type="application/json"',
  );
  expect(await (await filtered.get('/xmlrpc.php?rsd')).text()).not.toContain('<api ');
  await filtered.close();
});

test('rest_route is handled by the service, and other methods get 405', async () => {
  const answer = await site.get('/?rest_route=/cms/v2/posts/5');
  expect(await answer.json()).toMatchObject({ id: 5 });
  const refused = await site.get('/', { method: 'DELETE' });
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('HEAD of a page is handled like GET, without the body', async () => {
  const get = await site.get(POST);
  const head = await site.get(POST, { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(await head.text()).toBe('');
  for (const name of ['link', 'etag', 'content-type'])
    expect(head.headers.get(name)).toBe(get.headers.get(name));
});

test('a page for anonymous visitors is cacheable and revalidated by its ETag', async () => {
  const first = await site.get(POST);
  expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(first.headers.get('vary')).toBe('Cookie, Accept-Encoding');
  const tag = first.headers.get('etag') ?? '';
  const again = await site.get(POST, { headers: { 'if-none-match': `"x", W/${tag}` } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('a protected post is shown after its password is sent, and is not cacheable then', async () => {
  const path = '/2025/03/28/combination-of-the-chest/';
  const secret = 'Seven, thirty-one, seven.';
  const reader = new Visitor(site.base);
  expect(await (await reader.get(path)).text()).not.toContain(secret);
  expect(await (await reader.get('/')).text()).not.toContain('Ask Tomas for the word.');

  const wrong = await reader.submit(path, { post_password: 'herring' });
  expect([wrong.status, wrong.headers.get('location')]).toEqual([303, site.base + path]);
  expect(wrong.headers.get('set-cookie')).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(await (await reader.get(path)).text()).toContain('The password is incorrect.');

  await reader.submit(path, { post_password: 'haddock' });
  const opened = await reader.get(path);
  expect(await opened.text()).toContain(secret);
  expect(opened.headers.get('cache-control')).toBe('private, no-cache, no-store');
  expect(opened.headers.get('etag')).toBe(null);
});

test('comments are nested below their parents, and unapproved ones are not shown', async () => {
  const { text } = await shown('/2024/03/02/the-lamp-is-lit-again/');
  expect(text).toMatch(/id="comment-2"[\s\S]*<ol>[\s\S]*id="comment-3"/);
  const { rows } = await site.store.comments.find({ approved: ['0', 'spam', 'trash'] });
  expect(rows.length).toBeGreaterThan(0);
  const pages = await Promise.all(rows.map(({ post }) => shown(`/?p=${post}`)));
  rows.forEach(({ id }, index) => expect(pages[index]?.text).not.toContain(`id="comment-${id}"`));
});

test('a page can be the front page, and another one the list of posts', async () => {
  const top = { types: ['page'], statuses: ['publish'], parents: [0] };
  const [front, posts] = (await site.store.posts.find(top)).rows;
  const pages = { page_on_front: front?.id, page_for_posts: posts?.id };
  await site.store.options.set({ show_on_front: 'page', ...pages });
  expect((await shown('/')).text).toContain(
    `<h1 class="cms-block-post-title">${front?.title}</h1>`,
  );
  expect((await shown(`/${posts?.slug}/`)).text).toContain('Come and keep the light');
  const own = (await site.get(`/${front?.slug}/?a=b`)).headers.get('location');
  expect(own).toBe(`${site.base}/?a=b`);
  await site.store.options.set({ show_on_front: 'posts' });
});

test('names and URLs are escaped', async () => {
  const evil = `"><script>alert('x')</script>&amp;`;
  await site.store.options.set({ blogname: evil, blogdescription: evil });
  await site.store.terms.update(6, { name: evil, description: evil });
  await site.store.users.update(3, { name: evil, description: evil });
  for (const path of [
    '/',
    '/?cat=6',
    '/?author=3',
    `/?s=${encodeURIComponent(evil)}`,
    '/%22%3E%3Cscript%3E/',
  ]) {
    const { text } = await shown(path);
    expect(text).not.toMatch(/<script>/i);
    expect(text).toContain('&lt;script&gt;');
  }
  await site.store.options.set({ blogname: 'The Grey Rock Gazette', blogdescription: '' });
});

test('malformed URLs get 404', async () => {
  for (const path of [
    '//evil.test/',
    '/%',
    '/%00',
    '/%E0%A4%A',
    '/..%2f..%2fetc',
    `/${'a/'.repeat(3000)}`,
    '/?p[]=5',
    '/page/0/',
    '/__proto__',
    '/cms-admin/__proto__',
  ])
    expect([200, 301, 404]).toContain((await site.get(path)).status);
});

test('a site in a folder serves pages below the folder only', async () => {
  const nested = await openWebSite({ folder: '/blog' });
  expect((await nested.get('/2024/03/')).status).toBe(200);
  expect((await nested.get('/cms-login.php')).status).toBe(200);
  expect((await fetch(new URL('/2024/03/', nested.base))).status).toBe(404);
  await nested.close();
});
