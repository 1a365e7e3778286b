import { afterAll, beforeAll, expect, test } from 'vitest';
import { send } from './site-of.ts';
import { openWebSite, Visitor } from './web-site.ts';
import type { WebSite } from './web-site.ts';

let site: WebSite;
let keeper: Visitor;
beforeAll(async () => {
  site = await openWebSite();
  keeper = new Visitor(site.base);
  await keeper.logIn('keeper');
  await addOddContent();
});
afterAll(() => site.close());

interface Item {
  readonly id: number;
  readonly link: string;
  readonly slug?: string;
}

async function ask(path: string, more: object = {}): Promise<unknown> {
  const { app, store } = site;
  return (await app.run(() => send(app, store, { route: `/cms/v2/${path}`, ...more }))).body;
}

async function create(path: string, body: object): Promise<Item> {
  const made = (await ask(path, { user: 'keeper', method: 'POST', body })) as Item;
  expect(made.id).toBeGreaterThan(0);
  return made;
}

/** Content whose URLs consist of parts that may be missing. */
async function addOddContent(): Promise<void> {
  const status = 'publish';
  const { posts, terms } = site.store;
  const top = await create('pages', { title: 'Top', status });
  const unnamed = await create('pages', { title: 'A draft', status: 'draft', parent: top.id });
  const leaf = await create('pages', { title: 'Leaf', status, parent: unnamed.id });
  await create('pages', { title: 'Private', status: 'private', parent: leaf.id });
  await create('pages', { title: 'Later', status, date: '2099-01-01T00:00:00', parent: leaf.id });
  await create('pages', { title: '???', status });
  await create('posts', { title: '…', content: 'Nothing but a number.', status });
  await create('posts', { title: 'Draft', status: 'draft' });
  await create('posts', { title: 'Pending', status: 'pending' });
  await create('posts', { title: 'Private too', status: 'private' });
  await create('posts', { title: 'Later too', status, date: '2099-01-01T00:00:00' });
  await create('posts', { title: '日本語 & мир', status });
  const parent = await create('categories', { name: 'Above' });
  const below = await create('categories', { name: '!!!', parent: parent.id });
  await create('categories', { name: 'Empty', parent: below.id });
  await create('tags', { name: '…' });
  await create('users', { username: 'quiet', email: 'quiet@x.test', password: 'a-b-c-d-e' });
  // As in an imported file.
  await posts.insert({ type: 'page', title: 'No slug', slug: '', status, parent: top.id });
  await posts.insert({ type: 'post', title: 'No slug', slug: '', status, author: 1 });
  await posts.insert({ type: 'post', title: 'No author', slug: 'no-author', status, author: 99 });
  const file = { type: 'attachment', mime_type: 'image/png', status: 'inherit' };
  await posts.insert({ ...file, title: 'Alone', slug: 'alone' });
  await posts.insert({ ...file, title: 'Of a draft', slug: 'of-a-draft', parent: unnamed.id });
  await posts.insert({ ...file, title: 'Of a page', slug: 'of-a-page', parent: leaf.id });
  await posts.insert({ ...file, title: 'Of nothing', slug: 'of-nothing', parent: 9999 });
  await terms.insert({ taxonomy: 'category', name: 'No slug', slug: '', parent: parent.id });
}

const LISTS = [
  'posts',
  'pages',
  'media',
  'categories',
  'tags',
  'users',
  'comments',
  'search',
  'search?type=term',
  'search?type=post-format',
];

/** The links of all items that a caller can read. */
async function linksFor(user: string | 0): Promise<readonly string[]> {
  const links = new Set<string>();
  for (const list of LISTS) {
    const [path = '', search = ''] = list.split('?');
    const isOfPosts = ['posts', 'pages', 'media'].includes(path);
    const query = {
      per_page: 100,
      ...Object.fromEntries(new URLSearchParams(search)),
      ...(user !== 0 && isOfPosts
        ? { status: ['publish', 'future', 'draft', 'pending', 'private', 'inherit'].join() }
        : {}),
      ...(path === 'media' ? { status: user === 0 ? 'inherit' : 'inherit,private' } : {}),
    };
    const found = (await ask(path, { user, query })) as readonly (Item & { url?: string })[];
    expect([list, Array.isArray(found)]).toEqual([list, true]);
    for (const { link, url } of found) links.add(link ?? url);
  }
  return [...links];
}

const PATTERNS = [
  '/%year%/%monthnum%/%day%/%postname%/',
  '/%category%/%postname%/',
  '/%author%/%post_id%',
  '/archives/%post_id%/',
  '/%postname%/',
  '/index.php/%year%/%postname%/',
  '',
];

test.each(PATTERNS)(
  'every link of an item that a caller can read leads to a page, with the pattern %j',
  async (permalink_structure) => {
    await site.store.options.set({ permalink_structure });
    for (const [user, visitor] of [
      [0, site],
      ['keeper', keeper],
    ] as const) {
      const links = await linksFor(user);
      expect(links.length).toBeGreaterThan(60);
      expect(links.filter((link) => /[^:]\/\/|undefined|null/.test(link))).toEqual([]);
      const broken: string[] = [];
      for (const link of links) {
        const status = await statusAt(visitor, link);
        if (status !== 200) broken.push(`${user}: ${status} ${link}`);
      }
      expect(broken).toEqual([]);
    }
  },
);

/** The status of a URL after its redirects. */
async function statusAt(visitor: Pick<WebSite, 'get'>, link: string): Promise<number> {
  for (let at = link, redirects = 0; ; redirects += 1) {
    const { status, headers, body } = await visitor.get(at.replace(site.base, '') || '/');
    await body?.cancel();
    const location = headers.get('location');
    if (location === null || redirects > 2) return status;
    at = location;
  }
}

test('the URL of a page below a draft without a slug does not contain that part', async () => {
  await site.store.options.set({ permalink_structure: '/%postname%/' });
  const [leaf] = (await ask('pages', { query: { slug: 'leaf' } })) as [Item];
  expect(leaf.link).toBe(`${site.base}/top/leaf/`);
  expect(await (await site.get('/top/leaf/')).text()).toMatch(/<h1[^>]*>Leaf<\/h1>/);
});

test('the links of categories show them with any base in the settings', async () => {
  for (const base of ['topics', 'a/b', '/topics/', '.', 'übér']) {
    await site.store.options.set({ category_base: base });
    for (const { link } of (await ask('categories')) as readonly Item[])
      expect([link, (await site.get(link.slice(site.base.length))).status]).toEqual([link, 200]);
  }
  await site.store.options.set({ category_base: '' });
});

test('the link of a reusable block or a navigation menu leads users who may edit it to its form', async () => {
  for (const type of ['blocks', 'navigation'])
    for (const status of ['publish', 'draft']) {
      const made = await create(type, { title: `Of a test ${status}`, status });
      const path = made.link.slice(site.base.length);
      const answer = await keeper.get(path);
      expect([answer.status, answer.headers.get('location')]).toEqual([
        302,
        `${site.admin}/${type}/edit?id=${made.id}`,
      ]);
      expect((await site.get(path)).status).toBe(404);
    }
});
