import { expect, test } from 'vitest';
import { loadingSession } from '../../site/store/index.ts';
import type { Session } from '../../site/store/index.ts';
import { describeStore } from './store-suite.ts';

describeStore('rows, ids and transactions', (on) => {
  test('a row is read as it was inserted', async () => {
    const row = {
      type: 'page',
      status: 'publish',
      author: 7,
      date: '2024-01-02 03:04:05',
      date_gmt: '2024-01-02 02:04:05',
      modified: '2024-02-02 03:04:05',
      modified_gmt: '2024-02-02 02:04:05',
      slug: 'ärger-✓',
      title: "It's “quoted” — 100%",
      excerpt: '',
      content: '<p>Ω 😀</p>\n',
      password: 'pw',
      parent: 0,
      menu_order: -3,
      comment_status: 'open',
      ping_status: 'closed',
      mime_type: '',
      guid: 'http://x.example/?p=1',
      sticky: true,
    };
    const stored = await on.store.posts.insert(row);
    expect(stored).toEqual({ ...row, id: 1, comment_count: 0 });
    expect(await on.store.posts.byId(1)).toEqual(stored);
  });

  test('IDs out of range are not found', async () => {
    await on.post('a');
    const odd = [0, -1, 1.5, 1e21, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 40];
    expect(await on.store.posts.byIds([...odd, 1])).toEqual(
      new Map([[1, expect.objectContaining({ title: 'a' })]]),
    );
    expect(await on.found({ include: odd, exclude: odd, parents: odd })).toEqual([]);
    expect(await on.store.posts.update(1e21, { title: 'b' })).toBeUndefined();
    expect(await on.store.posts.find({ types: ['post'], offset: 1e30, limit: 1e30 })).toEqual({
      rows: [],
      total: 1,
    });
    expect((await on.post('b', { menu_order: 1e30 })).menu_order).toBe(Number.MAX_SAFE_INTEGER);
  });

  test('NUL in text is removed or kept, never an error', async () => {
    const { id } = await on.post('a\0b');
    expect((await on.store.posts.byId(id))?.title.replace('\0', '')).toBe('ab');
    expect(await on.found({ search: 'nothing\0', slugs: ['\0'] })).toEqual([]);
  });

  test('a transaction that throws writes nothing; a nested one joins the outer one', async () => {
    await expect(
      on.store.transaction(async (session) => {
        await session.posts.insert({ type: 'post', title: 'a' });
        await session.transaction((inner) => inner.options.set({ a: 1 }));
        expect(await session.options.get('a')).toBe(1);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await on.found({})).toEqual([]);
    expect(await on.store.options.get('a')).toBeUndefined();
  });

  test('a transaction of a request does not use rows that were changed since they were read', async () => {
    await on.post('a');
    const request = loadingSession(on.store);
    const title = async ({ posts }: Session) => (await posts.byId(1))?.title;
    expect(await title(request)).toBe('a');
    expect(await request.transaction(title)).toBe('a');
    await on.store.posts.update(1, { title: 'b' });
    expect(await title(request)).toBe('a');
    expect(await request.transaction(title)).toBe('b');
    const another = loadingSession(on.store);
    expect(await title(another)).toBe('b');
    await on.store.posts.update(1, { title: 'c' });
    expect(await another.transaction(title)).toBe('c');
  });

  test('20 concurrent transactions get unique slugs and keep the counts correct', async () => {
    await on.term('A');
    await Promise.all(
      Array.from({ length: 20 }, () =>
        on.store.transaction(async (session) => {
          const slug = await session.posts.uniqueSlug('same', { type: 'post' });
          await session.posts.insert({
            type: 'post',
            status: 'publish',
            slug,
            terms: { category: [1] },
          });
        }),
      ),
    );
    const { rows } = await on.store.posts.find({ types: ['post'] });
    expect(new Set(rows.map((row) => row.slug)).size).toBe(20);
    expect((await on.store.terms.byId(1))?.count).toBe(20);
  });

  test('menu items are removed with their post or term, and with items whose target they are', async () => {
    const item = (type: string, object: string, target: number | string) =>
      on.post('item', {
        type: 'nav_menu_item',
        status: 'draft',
        meta: {
          _menu_item_type: type,
          _menu_item_object: object,
          _menu_item_object_id: target,
        },
        terms: { nav_menu: [menu] },
      });
    const items = () => on.found({ types: ['nav_menu_item'] });
    const { id: category } = await on.term('A');
    const { id: menu } = await on.term('M', { taxonomy: 'nav_menu' });
    const { id: page } = await on.post('page', { type: 'page' });
    expect(page).toBe(category);
    const toPage = await item('post_type', 'page', String(page));
    const asNumber = await item('post_type', 'page', page);
    const toItem = await item('post_type', 'nav_menu_item', String(toPage.id));
    const toTerm = await item('taxonomy', 'category', String(category));
    const toTag = await item('taxonomy', 'post_tag', String(category));
    const custom = await item('custom', 'custom', String(page));
    const other = await item('post_type', 'page', `${page}0`);

    expect(await on.store.posts.remove(page)).toBe(true);
    expect(await items()).toEqual([toTerm.id, toTag.id, custom.id, other.id]);
    for (const { id } of [toPage, asNumber, toItem]) {
      expect((await on.store.meta.of('post', [id])).get(id)).toEqual({});
      expect((await on.store.posts.termsOf([id])).get(id)).toEqual({});
    }
    expect(await on.store.terms.remove(category)).toBe(true);
    expect(await items()).toEqual([toTag.id, custom.id, other.id]);
  });

  test('menu items that were removed with their target are restored by a rollback', async () => {
    const { id } = await on.post('page', { type: 'page' });
    const meta = { _menu_item_type: 'post_type', _menu_item_object_id: String(id) };
    const item = await on.post('item', { type: 'nav_menu_item', meta });
    const items = { types: ['nav_menu_item'] };
    const removal = on.store.transaction(async ({ posts }) => {
      await posts.remove(id);
      throw new Error(`${await posts.count(items)} left`);
    });
    await expect(removal).rejects.toThrow('0 left');
    expect(await on.found(items)).toEqual([item.id]);
  });

  test('given IDs are kept, and later IDs are larger', async () => {
    await on.post('a', { id: 41 });
    expect((await on.post('b')).id).toBe(42);
    await on.store.posts.remove(42);
    expect((await on.post('c')).id).toBe(43);
    await on.term('t', { id: 9 });
    expect((await on.term('u')).id).toBe(10);
  });

  test('40,000 IDs are read without exceeding the limit of query parameters', async () => {
    await on.post('a', { meta: { k: 1 } });
    const ids = Array.from({ length: 40_000 }, (_, index) => index + 1);
    expect((await on.store.posts.byIds(ids)).size).toBe(1);
    expect((await on.store.meta.of('post', ids)).get(1)).toEqual({ k: 1 });
    expect((await on.store.posts.termsOf(ids)).size).toBe(40_000);
  });
});
