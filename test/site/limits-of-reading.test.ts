import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SiteMaker } from './site-of.ts';
import type { TestSite } from './site-of.ts';
import { wireTold } from './wire-of.ts';

/** Lists contain, count and find only items that the caller may read. */

const CMS = '/cms/v2';
type User = string | 0;

let site: TestSite;
beforeAll(async () => {
  site = await (await SiteMaker.read(join(import.meta.dirname, 'facts/site.json'))).make();
});
afterAll(() => site.close());

/** The total of a list and the IDs of all of its items, page by page. */
async function listed(user: User, route: string, query: object = {}) {
  const found: number[] = [];
  for (let page = 1; ; page += 1) {
    const paged = { orderby: 'id', order: 'asc', per_page: '3', page: String(page), ...query };
    const response = await site.ask({ user, route: `${CMS}/${route}`, query: paged });
    const items = response.body as { id: number }[];
    found.push(...items.map(({ id }) => id));
    const total = Number(response.headers.get('X-CMS-Total'));
    const pages = Number(response.headers.get('X-CMS-TotalPages'));
    // Every page except the last one is full.
    expect(items.length).toBe(page < pages ? 3 : total - 3 * Math.max(0, pages - 1));
    if (page >= pages) return { total, ids: found };
  }
}

describe('posts by status', () => {
  const own = { author: [26, 29, 32], contributor: [] };
  const others = [24, 25, 27, 28, 30, 31, 33];

  test.each(['author', 'contributor'] as const)(
    'a list of every status for %s contains and counts published posts and own ones',
    async (user) => {
      const { total, ids } = await listed(user, 'posts', { status: 'any' });
      expect(ids).toEqual(expect.arrayContaining(own[user]));
      expect(ids.filter((id) => others.includes(id))).toEqual([]);
      expect(total).toBe(21 + own[user].length);
    },
  );

  test.each([
    ['author', 'draft', [26]],
    ['author', 'private', [32]],
    ['author', 'trash,pending,future', [29]],
    ['contributor', 'draft,pending,private,future,trash', []],
    ['editor', 'draft,private', [24, 25, 27, 26, 30, 31, 32]],
  ])('%s gets the posts of status %s: %j', async (user, status, expected) => {
    const { total, ids } = await listed(user, 'posts', { status });
    expect([total, ids]).toEqual([expected.length, expected.toSorted((a, b) => a - b)]);
  });

  test('paging by cursor skips posts that the caller may not read', async () => {
    const query = { status: 'any', orderby: 'id', order: 'asc', per_page: '4' };
    const found: number[] = [];
    for (let cursor: string | undefined = ''; cursor !== undefined;) {
      const response = await site.ask({
        user: 'author',
        route: `${CMS}/posts`,
        query: { ...query, cursor },
      });
      found.push(...(response.body as { id: number }[]).map(({ id }) => id));
      cursor = /[?&]cursor=([\w-]*)[^>]*>; rel="next"/.exec(
        response.headers.get('Link') ?? '',
      )?.[1];
    }
    expect(found).toEqual((await listed('author', 'posts', { status: 'any' })).ids);
  });
});

describe('media', () => {
  test('files of posts that the caller may not read are not listed, counted or found', async () => {
    const { posts } = site.store;
    const file = { type: 'attachment', status: 'inherit', title: 'Zostera' };
    const before = (await listed(0, 'media')).total;
    const draft = await posts.insert({ ...file, parent: 24 });
    const ofPrivate = await posts.insert({ ...file, parent: 30 });
    const ownOfPrivate = await posts.insert({ ...file, parent: 30, author: 5 });
    const below = await posts.insert({ ...file, parent: ofPrivate.id });
    const open = await posts.insert({ ...file, parent: 6 });
    const all = [draft.id, ofPrivate.id, ownOfPrivate.id, below.id, open.id];

    expect((await listed(0, 'media')).total).toBe(before + 1);
    const found = (user: User) => listed(user, 'media', { search: 'zostera' });
    expect(await found(0)).toEqual({ total: 1, ids: [open.id] });
    expect(await found('subscriber')).toEqual({ total: 2, ids: [ownOfPrivate.id, open.id] });
    expect(await found('editor')).toEqual({ total: 5, ids: all });
    for (const id of all)
      for (const user of [0, 'subscriber', 'editor'] as const) {
        const { status } = await site.ask({ user, route: `${CMS}/media/${id}` });
        expect([id, user, status === 200]).toEqual([
          id,
          user,
          (await found(user)).ids.includes(id),
        ]);
      }
    for (const id of all) await posts.remove(id);
  });
});

describe('words inside posts with a password', () => {
  const word = 'zostera';
  let ids: { readonly [type: string]: number } = {};
  beforeAll(async () => {
    const made = ['post', 'page', 'cms_block'].map(async (type) => {
      const text = { content: `<p>${word}</p>`, password: 'secret', author: 3 };
      const { id } = await site.store.posts.insert({ type, status: 'publish', ...text });
      return [type, id] as const;
    });
    ids = Object.fromEntries(await Promise.all(made));
  });
  afterAll(async () => {
    for (const id of Object.values(ids)) await site.store.posts.remove(id);
  });

  test.each([
    ['posts', 'post', ['author', 'editor', 'admin']],
    // An author may not edit pages.
    ['pages', 'page', ['editor', 'admin']],
    ['blocks', 'cms_block', ['author', 'editor', 'admin']],
  ])('%s: a search finds them for callers who may edit the post', async (route, type, editors) => {
    for (const user of [0, 'subscriber', 'contributor', 'author', 'editor', 'admin'] as const) {
      const response = await site.ask({ user, route: `${CMS}/${route}`, query: { search: word } });
      const expected = editors.includes(String(user)) ? [ids[type]] : [];
      expect([user, (response.body as { id: number }[]).map(({ id }) => id)]).toEqual([
        user,
        expected,
      ]);
      expect(response.headers.get('X-CMS-Total')).toBe(String(expected.length));
    }
  });

  test('the search of the whole site finds them for callers who may edit the post', async () => {
    const total = async (user: User) => {
      const response = await site.ask({ user, route: `${CMS}/search`, query: { search: word } });
      return response.headers.get('X-CMS-Total');
    };
    const users = [0, 'subscriber', 'contributor', 'author', 'editor'] as const;
    expect(await Promise.all(users.map(total))).toEqual(['0', '0', '0', '1', '2']);
  });

  test('the result of a search that excludes a word does not depend on them', async () => {
    const total = async (user: User, search: string) => {
      const query = { search, include: String(ids['post']) };
      const response = await site.ask({ user, route: `${CMS}/posts`, query });
      return response.headers.get('X-CMS-Total');
    };
    for (const search of [`-${word}`, '-another'])
      expect([await total(0, search), await total('subscriber', search)]).toEqual(['0', '1']);
    expect([await total('editor', `-${word}`), await total('editor', '-another')]).toEqual([
      '0',
      '1',
    ]);
  });
});

describe('terms and formats', () => {
  const pages = async (path: string) => (await wireTold(site.app, { url: path })).status;
  const formats = async () => {
    const query = { type: 'post-format' };
    return (await site.ask({ route: `${CMS}/search`, query })).body;
  };
  const video = { taxonomy: 'post_format', name: 'Video', slug: 'post-format-video' };

  test('a format of drafts and private posts only has no page and is not found', async () => {
    const { id } = await site.store.terms.insert(video);
    const before = JSON.stringify(await formats());
    for (const post of [24, 30]) await site.store.posts.setTerms(post, { post_format: [id] });
    expect(JSON.stringify(await formats())).toBe(before);
    for (const path of ['/type/video/', '/type/video', '/?post_format=video'])
      expect([path, await pages(path)]).toEqual([path, 404]);
    await site.store.posts.setTerms(6, { post_format: [id] });
    expect(JSON.stringify(await formats())).toContain('"video"');
    expect(await pages('/type/video/')).toBe(200);
    await site.store.terms.remove(id);
  });

  test('a search of terms of an unknown taxonomy finds menus for an administrator only', async () => {
    const found = async (user: User) => {
      const query = { type: 'term', subtype: 'page', per_page: '100' };
      const { body } = await site.ask({ user, route: `${CMS}/search`, query });
      return new Set((body as { type: string }[]).map(({ type }) => type));
    };
    for (const user of [0, 'subscriber', 'author'] as const)
      expect(await found(user)).toEqual(new Set(['category', 'post_tag']));
    expect(await found('admin')).toContain('nav_menu');
  });

  test('a menu item shows the title of its post to callers who may read the post', async () => {
    const { id } = await site.store.posts.insert({
      type: 'nav_menu_item',
      status: 'publish',
      menu_order: 1,
      meta: {
        _menu_item_type: 'post_type',
        _menu_item_object: 'post',
        _menu_item_object_id: '30',
      },
    });
    const title = async (user: User) => {
      const { body } = await site.ask({ user, route: `${CMS}/menu-items/${id}` });
      return (body as { title: { rendered: string } }).title.rendered;
    };
    expect(await title('contributor')).toBe('#30 (no title)');
    expect(await title('editor')).toBe((await site.store.posts.byId(30))?.title);
  });
});
