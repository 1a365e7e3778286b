import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillStore } from './filled-store.ts';
import { SiteMaker } from './site-of.ts';
import type { TestSite, SiteResponse } from './site-of.ts';

/** Lists that are paged by cursor and have no totals. */

let site: TestSite;
beforeAll(async () => {
  const nothing = { options: {}, users: [], terms: [], posts: [], comments: [] };
  site = await new SiteMaker(nothing).make();
  await fillStore(site.store, 60);
});
afterAll(() => site.close());

const ask = (route: string, query: { readonly [name: string]: string }): Promise<SiteResponse> =>
  site.ask({ route: `/cms/v2/${route}`, query, user: 'admin' });

const idsOf = ({ body }: SiteResponse): number[] => (body as { id: number }[]).map(({ id }) => id);

/** Returns the cursor of the link with this relation. */
function cursorOf({ headers }: SiteResponse, rel: string): string | undefined {
  const links = (headers.get('Link') ?? '').split(', ');
  const link = links.find((text) => text.endsWith(`rel="${rel}"`));
  return /[?&]cursor=([^&>]*)/.exec(link ?? '')?.[1];
}

test.each([
  ['posts', {}],
  ['posts', { order: 'asc' }],
  ['posts', { orderby: 'modified' }],
  ['posts', { orderby: 'id', categories: '1' }],
  ['posts', { search: 'post' }],
  ['pages', { orderby: 'menu_order', order: 'asc' }],
  ['media', {}],
  ['comments', {}],
  ['comments', { orderby: 'id', order: 'asc' }],
  ['categories', {}],
  ['tags', { orderby: 'id', order: 'desc' }],
  ['users', {}],
  ['users', { order: 'desc' }],
])('%s %j: paging by cursor returns the items of the whole list', async (route, query) => {
  const all: number[] = [];
  for (let page = 1, more = true; more; page += 1) {
    const response = await ask(route, { ...query, per_page: '100', page: String(page) });
    all.push(...idsOf(response));
    more = page < Number(response.headers.get('X-CMS-TotalPages'));
  }
  const found: number[] = [];
  let cursor: string | undefined = '';
  while (cursor !== undefined) {
    const response: SiteResponse = await ask(route, { ...query, per_page: '7', cursor });
    expect([response.status, response.headers.get('X-CMS-Total')]).toEqual([200, undefined]);
    found.push(...idsOf(response));
    cursor = cursorOf(response, 'next');
  }
  expect(found).toEqual(all);
  expect(found.length).toBeGreaterThanOrEqual(60);
});

test('a page links the next page and the cursor of the next items', async () => {
  const first = await ask('posts', { per_page: '7' });
  const second = await ask('posts', { per_page: '7', page: '2' });
  const cursor = cursorOf(first, 'https://api.test/cursor') ?? '';
  expect(first.headers.get('Link')).toContain('per_page=7&page=2>; rel="next"');
  expect(idsOf(await ask('posts', { per_page: '7', cursor }))).toEqual(idsOf(second));
});

test('paging by cursor continues after its last item when items are added or removed', async () => {
  const query = { per_page: '5', orderby: 'id', order: 'desc' };
  const first = await ask('posts', { ...query, cursor: '' });
  const second = await ask('posts', { ...query, cursor: cursorOf(first, 'next') ?? '' });
  const last = idsOf(first).at(-1) ?? 0;
  const added = await site.store.posts.insert({ type: 'post', status: 'publish', title: 'new' });
  await site.store.posts.remove(last);
  const again = await ask('posts', { ...query, cursor: cursorOf(first, 'next') ?? '' });
  expect(idsOf(again)).toEqual(idsOf(second));
  await site.store.posts.remove(added.id);
});

test('a cursor contains no readable value of a row, and is refused if one character is changed', async () => {
  const query = { per_page: '5', orderby: 'modified' };
  const cursor = cursorOf(await ask('posts', { ...query, cursor: '' }), 'next') ?? '';
  expect(cursor).toMatch(/^[\w-]+$/);
  expect(Buffer.from(cursor, 'base64url').toString('latin1')).not.toMatch(/modified|2024/);
  for (const at of [0, 8, Math.floor(cursor.length / 2), cursor.length - 1]) {
    const other = cursor.charAt(at) === 'A' ? 'B' : 'A';
    const altered = cursor.slice(0, at) + other + cursor.slice(at + 1);
    const { status, body } = await ask('posts', { ...query, cursor: altered });
    expect([status, body]).toMatchObject([400, { code: 'rest_invalid_cursor' }]);
  }
});

test('an invalid cursor, one of another order, and an order without an index are refused', async () => {
  const { headers } = await ask('posts', { per_page: '5', cursor: '' });
  const cursor = cursorOf({ status: 200, headers, text: null, body: null }, 'next') ?? '';
  const wrong: readonly { readonly [name: string]: string }[] = [
    { cursor: 'nonsense' },
    { cursor: Buffer.from('[1,2]').toString('base64url') },
    { cursor: Buffer.from('["date","desc","2024-01-01 00:00:00",1]').toString('base64url') },
    { cursor, order: 'asc' },
    { cursor, orderby: 'modified' },
    { cursor: '', orderby: 'title' },
    { cursor: '', orderby: 'relevance', search: 'post' },
  ];
  for (const query of wrong) {
    const response = await ask('posts', query);
    expect([query, response.status, response.body]).toEqual([
      query,
      400,
      expect.objectContaining({ code: 'rest_invalid_cursor' }),
    ]);
  }
});

test('a cursor or `per_page` above the limit of its schema is rest_invalid_param and names the limit', async () => {
  const long = await ask('posts', { cursor: 'x'.repeat(2_601) });
  expect([long.status, long.body]).toMatchObject([
    400,
    { code: 'rest_invalid_param', data: { params: { cursor: expect.stringContaining('2600') } } },
  ]);
  const many = await ask('posts', { per_page: '101' });
  expect([many.status, many.body]).toMatchObject([
    400,
    { code: 'rest_invalid_param', data: { params: { per_page: expect.stringContaining('100') } } },
  ]);
});

test('OPTIONS of posts does not list the argument `cursor`', async () => {
  const { body } = await site.ask({ method: 'OPTIONS', route: '/cms/v2/posts' });
  const [list] = (body as { endpoints: readonly { args: object }[] }).endpoints;
  expect(Object.keys(list?.args ?? {})).toContain('per_page');
  expect(Object.keys(list?.args ?? {})).not.toContain('cursor');
});
