import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseDocument } from 'htmlparser2';
import { openWebSite, Visitor } from './web-site.ts';
import type { WebSite } from './web-site.ts';

let site: WebSite;

beforeAll(async () => {
  site = await openWebSite();
});
afterAll(() => site.close());

interface Node {
  readonly type: string;
  readonly name?: string;
  readonly data?: string;
  readonly attribs?: { readonly [name: string]: string };
  readonly children?: readonly Node[];
}

/** Returns the elements with a name in an XML document. */
function elements(node: Node, name: string): readonly Node[] {
  const below = (node.children ?? []).flatMap((child) => elements(child, name));
  return node.name === name ? [node, ...below] : below;
}

function text(node: Node | undefined): string {
  return node?.data ?? (node?.children ?? []).map(text).join('');
}

async function xml(path: string): Promise<{ type: string; document: Node; source: string }> {
  const response = await site.get(path);
  expect([path, response.status]).toEqual([path, 200]);
  const source = await response.text();
  // The nodes of the parser have these members.
  const document = parseDocument(source, { xmlMode: true }) as unknown as Node;
  return { type: response.headers.get('content-type') ?? '', document, source };
}

test.each(['/feed/', '/feed', '/feed/rss2/', '/?feed=rss2'])(
  '%s is an RSS feed of the newest posts with the required elements',
  async (path) => {
    const { type, document } = await xml(path);
    expect(type).toBe('application/rss+xml; charset=UTF-8');
    expect(elements(document, 'rss')[0]?.attribs?.['version']).toBe('2.0');
    const [channel] = elements(document, 'channel');
    for (const name of ['title', 'link', 'description'])
      expect(channel?.children?.filter((child) => child.name === name)).toHaveLength(1);
    const items = elements(document, 'item');
    expect(items).toHaveLength(10);
    for (const item of items) {
      expect(text(elements(item, 'link')[0])).toMatch(/^http:\/\/127/);
      expect(Date.parse(text(elements(item, 'pubDate')[0]))).not.toBeNaN();
      expect(text(elements(item, 'dc:creator')[0])).not.toBe('');
      expect(elements(item, 'guid')[0]?.attribs?.['isPermaLink']).toBe('false');
    }
    const first = text(elements(items[0] ?? { type: '' }, 'link')[0]).replace(site.base, '');
    expect((await site.get(first)).status).toBe(200);
  },
);

test('an Atom feed and each of its entries have an id, a date and a URL', async () => {
  const { type, document } = await xml('/feed/atom/');
  expect(type).toBe('application/atom+xml; charset=UTF-8');
  const [feed] = elements(document, 'feed');
  expect(feed?.attribs?.['xmlns']).toBe('http://www.w3.org/2005/Atom');
  const links = feed?.children?.filter(({ name }) => name === 'link') ?? [];
  expect(links.map(({ attribs }) => attribs?.['rel'])).toEqual([undefined, 'self']);
  expect(links[1]?.attribs?.['href']).toBe(`${site.base}/feed/atom/`);
  const entries = elements(document, 'entry');
  expect(new Set(entries.map((entry) => text(elements(entry, 'id')[0]))).size).toBe(entries.length);
  for (const entry of entries)
    expect(text(elements(entry, 'updated')[0])).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
});

test('the second page of a feed has the next posts, and a page beyond the last gets 404', async () => {
  const linksOf = async (path: string): Promise<string[]> =>
    elements((await xml(path)).document, 'item').map((item) => text(elements(item, 'link')[0]));
  const total = Number((await site.get('/cms-json/cms/v2/posts')).headers.get('x-cms-total'));
  const first = await linksOf('/feed/');
  const second = await linksOf('/feed/?paged=2');
  expect(new Set([...first, ...second]).size).toBe(Math.min(total, 20));
  expect(await linksOf('/?feed=rss2&paged=2')).toEqual(second);
  for (const path of ['/feed/?paged=99', '/category/the-sea/feed/?paged=99'])
    expect((await site.get(path)).status).toBe(404);
});

test('a sticky post has its place by date in a feed', async () => {
  const [oldest] = (await site.store.posts.find({ types: ['post'], order: 'asc' })).rows;
  await site.store.posts.update(oldest?.id ?? 0, { sticky: true });
  const dates = elements((await xml('/feed/')).document, 'pubDate').map((date) => text(date));
  const times = dates.map((date) => Date.parse(date));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(times).toHaveLength(10);
  await site.store.posts.update(oldest?.id ?? 0, { sticky: false });
});

test.each([
  ['/?feed=comments-rss2', 'application/rss+xml'],
  ['/?feed=comments-atom', 'application/atom+xml'],
  ['/index.php?feed=comments-rss2', 'application/rss+xml'],
])('%s is a feed of the latest comments', async (path, expected) => {
  const { type, document } = await xml(path);
  expect(type).toContain(expected);
  expect(text(elements(document, 'title')[0])).toMatch(/^Comments – /);
});

test('a query for a feed of an unknown format gets 404', async () => {
  for (const path of ['/?feed=rdf', '/?feed=zzz', '/?p=5&feed=zzz', '/?feed=comments-'])
    expect([path, (await site.get(path)).status]).toEqual([path, 404]);
});

test('an archive has a feed of its posts; an unknown URL has none', async () => {
  const [category] = (await (
    await site.get('/cms-json/cms/v2/categories?orderby=count&order=desc&per_page=1')
  ).json()) as { link: string; count: number; name: string }[];
  const path = category?.link.replace(site.base, '') ?? '';
  const { document } = await xml(`${path}feed/`);
  expect(text(elements(document, 'title')[0])).toContain(category?.name);
  expect(elements(document, 'item').length).toBeGreaterThan(0);
  expect((await site.get('/nothing/feed/')).status).toBe(404);
});

test('a post has a feed of its approved comments, which its page links while comments are open', async () => {
  const { rows } = await site.store.comments.find({ access: null, approved: ['1'], limit: 1 });
  const post = rows[0]?.post ?? 0;
  const all = await site.store.comments.find({ access: null, posts: [post], approved: ['1'] });
  await site.store.posts.update(post, { comment_status: 'open' });
  const response = await site.get(`/?p=${post}`);
  const page = await (await site.get(response.headers.get('location') ?? '')).text();
  const [, path = ''] = /title="Comments" href="[^"]*?:\d+([^"]*)"/.exec(page) ?? [];
  for (const address of [path, `/?p=${post}&feed=rss2`]) {
    const { document } = await xml(address);
    const links = elements(document, 'item').map((item) => text(elements(item, 'link')[0]));
    expect(links).toEqual(all.rows.map(({ id }) => expect.stringMatching(`#comment-${id}$`)));
  }
  await site.store.posts.update(post, { comment_status: 'closed' });
  const closed = await site.get(response.headers.get('location') ?? '');
  expect(await closed.text()).not.toContain('title="Comments"');
});

test('the feed of the comments on a protected post is empty without its password', async () => {
  const { rows } = await site.store.comments.find({ access: null, approved: ['1'], limit: 1 });
  const post = rows[0]?.post ?? 0;
  await site.store.posts.update(post, { password: 'a rope' });
  const visitor = new Visitor(site.base);
  const countOf = async (response: Response): Promise<number> =>
    ((await response.text()).match(/<item>/g) ?? []).length;
  expect(await countOf(await visitor.get(`/?p=${post}&feed=rss2`))).toBe(0);
  const body = new URLSearchParams({ post_id: String(post), post_password: 'a rope' });
  await visitor.get('/cms-login.php?action=postpass', { method: 'POST', body });
  const opened = await visitor.get(`/?p=${post}&feed=rss2`);
  expect(opened.headers.get('cache-control')).toContain('private');
  expect(await countOf(opened)).toBeGreaterThan(0);
  await site.store.posts.update(post, { password: '' });
});

test('a feed for a logged-in reader is private', async () => {
  const reader = new Visitor(site.base);
  await reader.logIn('keeper');
  expect((await reader.get('/feed/')).headers.get('cache-control')).toContain('private');
  expect((await site.get('/feed/')).headers.get('cache-control')).toContain('public');
});

test('with a page as front page the feed of the site still has its posts, and the sitemap has no URL twice', async () => {
  const query = { access: null, types: ['page'], statuses: ['publish'], limit: 100 };
  const [front, news] = (await site.store.posts.find(query)).rows.filter((row) => row.parent === 0);
  if (!front || !news) throw new Error('the sample has no two pages');
  const settings = { page_on_front: front.id, page_for_posts: news.id };
  await site.store.options.set({ show_on_front: 'page', ...settings });
  const [feed, map] = [await xml('/feed/'), await xml('/sitemap.xml')];
  const address = `/${news.slug}/`;
  const page = await (await site.get(address)).text();
  await site.store.options.set({ show_on_front: 'posts', page_on_front: 0, page_for_posts: 0 });
  expect(elements(feed.document, 'item')).toHaveLength(10);
  const locations = elements(map.document, 'loc').map(text);
  expect(new Set(locations).size).toBe(locations.length);
  expect(page).toMatch(new RegExp(`<title>\\s*${news.title} – `));
});

test('the feed of comments links each comment and contains no comment on hold', async () => {
  const { document } = await xml('/comments/feed/');
  const items = elements(document, 'item');
  expect(items.length).toBeGreaterThan(0);
  for (const item of items) expect(text(elements(item, 'link')[0])).toMatch(/#comment-\d+$/);
  const { rows } = await site.store.comments.find({ access: null, approved: ['0'], limit: 5 });
  for (const { content } of rows) expect(text(document)).not.toContain(content);
});

test('names are escaped once, and control characters are removed', async () => {
  await site.store.options.set({ blogname: 'Ships &amp; <boats>\u0007' });
  const { document, source } = await xml('/feed/');
  expect(source).toContain('<title>Ships &amp; &lt;boats&gt;</title>');
  expect(elements(document, 'item')).toHaveLength(10);
  await site.store.options.set({ blogname: 'The Grey Rock Gazette' });
});

test('quotes in a title are characters in the feed, not HTML entities', async () => {
  const query = { access: null, types: ['post'], statuses: ['publish'], limit: 1 };
  const { rows } = await site.store.posts.find(query);
  const [post] = rows;
  await site.store.posts.update(post?.id ?? 0, { title: 'The keeper\'s "log"' });
  for (const path of ['/feed/', '/feed/atom/'])
    expect((await xml(path)).source).toContain('<title>The keeper’s “log”</title>');
});

test('a protected post is in the feed without its text', async () => {
  const { rows } = await site.store.posts.find({ access: null, types: ['post'], limit: 100 });
  const closed = rows.find(({ password }) => password !== '');
  if (!closed) throw new Error('the sample has no protected post');
  await site.store.options.set({ posts_per_page: 100 });
  const { document } = await xml('/feed/');
  await site.store.options.set({ posts_per_page: 10 });
  const item = elements(document, 'item').find((each) =>
    text(elements(each, 'guid')[0]).endsWith(`?p=${closed.id}`),
  );
  expect(item && elements(item, 'description')).toEqual([]);
  expect(text(document)).not.toContain(closed.content.slice(0, 40));
});

test('the sitemap contains all public posts and pages and no others', async () => {
  const { document, type } = await xml('/sitemap.xml');
  expect(type).toBe('application/xml; charset=UTF-8');
  const locations = elements(document, 'loc').map(text);
  expect(locations[0]).toBe(`${site.base}/`);
  expect(new Set(locations).size).toBe(locations.length);
  const listed: string[] = [];
  for (const base of ['posts', 'pages']) {
    const found = await site.get(`/cms-json/cms/v2/${base}?per_page=100&_fields=link`);
    listed.push(...((await found.json()) as { link: string }[]).map(({ link }) => link));
  }
  expect(locations.slice(1).sort()).toEqual(
    listed.filter((link) => link !== `${site.base}/`).sort(),
  );
});

test('robots.txt links the sitemap and disallows the administration', async () => {
  const response = await site.get('/robots.txt');
  expect(response.headers.get('content-type')).toBe('text/plain; charset=UTF-8');
  const body = await response.text();
  expect(body).toContain('Disallow: /cms-admin/\n');
  expect(body).toContain(`Sitemap: ${site.base}/sitemap.xml\n`);
});

test('a page has a description, Open Graph properties and a link to the feed', async () => {
  const page = await (await site.get('/2024/03/02/the-lamp-is-lit-again/')).text();
  expect(page).toMatch(/<meta name="description" content="[^"]{20,165}"/);
  expect(page).toMatch(/<meta property="og:type" content="article"/);
  expect(page).toMatch(/<meta property="og:image" content="http:\/\/127[^"]+"/);
  expect(page).toContain(`type="application/rss+xml"`);
  const home = await (await site.get('/')).text();
  expect(home).toMatch(/<meta property="og:type" content="website"/);
});

test('the title of a later page of a list contains the page number', async () => {
  const page = await (await site.get('/page/2/')).text();
  expect(/<title>([^<]*)<\/title>/.exec(page)?.[1]).toBe('Page 2 – The Grey Rock Gazette');
});

test('4.1: feeds and embed pages link to the API root and to their resource in headers', async () => {
  const root = `<${site.base}/cms-json/>; rel="https://api.test/"`;
  const and = (route: string): string =>
    `${root}, <${site.base}/cms-json/cms/v2${route}>; rel="alternate"; type="application/json"`;
  const links: { readonly [path: string]: string } = {
    '/feed/': root,
    '/comments/feed/atom/': root,
    '/author/keeper/feed/': and('/users/1'),
    '/2024/04/05/notes-from-the-mail-boat/?embed=true': and('/posts/5'),
  };
  for (const [path, link] of Object.entries(links)) {
    const answer = await site.get(path);
    expect([path, answer.status, answer.headers.get('link')]).toEqual([path, 200, link]);
  }
});

test('feeds have the language of the site, the newest date, and the categories and tags of each post', async () => {
  await site.store.options.set({ WPLANG: 'de_DE' });
  const rss = (await xml('/feed/')).document;
  const atom = (await xml('/feed/atom/')).document;
  expect(elements(rss, 'language').map(text)).toEqual(['de-DE']);
  expect(elements(atom, 'feed')[0]?.attribs?.['xml:lang']).toBe('de-DE');
  const updated = elements(elements(atom, 'feed')[0] ?? { type: '' }, 'updated').map(text);
  expect(Date.parse(text(elements(rss, 'lastBuildDate')[0]))).toBe(Date.parse(updated[0] ?? ''));
  const { rows } = await site.store.posts.find({
    types: ['post'],
    statuses: ['publish'],
    limit: 1,
  });
  const id = rows[0]?.id ?? 0;
  const terms = await site.store.posts.termsOf([id]);
  const found = await site.store.terms.byIds(
    ['category', 'post_tag'].flatMap((name) => terms.get(id)?.[name] ?? []),
  );
  const names = [...found.values()].map(({ name }) => name).sort();
  expect(names).not.toEqual([]);
  const [item, entry] = [elements(rss, 'item')[0], elements(atom, 'entry')[0]];
  expect(
    elements(item ?? rss, 'category')
      .map(text)
      .sort(),
  ).toEqual(names);
  const inAtom = elements(entry ?? atom, 'category').map(({ attribs }) => attribs?.['term']);
  expect(inAtom.sort()).toEqual(names);
  await site.store.options.set({ WPLANG: '' });
});

test('the id of a comment in a feed stays when the slug of its post changes', async () => {
  const read = async (name: string): Promise<string[]> =>
    elements((await xml('/comments/feed/')).document, name).map(text);
  const [guids, links] = [await read('guid'), await read('link')];
  const { rows } = await site.store.comments.find({ access: null, approved: ['1'], limit: 1 });
  await site.store.posts.update(rows[0]?.post ?? 0, { slug: 'another-slug' });
  expect(await read('guid')).toEqual(guids);
  expect(await read('link')).not.toEqual(links);
});

test('a feed without entries has no date in RSS', async () => {
  const { rows } = await site.store.posts.find({
    types: ['post'],
    statuses: ['publish'],
    limit: 1,
  });
  const path = `/?p=${rows[0]?.id ?? 0}&feed=rss2`;
  const comments = await site.store.comments.find({ access: null, posts: [rows[0]?.id ?? 0] });
  expect(comments.rows).toEqual([]);
  const { document } = await xml(path);
  expect(elements(document, 'item')).toEqual([]);
  expect(elements(document, 'lastBuildDate')).toEqual([]);
});

test('the date on the page of a post is the moment of publication, also in a site with a time zone', async () => {
  await site.store.options.set({ timezone_string: 'America/New_York' });
  const { rows } = await site.store.posts.find({
    types: ['post'],
    statuses: ['publish'],
    limit: 1,
  });
  const { id = 0 } = rows[0] ?? {};
  const [date, date_gmt] = ['2024-03-02 18:00:00', '2024-03-02 23:00:00'];
  await site.store.posts.update(id, { date, date_gmt });
  const moved = (await site.get(`/?p=${id}`)).headers.get('location') ?? `/?p=${id}`;
  const page = await (await site.get(moved)).text();
  const [, shown = ''] = /<time datetime="([^"]*)"/.exec(page) ?? [];
  expect(shown).toBe('2024-03-02T18:00:00-05:00');
  await site.store.options.set({ timezone_string: '' });
});
