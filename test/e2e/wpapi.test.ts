import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WPAPI from 'wpapi';
import type { Paging, WPRequest } from 'wpapi';
import { makeApplicationPassword } from '../../site/domain/accounts.ts';
import { sampleSite } from '../../site/sample/index.ts';
import { openWebSite, Visitor } from '../site/web-site.ts';
import type { WebSite } from '../site/web-site.ts';

let site: WebSite;
let endpoint: string;
let routes: unknown;
let api: WPAPI;
/** Sends requests as the editor with an application password. */
let editor: WPAPI;

beforeAll(async () => {
  // The client finds the relation by its name.
  site = await openWebSite({ token: 'wp', apiRel: 'https://api.w.org/' });
  endpoint = `${site.base}/wp-json`;
  // The index, from which the client generates its methods.
  routes = readable(((await (await site.get('/wp-json/')).json()) as Index).routes);
  api = new WPAPI({ endpoint, routes });
  editor = new WPAPI({ endpoint, routes, ...(await credentials('harbour')) });
});
afterAll(() => site.close());

interface Index {
  readonly routes: Readonly<Record<string, unknown>>;
}

/**
 * The routes that the client can parse. It ends the pattern of a name at the first `)`, so it throws
 * for a pattern with a nested group or a bracket; the methods tested here do not
 * use such routes.
 */
function readable(all: Index['routes']): Index['routes'] {
  const read = Object.entries(all).filter(([route, described]) => isRead(route, described));
  const unread = Object.keys(all).length - read.length;
  expect(unread).toBeLessThan(20);
  return Object.fromEntries(read);
}

function isRead(route: string, described: unknown): boolean {
  try {
    return Boolean(new WPAPI({ endpoint, routes: { [route]: described } }));
  } catch (thrown) {
    expect(thrown).toBeInstanceOf(SyntaxError);
    expect(route).toMatch(/\/(global-styles|templates|template-parts)\//);
    return false;
  }
}

async function credentials(login: string): Promise<{ username: string; password: string }> {
  const user = await site.store.users.byLogin(login);
  if (!user) throw new Error(`there is no user ${login}`);
  const { password } = await makeApplicationPassword(site.store, user.id, { name: 'Client' });
  return { username: login, password };
}

interface Item {
  readonly id: number;
}

const idsOf = (items: readonly Item[]): readonly number[] => items.map(({ id }) => id);

/** Published posts of the sample site, newest first. */
const articles = sampleSite()
  .posts.filter(({ type, status }) => type === 'post' && status === 'publish')
  .sort((a, b) => b.date.localeCompare(a.date));

test('4.1: the client discovers the service by the link of any page, and its routes by the index', async () => {
  const found = await WPAPI.discover(`${site.base}/`);
  const [post] = await found.posts().perPage(1).get<Item[]>();
  expect(post?.id).toBe(articles[0]?.id);
  expect(Object.keys(found.namespace('wp/v2')).sort()).toEqual(
    expect.arrayContaining(['categories', 'comments', 'media', 'posts', 'tags', 'users']),
  );
});

test('a list is paged by its links', async () => {
  const seen: number[][] = [];
  let next: WPRequest | undefined = api.posts().perPage(5);
  while (next) {
    const page: Item[] & { readonly _paging?: Paging } = await next.get<Item[]>();
    expect(page._paging).toMatchObject({
      total: articles.length,
      totalPages: Math.ceil(articles.length / 5),
    });
    seen.push([...idsOf(page)]);
    next = page._paging?.next;
  }
  expect(seen.flat()).toEqual(idsOf(articles));
  expect(seen.slice(0, -1).every((page) => page.length === 5)).toBe(true);
});

test('the previous page is found by its link, with the same arguments', async () => {
  const page = await api.posts().perPage(2).page(2).search('light').get<Item[]>();
  const before = await page._paging?.prev?.get<Item[]>();
  expect(before).toHaveLength(2);
  expect(idsOf(before ?? [])).toEqual(
    idsOf(await api.posts().perPage(2).search('light').get<Item[]>()),
  );
});

test('a list is filtered by every generated method', async () => {
  const light = 2;
  const { date = '', slug = '', id = 0 } = articles[3] ?? {};
  const moment = new Date(`${date}Z`);
  const having = (term: number) => idsOf(articles.filter((post) => has(post, term)));
  const ask = async (request: WPRequest) =>
    idsOf(await request.perPage(100).param('_fields', 'id').get<Item[]>());
  expect(having(light)).not.toEqual([]);
  expect(await ask(api.posts().categories([light]))).toEqual(having(light));
  expect(await ask(api.posts().excludeCategories(light))).toEqual(
    idsOf(articles).filter((each) => !having(light).includes(each)),
  );
  expect(await ask(api.posts().author(2))).toEqual(
    idsOf(articles.filter(({ author }) => author === 2)),
  );
  expect(await ask(api.posts().after(moment))).toEqual(idsOf(articles.slice(0, 3)));
  expect(await ask(api.posts().before(moment))).toEqual(idsOf(articles.slice(4)));
  expect(await ask(api.posts().slug(slug))).toEqual([id]);
  expect(await ask(api.posts().include([id, 999_999]))).toEqual([id]);
  expect(await ask(api.posts().order('asc').orderby('date'))).toEqual(
    [...idsOf(articles)].reverse(),
  );
  expect(await ask(editor.posts().auth().status('draft'))).not.toEqual([]);
});

function has({ terms = {} }: (typeof articles)[number], term: number): boolean {
  return Object.values(terms).some((ids) => ids.includes(term));
}

test('4.3: linked items are embedded', async () => {
  const { id = 0 } = articles.find(({ meta }) => meta && '_thumbnail_id' in meta) ?? {};
  const post = await api.posts().id(id).embed().get<object>();
  expect(post).toMatchObject({
    id,
    _embedded: {
      author: [{ id: expect.any(Number), name: expect.any(String) }],
      'wp:featuredmedia': [{ media_type: 'image', source_url: expect.any(String) }],
      'wp:term': [
        expect.arrayContaining([expect.objectContaining({ taxonomy: 'category' })]),
        expect.any(Array),
      ],
    },
  });
});

test('4.2: HEAD has the total and the allowed methods', async () => {
  expect(await api.posts().headers()).toMatchObject({
    'x-wp-total': String(articles.length),
    allow: 'GET',
  });
});

test('a post is created, updated, moved to the trash and deleted', async () => {
  const made = await editor.posts().create<Item>({
    title: 'High tide',
    content: 'At six.',
    status: 'publish',
    categories: [3],
  });
  expect(made).toMatchObject({ title: { raw: 'High tide' }, status: 'publish', categories: [3] });
  const { id } = made;
  const changed = await editor
    .posts()
    .id(id)
    .update({ title: 'Low tide', tags: [10, 11] });
  // Terms are ordered by their names.
  expect(changed).toMatchObject({ id, title: { raw: 'Low tide' }, tags: [11, 10] });
  expect(await api.posts().id(id).get()).toMatchObject({ title: { rendered: 'Low tide' } });
  expect(await editor.posts().id(id).delete()).toMatchObject({ id, status: 'trash' });
  expect(await editor.posts().id(id).delete({ force: true })).toMatchObject({
    deleted: true,
    previous: { id },
  });
  await expect(api.posts().id(id).get()).rejects.toMatchObject({ code: 'rest_post_invalid_id' });
});

test('terms and comments are created and deleted', async () => {
  const tag = await editor.tags().create<Item>({ name: 'Fog' });
  expect(idsOf(await api.tags().search('fog').get<Item[]>())).toEqual([tag.id]);
  expect(await editor.tags().id(tag.id).delete({ force: true })).toMatchObject({ deleted: true });

  const post = articles.find(({ comment_status }) => comment_status === 'open')?.id ?? 0;
  const comment = await editor.comments().create<Item>({ post, content: 'Seen from the pier.' });
  const comments = await api.comments().forPost(post).order('asc').get<Item[]>();
  expect(idsOf(comments)).toContain(comment.id);
  const answer = await editor.comments().id(comment.id).delete({ force: true });
  expect(answer).toMatchObject({ deleted: true });
});

test('settings are read and updated by an administrator only', async () => {
  const keeper = new WPAPI({ endpoint, routes, ...(await credentials('keeper')) });
  expect(await keeper.settings().update({ posts_per_page: 7 })).toMatchObject({
    posts_per_page: 7,
  });
  expect(await keeper.settings().auth().get()).toMatchObject({ posts_per_page: 7 });
  await expect(editor.settings().auth().get()).rejects.toMatchObject({
    code: 'rest_forbidden',
    data: { status: 403 },
  });
});

test('an image is uploaded as a form with its fields, and served', async () => {
  const bytes = await sharp({
    create: { width: 600, height: 400, channels: 3, background: '#336699' },
  })
    .png()
    .toBuffer();
  const fields = {
    title: 'The sea',
    alt_text: 'Blue',
    caption: 'At noon',
    description: 'All of it',
  };
  const media = await editor.media().file(bytes, 'sea.png').create<Uploaded>(fields);
  expect(media).toMatchObject({
    title: { raw: 'The sea' },
    alt_text: 'Blue',
    caption: { raw: 'At noon' },
    mime_type: 'image/png',
    media_details: { width: 600, height: 400, sizes: { medium: { width: 300 } } },
  });
  const served = await site.get(media.source_url);
  expect(Buffer.from(await served.arrayBuffer()).equals(bytes)).toBe(true);
  const post = await editor.posts().create<Item>({ title: 'Sea', featured_media: media.id });
  expect(await editor.posts().id(post.id).auth().edit().get()).toMatchObject({
    featured_media: media.id,
  });
});

interface Uploaded extends Item {
  readonly source_url: string;
}

test('7.1: errors have their code, status and parameters', async () => {
  await expect(api.posts().create({ title: 'By nobody' })).rejects.toMatchObject({
    code: 'rest_cannot_create',
    data: { status: 401 },
  });
  await expect(editor.posts().create({ status: 'nonsense' })).rejects.toMatchObject({
    code: 'rest_invalid_param',
    data: { status: 400, params: { status: expect.any(String) } },
  });
  await expect(api.posts().page(999).get()).rejects.toMatchObject({
    code: 'rest_post_invalid_page_number',
  });
});

test('5.1: a login cookie and a nonce authenticate the client', async () => {
  const browser = new Visitor(site.base, 'wp');
  await browser.logIn('sailor');
  const { nonce, root } = await browser.apiSettings();
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const client = new WPAPI({ endpoint: root, routes, nonce }).setHeaders('Cookie', cookie);
  expect(await client.users().me().get()).toMatchObject({ slug: 'sailor' });
  expect(await client.posts().create({ title: 'By cookie' })).toMatchObject({ status: 'draft' });
});

test('a client with the routes of an older API version works', async () => {
  const old = new WPAPI({ endpoint });
  expect(idsOf(await old.posts().perPage(2).get<Item[]>())).toEqual(idsOf(articles.slice(0, 2)));
  expect(await old.users().id(2).get()).toMatchObject({ slug: 'harbour' });
});
