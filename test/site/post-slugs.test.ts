import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SiteMaker } from './site-of.ts';
import type { SiteRequest, TestSite, SiteResponse } from './site-of.ts';

const NOW = Date.UTC(2026, 10, 21, 12, 0, 0);

let maker: SiteMaker;
let site: TestSite;
let now: number;
beforeAll(async () => {
  maker = await SiteMaker.read(`${import.meta.dirname}/facts/site.json`, { clock: () => now });
});
beforeEach(async () => {
  now = NOW;
  site = await maker.make();
});
afterEach(() => site.close());

const POSTS = '/cms/v2/posts';

async function ask(request: SiteRequest): Promise<SiteResponse & { readonly item: Item }> {
  const response = await site.ask(request);
  return { ...response, item: response.body as Item };
}

function create(user: string, body: object) {
  return ask({ user, method: 'POST', route: POSTS, body });
}

function update(user: string, id: number, body: object) {
  return ask({ user, method: 'PUT', route: `${POSTS}/${id}`, body });
}

/** The checked fields of a post, or of an error. */
interface Item {
  readonly id: number;
  readonly code?: string;
  readonly slug: string;
  readonly link: string;
  readonly generated_slug: string;
  readonly permalink_template: string;
}

describe('slugs', () => {
  test('a post gets its slug when it is published; a draft with the same title has a numbered generated slug', async () => {
    const first = await create('editor', { title: 'Größe & Maß', status: 'publish' });
    expect(first.item.slug).toBe('grose-mas');
    const second = await create('editor', { title: 'Größe & Maß' });
    expect([second.item.slug, second.item.generated_slug]).toEqual(['', 'grose-mas-2']);
    expect(second.item.permalink_template).toBe('http://site.test/2026/11/21/%postname%/');
  });

  test('a post whose title has no letters gets its ID as slug', async () => {
    const { item } = await create('editor', { title: '!!!', status: 'publish' });
    expect(item.slug).toBe(String(item.id));
  });

  test('a post without a title gets its ID as slug, with a suffix if another post has that slug', async () => {
    const before = await create('editor', { title: 'First' });
    const taken = await create('editor', { title: String(before.item.id + 2), status: 'publish' });
    const { item } = await create('editor', { title: '', content: 'C', status: 'publish' });
    expect([taken.item.slug, item.slug]).toEqual([`${item.id}`, `${item.id}-2`]);
  });

  test.each([
    ['/%postname%/', '2022', '2022-2'],
    ['/%postname%/', '0', '0'],
    ['/news/%postname%/', '2022', '2022'],
    ['/%year%/%postname%/', '12', '12-2'],
    ['/%year%/%postname%/', '13', '13'],
    ['/%year%/%monthnum%/%postname%/', '31', '31-2'],
    ['/%year%/%monthnum%/%postname%/', '32', '32'],
    ['/%year%/%monthnum%/%day%/%postname%/', '1', '1'],
  ])(
    'with the permalinks %s the slug %s becomes %s, since numbers are dates',
    async (pattern, title, slug) => {
      await site.store.options.set({ permalink_structure: pattern });
      const { item } = await create('editor', { title, content: 'B', status: 'publish' });
      expect(item.slug).toBe(slug);
      const again = await update('editor', item.id, { content: 'C' });
      expect(again.item.slug).toBe(slug);
    },
  );

  test('a published post with a numeric slug keeps it after the permalinks change', async () => {
    const { item } = await create('editor', { title: '2022', status: 'publish' });
    expect(item.slug).toBe('2022');
    await site.store.options.set({ permalink_structure: '/%postname%/' });
    expect((await update('editor', item.id, { content: 'C' })).item.slug).toBe('2022');
  });

  test.each([
    ['2020', '2020-2'],
    ['page2', 'page2-2'],
    ['page', 'page'],
    ['2020s', '2020s'],
  ])(
    'a page with the slug %s gets %s, since numbers are page numbers of the parent',
    async (slug, given) => {
      const body = { title: 'T', slug, status: 'publish' };
      const { item } = await ask({ user: 'editor', method: 'POST', route: '/cms/v2/pages', body });
      expect(item.slug).toBe(given);
    },
  );

  test('a user who may not publish cannot set the slug of a pending post', async () => {
    const { item } = await create('contributor', { title: 'T', slug: 'mine', status: 'pending' });
    expect(item.slug).toBe('');
  });
});

test('the link of the front page is the URL of the site', async () => {
  const page = { user: 'editor', route: '/cms/v2/pages/44', query: { context: 'edit' } };
  expect((await ask(page)).item.link).toBe('http://site.test/contact/');
  await site.store.options.set({ show_on_front: 'page', page_on_front: '44' });
  const { item } = await ask(page);
  expect([item.link, item.permalink_template]).toEqual(['http://site.test/', 'http://site.test/']);
  await site.store.options.set({ show_on_front: 'posts' });
  expect((await ask(page)).item.link).toBe('http://site.test/contact/');
});

describe('a page of revisions beyond the last', () => {
  test.each([
    ['offset=2', 400, 'rest_revision_invalid_offset_number'],
    ['offset=1', 200, undefined],
    ['page=2', 400, 'rest_revision_invalid_page_number'],
    ['page=2&per_page=1', 200, undefined],
    ['page=3&per_page=1', 400, 'rest_revision_invalid_page_number'],
    ['offset=0&page=9&per_page=1', 400, 'rest_revision_invalid_page_number'],
    ['offset=1&page=9&per_page=1', 200, undefined],
  ])('%s gets %s', async (query, status, code) => {
    for (const content of ['C', 'D']) await update('admin', 9, { content });
    const route = `${POSTS}/9/revisions`;
    const response = await ask({
      user: 'admin',
      route,
      query: Object.fromEntries(new URLSearchParams(query)),
    });
    expect([response.status, response.item.code]).toEqual([status, code]);
  });
});
