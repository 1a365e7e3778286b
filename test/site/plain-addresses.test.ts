import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWebSite, Visitor } from './web-site.ts';
import type { WebSite } from './web-site.ts';

let site: WebSite;
beforeAll(async () => {
  site = await openWebSite();
});
afterAll(() => site.close());

/** Returns the status and the path of the redirect. */
async function led(path: string, from: Pick<WebSite, 'get'> = site): Promise<unknown> {
  const answer = await from.get(path);
  const location = answer.headers.get('location');
  return [answer.status, location && location.replace(site.base, '')];
}

const POST = '/2024/04/05/notes-from-the-mail-boat/';

describe('a plain URL redirects to the permalink of', () => {
  test.each([
    ['a post', '/?p=5', POST],
    ['a post, below index.php', '/index.php?p=5', POST],
    ['a post by any parameter for IDs', '/?page_id=5', POST],
    ['a post by its slug', '/?name=notes-from-the-mail-boat', POST],
    ['a post by its slug and type', '/?post_type=post&name=notes-from-the-mail-boat', POST],
    ['a post with its type', '/?p=5&post_type=post', POST],
    ['a post, keeping other parameters', '/?p=5&utm_source=a%20b', `${POST}?utm_source=a+b`],
    ['a category', '/?cat=6', '/category/the-sea/weather/'],
    ['a category by its slug', '/?category_name=weather', '/category/the-sea/weather/'],
    ['a tag', '/?tag=birds', '/tag/birds/'],
    ['an author', '/?author=3', '/author/sailor/'],
    ['an author by the slug', '/?author_name=sailor', '/author/sailor/'],
    ['a month', '/?m=202403', '/2024/03/'],
    ['a day', '/?year=2024&monthnum=3&day=2', '/2024/03/02/'],
    ['a page of a list', '/?m=2024&paged=2', '/2024/page/2/'],
  ])('%s: %s', async (_, plain, permalink) => {
    expect(await led(plain)).toEqual([301, permalink]);
    expect((await site.get(permalink)).status).toBe(200);
  });

  test('a page and an attachment, by ID and by name', async () => {
    const pages = { types: ['page'], statuses: ['publish'], parents: [0] };
    const [page] = (await site.store.posts.find(pages)).rows;
    const [file] = (await site.store.posts.find({ types: ['attachment'] })).rows;
    for (const path of [`?page_id=${page?.id}`, `?p=${page?.id}`, `?pagename=${page?.slug}`])
      expect(await led(`/${path}`)).toEqual([301, `/${page?.slug}/`]);
    const ofFile = await led(`/?attachment_id=${file?.id}`);
    expect(ofFile).toEqual([301, expect.stringContaining(`/${file?.slug}/`)]);
    expect(await led(`/?attachment=${file?.slug}`)).toEqual(ofFile);
  });
});

test.each([
  ['/page/1/', '/'],
  ['/page/0/', '/'],
  ['/category/the-sea/page/1/?x=1', '/category/the-sea/?x=1'],
  ['/2024/page/1', '/2024/'],
  [`${POST}page/1/`, POST],
])('%s redirects to %s, which has the same posts', async (path, link) => {
  expect(await led(path)).toEqual([301, link]);
});

test.each(['/?p=5&page=2', '/?p=5&paged=2', '/?cat=6&paged=9', '/?m=1999', '/?m=2024&paged=99'])(
  '%s does not redirect, since the permalink has no such page',
  async (plain) => {
    expect(await led(plain)).toEqual([404, null]);
  },
);

test('a redirect responds to HEAD and is not cached', async () => {
  const answer = await site.get('/?p=5', { method: 'HEAD' });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([
    301,
    'private, no-cache, no-store',
  ]);
});

test('a plain URL does not redirect to an item that the caller may not read', async () => {
  const [hidden] = (await site.store.posts.find({ types: ['post'], statuses: ['private'] })).rows;
  const [draft] = (await site.store.posts.find({ types: ['post'], statuses: ['draft'] })).rows;
  const paths = [
    `/?p=${hidden?.id}`,
    `/?name=${hidden?.slug}`,
    `/?p=${draft?.id}`,
    '/?author=5',
    '/?p=99999',
    '/?p=5&post_type=page',
    '/?post_type=page&name=notes-from-the-mail-boat',
    '/?post_type=revision&name=notes-from-the-mail-boat',
    '/?pagename=nothing',
    '/?cat=99999',
  ];
  for (const path of paths) expect([path, await led(path)]).toEqual([path, [404, null]]);
  const editor = new Visitor(site.base);
  await editor.logIn('harbour');
  expect(await led(`/?p=${hidden?.id}`, editor)).toEqual([
    301,
    expect.stringContaining(`/${hidden?.slug}/`),
  ]);
});

test('a draft, a preview and a search are shown at their plain URL', async () => {
  const [draft] = (await site.store.posts.find({ types: ['post'], statuses: ['draft'] })).rows;
  const keeper = new Visitor(site.base);
  await keeper.logIn('keeper');
  expect(await led(`/?p=${draft?.id}`, keeper)).toEqual([200, null]);
  expect(await led('/?p=5&preview=true', keeper)).toEqual([200, null]);
  expect(await led('/?s=lamp')).toEqual([200, null]);
});

test('with plain permalinks, plain URLs show their item', async () => {
  const plain = await openWebSite();
  await plain.store.options.set({ permalink_structure: '' });
  for (const path of ['/?p=5', '/?cat=6', '/?tag=birds', '/?author=3', '/?m=202403'])
    expect([path, await led(path, plain)]).toEqual([path, [200, null]]);
  await plain.close();
});

test('the page for posts lists them at its plain URL, and its later pages keep their number', async () => {
  const plain = await openWebSite();
  const { options, posts } = plain.store;
  const pages = (await posts.find({ types: ['page'], statuses: ['publish'], parents: [0] })).rows;
  const [front, list] = pages.map(({ id }) => String(id));
  await options.set({ show_on_front: 'page', page_on_front: front, page_for_posts: list });
  const later = `/?page_id=${list}&paged=2`;
  expect(await led(later, plain)).toEqual([301, expect.stringMatching(/\/page\/2\/$/)]);
  await options.set({ permalink_structure: '' });
  expect(await led(later, plain)).toEqual([200, null]);
  expect(await (await plain.get(`/?page_id=${list}`)).text()).toContain(
    `page_id=${list}&amp;paged=2`,
  );
  expect(await led(`/?page_id=${list}&paged=99`, plain)).toEqual([404, null]);
  await plain.close();
});

test('the plain URLs of terms and authors with slugs of other scripts show them', async () => {
  const plain = await openWebSite();
  const { terms, users, options } = plain.store;
  const word = encodeURIComponent('маяк').toLowerCase();
  await options.set({ permalink_structure: '' });
  for (const taxonomy of ['post_tag', 'category'])
    await terms.insert({ taxonomy, name: 'Маяк', slug: word, description: '', parent: 0 });
  await users.update(3, { slug: word });
  for (const parameter of ['tag', 'category_name', 'author_name'])
    for (const value of [word, 'маяк'])
      expect([parameter, await led(`/?${parameter}=${value}`, plain)]).toEqual([
        parameter,
        [200, null],
      ]);
  expect(await led('/?tag=%20', plain)).toEqual([404, null]);
  await plain.close();
});

test('responses with status 404 are not cacheable', async () => {
  const paths = [
    '/nothing/',
    '/?p=99999',
    '/2024/page/99/',
    '/category/none/',
    '/author/nobody/',
    '/1999/',
    '/feed/none/',
    '/docs/none',
    '/cms-admin/none',
    '/avatar/none',
    '/cms-content/uploads/none.png',
    '/cms-content/uploads/none.exe',
    '/wrong.php',
    '//evil.test/',
  ];
  for (const path of paths) {
    const { status, headers } = await site.get(path);
    expect([path, status, headers.get('cache-control'), headers.get('etag')]).toEqual([
      path,
      404,
      'private, no-cache, no-store',
      null,
    ]);
  }
  const below = await openWebSite({ folder: '/blog' });
  const outside = await fetch(new URL('/nothing', below.base));
  expect([outside.status, outside.headers.get('cache-control')]).toEqual([
    404,
    'private, no-cache, no-store',
  ]);
  await below.close();
});
