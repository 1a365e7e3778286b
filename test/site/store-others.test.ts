import { expect, test } from 'vitest';
import { describeStore } from './store-suite.ts';

describeStore('terms, users, comments and settings', (on) => {
  test('`size` returns the number of bytes of a store', async () => {
    expect(await on.store.size()).toBeGreaterThan(10_000);
  });

  test('the slug of a duplicate term gets the slug of its parent, and then a number', async () => {
    await on.term('France');
    await on.term('Paris');
    const slug = (wanted: string, parent?: number) =>
      on.store.terms.uniqueSlug(wanted, {
        taxonomy: 'category',
        ...(parent === undefined ? {} : { parent }),
      });
    expect(await slug('paris', 1)).toBe('paris-france');
    await on.term('Paris', { slug: 'paris-france', parent: 1 });
    expect(await slug('paris', 1)).toBe('paris-france-2');
    expect(await slug('paris')).toBe('paris-2');
    expect(await slug('rome', 1)).toBe('rome');
  });

  test('terms are filtered by search, parent, post, slug, ID and name, and ordered', async () => {
    await on.term('Beta', { description: 'x' });
    await on.term('alpha', { parent: 1 });
    await on.term('Gamma', { slug: 'third', term_group: 2 });
    await on.post('a', { terms: { category: [2] } });
    const ids = async (query: object) =>
      (await on.store.terms.find({ taxonomies: ['category'], ...query })).rows.map((row) => row.id);
    expect(await ids({})).toEqual([2, 1, 3]);
    expect(await ids({ order: 'desc' })).toEqual([3, 1, 2]);
    expect(await ids({ search: 'ALPH' })).toEqual([2]);
    expect(await ids({ search: 'thir' })).toEqual([3]);
    expect(await ids({ parent: 0 })).toEqual([1, 3]);
    expect(await ids({ post: 1 })).toEqual([2]);
    expect(await ids({ slugs: ['third', 'beta'], orderBy: 'include_slugs' })).toEqual([3, 1]);
    expect(await ids({ include: [3, 2], orderBy: 'include' })).toEqual([3, 2]);
    expect(await ids({ exclude: [1], orderBy: 'id' })).toEqual([2, 3]);
    expect(await ids({ names: ['ALPHA'] })).toEqual([2]);
    expect(await ids({ orderBy: 'count', order: 'desc' })).toEqual([2, 1, 3]);
    // The parent of a term with posts is not empty.
    expect(await ids({ hideEmpty: true, orderBy: 'id' })).toEqual([1, 2]);
    expect(await ids({ taxonomies: ['post_tag'] })).toEqual([]);
    expect((await on.store.terms.bySlug('category', 'third'))?.name).toBe('Gamma');
  });

  test('removing a term moves its children up and keeps its posts', async () => {
    await on.term('A');
    await on.term('B', { parent: 1, meta: { a: [1] } });
    await on.term('C', { parent: 2 });
    await on.post('a', { terms: { category: [2, 3] } });
    expect(await on.store.terms.postsOf(2)).toEqual([1]);
    expect(await on.store.terms.remove(2)).toBe(true);
    expect(await on.store.terms.remove(2)).toBe(false);
    expect((await on.store.terms.byId(3))?.parent).toBe(1);
    expect(await on.store.posts.termsOf([1])).toEqual(new Map([[1, { category: [3] }]]));
    expect(await on.store.meta.of('term', [2])).toEqual(new Map([[2, {}]]));
  });

  test('users: case-insensitive logins and addresses, ordered roles, filters', async () => {
    await on.user('Zoe', { name: 'Zoe', roles: ['editor', 'author'], url: 'http://zoe.example' });
    await on.user('adam', { name: 'Ädam', roles: ['author'] });
    await on.user('bob', { name: 'bob', roles: [] });
    await on.post('x', { author: 2 });
    expect((await on.store.users.byLogin('zOE'))?.roles).toEqual(['editor', 'author']);
    expect((await on.store.users.byEmail('ADAM@X.example'))?.id).toBe(2);
    expect((await on.store.users.bySlug('bob'))?.id).toBe(3);
    expect(await on.store.users.byEmail('')).toBeUndefined();
    const ids = async (query: object) =>
      (await on.store.users.find(query)).rows.map((row) => row.id);
    expect(await ids({})).toEqual([2, 3, 1]);
    expect(await ids({ search: 'zoe.ex' })).toEqual([1]);
    expect(await ids({ search: '@x.example', orderBy: 'id' })).toEqual([1, 2, 3]);
    expect(await ids({ search: '3' })).toEqual([3]);
    expect(await ids({ search: 'example', searchIn: ['name', 'slug'] })).toEqual([]);
    expect(await ids({ roles: ['author'], orderBy: 'id' })).toEqual([1, 2]);
    expect(await ids({ roles: [] })).toEqual([]);
    expect(await ids({ publishedTypes: ['post'] })).toEqual([2]);
    expect(await ids({ slugs: ['bob', 'adam'], orderBy: 'include_slugs' })).toEqual([3, 2]);
    expect(await on.store.users.uniqueSlug('bob')).toBe('bob-2');
    expect(await on.store.users.uniqueSlug('bob', 3)).toBe('bob');
  });

  test('users: changes, passwords, and removal with and without a successor', async () => {
    await on.user('a', { roles: ['author'], passwordHash: 'h1' });
    await on.user('b', { meta: { k: 'v' } });
    await on.post('of a', { author: 1 });
    await on.post('of b', { author: 2 });
    expect(
      (await on.store.users.update(1, { roles: ['editor'], email: 'New@x.example' }))?.roles,
    ).toEqual(['editor']);
    expect((await on.store.users.byEmail('new@x.example'))?.id).toBe(1);
    expect(await on.store.users.passwordHash(1)).toBe('h1');
    expect(await on.store.users.passwordHash(2)).toBeNull();
    await on.store.users.setPasswordHash(2, 'h2');
    expect(await on.store.users.passwordHash(2)).toBe('h2');
    expect(await on.store.users.remove(1, 2)).toBe(true);
    expect((await on.store.posts.byId(1))?.author).toBe(2);
    expect(await on.store.users.remove(2, null)).toBe(true);
    expect(await on.found({})).toEqual([]);
    expect(await on.store.users.remove(2, null)).toBe(false);
    await expect(on.user('c').then(() => on.user('C'))).rejects.toThrow();
  });

  test('login sessions end one by one, with a new password, and with their user', async () => {
    await on.user('a');
    await on.user('b');
    const { loginSessions, users } = on.store;
    const start = (digest: string, user = 1, expires = '2026-01-02 00:00:00') => {
      const created = '2026-01-01 00:00:00';
      return loginSessions.insert({ digest, user, created, expires, ip: '', agent: 'x' }, 3);
    };
    const left = async (): Promise<string[]> => {
      const digests = ['one', 'two', 'three', 'four', 'other'];
      const rows = await Promise.all(digests.map((digest) => loginSessions.byDigest(digest)));
      return digests.filter((_, at) => rows[at] !== undefined);
    };
    for (const digest of ['one', 'two', 'three', 'four']) await start(digest);
    await start('other', 2);
    // A user has at most three sessions here; the oldest one has ended.
    expect(await left()).toEqual(['two', 'three', 'four', 'other']);
    await loginSessions.endByDigest('two');
    expect(await left()).toEqual(['three', 'four', 'other']);
    await users.setPasswordHash(1, 'h', 'four');
    expect(await left()).toEqual(['four', 'other']);
    expect(await loginSessions.end(2, { id: 4 })).toBe(0);
    await users.setPasswordHash(1, 'h');
    expect(await left()).toEqual(['other']);
    await start('one');
    expect(await left()).toEqual(['one', 'other']);
    await users.remove(1, 2);
    expect(await left()).toEqual(['other']);
    expect(await loginSessions.of(2, '2026-01-01 23:59:59')).toMatchObject([{ digest: 'other' }]);
    expect(await loginSessions.of(2, '2026-01-02 00:00:00')).toEqual([]);
    await loginSessions.removeExpired('2026-01-02 00:00:00');
    expect(await loginSessions.of(2, '')).toEqual([]);
  });

  test('comments: filters, counts of posts, replies', async () => {
    await on.post('a');
    await on.post('b');
    const say = (content: string, more: object = {}) =>
      on.store.comments.insert({ post: 1, content, ...more });
    await say('first', {
      author_email: 'A@x.example',
      date: '2024-01-01 00:00:00',
      date_gmt: '2024-01-01 00:00:00',
    });
    await say('answer', { parent: 1, author: 5, date_gmt: '2024-01-02 00:00:00' });
    await say('held', { approved: '0', parent: 1, date_gmt: '2024-01-03 00:00:00' });
    await say('elsewhere', {
      post: 2,
      author_name: 'Éva',
      type: 'note',
      date_gmt: '2024-01-04 00:00:00',
    });
    const ids = async (query: object) =>
      (await on.store.comments.find(query)).rows.map((row) => row.id);
    expect(await ids({})).toEqual([4, 3, 2, 1]);
    expect(await ids({ approved: ['1'], types: ['comment'] })).toEqual([2, 1]);
    expect(await ids({ posts: [2] })).toEqual([4]);
    expect(await ids({ parents: [1], order: 'asc' })).toEqual([2, 3]);
    expect(await ids({ parentsExclude: [0] })).toEqual([3, 2]);
    expect(await ids({ authors: [5] })).toEqual([2]);
    expect(await ids({ authorsExclude: [0] })).toEqual([2]);
    expect(await ids({ search: 'eva' })).toEqual([4]);
    expect(await ids({ authorEmail: 'A@x.example' })).toEqual([1]);
    expect(await ids({ include: [1, 4], orderBy: 'include' })).toEqual([1, 4]);
    expect(await ids({ after: '2023-12-31 00:00:00', before: '2024-01-02 00:00:00' })).toEqual([1]);
    expect(await ids({ search: '@x.ex' })).toEqual([]);
    const searchIn = ['author_email', 'author_ip'];
    expect(await ids({ search: '@x.ex', searchIn })).toEqual([1]);

    const counts = async () => {
      const posts = await on.store.posts.byIds([1, 2]);
      return [posts.get(1)?.comment_count, posts.get(2)?.comment_count];
    };
    expect(await counts()).toEqual([2, 1]);
    await on.store.comments.update(3, { approved: '1' });
    expect(await counts()).toEqual([3, 1]);
    await on.store.comments.update(3, { post: 2, content: 'moved' });
    expect(await counts()).toEqual([2, 2]);
    expect(await ids({ search: 'moved' })).toEqual([3]);
    expect(await on.store.comments.remove(1)).toBe(true);
    expect(await counts()).toEqual([1, 2]);
    expect((await on.store.comments.byId(2))?.parent).toBe(0);
  });

  test('options and meta store any JSON value under any name', async () => {
    await on.store.options.set({
      a: 1,
      b: { c: [true, null] },
      constructor: 'x',
      ['__proto__']: 'y',
    });
    expect(await on.store.options.get('b')).toEqual({ c: [true, null] });
    expect(await on.store.options.get('toString')).toBeUndefined();
    await on.store.options.set({ a: null, b: 'new' });
    expect([...(await on.store.options.all())]).toEqual([
      ['__proto__', 'y'],
      ['b', 'new'],
      ['constructor', 'x'],
    ]);

    const values: Record<string, unknown> = JSON.parse('{"__proto__": 1, "k": [""], "gone": 0}');
    await on.store.meta.set('user', 3, values);
    await on.store.meta.delete('user', 3, ['gone', 'never']);
    const meta = (await on.store.meta.of('user', [3, 4])).get(3) ?? {};
    expect(Object.getPrototypeOf(meta)).toBeNull();
    expect(Object.entries(meta).sort()).toEqual([
      ['__proto__', 1],
      ['k', ['']],
    ]);
    expect(await on.found({ meta: { k: '' } })).toEqual([]);
    await on.post('with', { meta: { k: 'v' } });
    expect(await on.found({ meta: { k: 'v' } })).toEqual([1]);
  });

  test('application passwords keep their digest and their last use', async () => {
    await on.user('a');
    const made = { user: 1, app_id: '', created: '2024-01-01 00:00:00', digest: 'd' };
    await on.store.applicationPasswords.insert({ ...made, uuid: 'u2', name: 'second' });
    await on.store.applicationPasswords.insert({ ...made, uuid: 'u1', name: 'first' });
    await on.store.applicationPasswords.recordUse('u1', { at: '2024-02-02 00:00:00', ip: '::1' });
    expect(
      (await on.store.applicationPasswords.of(1)).map((row) => [
        row.uuid,
        row.last_used,
        row.last_ip,
      ]),
    ).toEqual([
      ['u2', null, null],
      ['u1', '2024-02-02 00:00:00', '::1'],
    ]);
    expect((await on.store.applicationPasswords.rename(1, 'u1', 'new'))?.name).toBe('new');
    expect(await on.store.applicationPasswords.rename(2, 'u1', 'new')).toBeUndefined();
    expect(await on.store.applicationPasswords.remove(1, 'u2')).toBe(1);
    await on.store.users.remove(1, null);
    expect(await on.store.applicationPasswords.of(1)).toEqual([]);
  });
});
