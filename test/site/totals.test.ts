import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RestRequest } from '../../runtime/server/index.ts';
import { createSite } from '../../site/app.ts';
import type { App } from '../../site/app.ts';
import { userOf } from '../../site/domain/accounts.ts';
import { openStore } from '../../site/store/index.ts';
import type { PostQuery, Store } from '../../site/store/index.ts';
import { fillStore } from './filled-store.ts';
import { bothDatabases } from './site-on.ts';
import { run } from './store-databases.ts';
import type { Address, Databases } from './store-databases.ts';
import { Problem } from '../../site/lib/problem.ts';

/** The totals of lists: counted by triggers, or counted and kept, by two servers on one database. */

const MANY = 1_200;

interface Node {
  readonly store: Store;
  readonly app: App;
  readonly queries: string[];
}

type Query = Readonly<Record<string, string>>;

async function nodeOn(address: Address): Promise<Node> {
  const queries: string[] = [];
  const store = await openStore({ ...address, onQuery: (text) => void queries.push(text) });
  if (store instanceof Problem) throw new Error(store.message);
  const settings = {
    ...{ token: 'cms', baseUrl: 'http://site.test', adminUrl: 'http://site.test/admin' },
    ...{ apiRel: 'https://api.test/', debug: false, dataDir: address.dataDir },
  };
  const now = Date.now();
  return { store, queries, app: createSite({ store, settings, secret: 's', clock: () => now }) };
}

describe.each(bothDatabases)('on %s', (_, start) => {
  let databases: Databases;
  let address: Address;
  let first: Node;
  let second: Node;

  beforeAll(async () => {
    databases = await start();
    address = await databases.fresh();
    [first, second] = [await nodeOn(address), await nodeOn(address)];
    await fillStore(first.store, 5);
    await first.store.users.insert({
      ...{ username: 'other', email: 'other@x.example', slug: 'other' },
      roles: ['administrator'],
    });
    await first.store.seed({
      ...{ posts: MANY, authors: [1, 2], categories: [1, 4], tags: [2, 5] },
      media: { count: MANY, keys: { file: 'a', fileDetails: 'b' } },
      baseUrl: 'http://site.test',
    });
  });
  afterAll(async () => {
    await first.store.close();
    await second.store.close();
    await databases.stop();
  });

  const totalOf = async (
    { app, store }: Node,
    route: string,
    query: Query,
    login: string | null = null,
  ): Promise<number> => {
    const row = login === null ? undefined : await store.users.byLogin(login);
    const user = row ? userOf(row) : null;
    const request = new RestRequest({ route: `/cms/v2/${route}`, query, user });
    const { status, headers } = await app.run(() => app.server.serve(request));
    expect([status, headers.has('X-CMS-Total')]).toEqual([200, true]);
    return Number(headers.get('X-CMS-Total') ?? NaN);
  };
  /** Returns how many rows of posts or comments `work` counts. */
  const countsOf = async ({ queries }: Node, work: () => Promise<unknown>): Promise<number> => {
    queries.length = 0;
    await work();
    return queries.filter((text) => text.startsWith('select count(*) as "total"')).length;
  };
  const ids = async (query: PostQuery): Promise<number[]> =>
    (await first.store.posts.find(query)).rows.map(({ id }) => id);
  const published = { types: ['post'], statuses: ['publish'] };

  test('pages, orders and fields of a list, and callers with the same rights, share one count', async () => {
    const search = { search: 'seen near' };
    expect(await countsOf(first, () => totalOf(first, 'posts', search))).toBe(1);
    for (const more of [
      { page: '3' },
      { order: 'asc' },
      { orderby: 'relevance' },
      { per_page: '50', _fields: 'id' },
    ])
      expect(await countsOf(first, () => totalOf(first, 'posts', { ...search, ...more }))).toBe(0);
    const edited = { ...search, context: 'edit' };
    expect(await countsOf(first, () => totalOf(first, 'posts', edited, 'admin'))).toBe(1);
    expect(await countsOf(first, () => totalOf(first, 'posts', edited, 'other'))).toBe(0);
    expect(await countsOf(first, () => totalOf(first, 'posts', { search: 'seen' }))).toBe(1);
  });

  test('requests at the same time share one count, also after an edit', async () => {
    const search = { search: 'near seen' };
    const [id = 0] = await ids({ ...published, search: 'seen near', limit: 1 });
    const atOnce = () =>
      Promise.all(Array.from({ length: 5 }, () => totalOf(first, 'posts', search)));
    for (let round = 0; round < 2; round += 1) {
      expect(await countsOf(first, atOnce)).toBe(1);
      await second.store.posts.update(id, { title: `${round}` });
    }
  });

  test('every edit is in the total of the next request at every server', async () => {
    const [id = 0] = await ids({ ...published, search: 'seen near', limit: 1 });
    const search = { search: 'seen near' };
    const edits: readonly (readonly [change: object, by: number])[] = [
      [{ status: 'draft' }, -1],
      [{ status: 'publish' }, 1],
      [{ password: 'a' }, -1],
      [{ password: '' }, 1],
      [{ content: 'nothing', title: 'nothing' }, -1],
      [{ content: 'seen again near' }, 1],
    ];
    let total = await totalOf(first, 'posts', search);
    expect(total).toBeGreaterThanOrEqual(MANY);
    for (const [change, by] of edits) {
      for (const node of [first, second]) expect(await totalOf(node, 'posts', search)).toBe(total);
      await second.store.posts.update(id, change);
      total += by;
      for (const node of [first, second]) expect(await totalOf(node, 'posts', search)).toBe(total);
    }
  });

  test('a comment at another server ends totals of comments, and not of posts', async () => {
    const [id = 0] = await ids({ ...published, limit: 1 });
    await totalOf(first, 'posts', { search: 'seen near' });
    await second.store.comments.insert({ post: id, content: 'a', approved: '1' });
    const again = () => totalOf(first, 'posts', { search: 'seen near' });
    expect(await countsOf(first, again)).toBe(0);

    const comments = Array.from({ length: MANY }, (_, at) => ({
      ...{ id: 100_000 + at, post: id, content: 'a common word', approved: '1' },
    }));
    await first.store.comments.insertAll(comments);
    const found = () => first.store.comments.find({ search: 'common', limit: 0 });
    expect((await found()).total).toBe(MANY);
    expect(await countsOf(first, found)).toBe(0);
    await second.store.comments.remove(100_000);
    expect((await found()).total).toBe(MANY - 1);
  });

  test('settings and sessions end no total', async () => {
    const again = () => totalOf(first, 'posts', { search: 'seen near' });
    const times = { created: '2026-01-01 00:00:00', expires: '2099-01-01 00:00:00' };
    await again();
    await second.store.options.set({ blogdescription: 'Another description' });
    await second.store.loginSessions.insert(
      { digest: 'd', user: 1, ip: '', agent: '', ...times },
      9,
    );
    expect(await countsOf(first, again)).toBe(0);
  });

  test('the total depends on the rights of the caller', async () => {
    const [post = 0] = await ids({ ...published, limit: 1 });
    const [...pictures] = await ids({ types: ['attachment'], limit: 7 });
    const all = await totalOf(first, 'media', {});
    expect(await totalOf(first, 'media', {}, 'admin')).toBe(all);
    for (const id of pictures) await second.store.posts.update(id, { parent: post });
    expect(await totalOf(first, 'media', {})).toBe(all);
    await second.store.posts.update(post, { status: 'draft' });
    for (const node of [first, second, first]) {
      expect(await totalOf(node, 'media', {})).toBe(all - pictures.length);
      expect(await totalOf(node, 'media', {}, 'admin')).toBe(all);
    }
    await second.store.posts.update(post, { status: 'publish' });
    expect(await totalOf(first, 'media', {})).toBe(all);
  });

  test('a total below a thousand is counted for each request, without reading a version', async () => {
    const found = async (): Promise<readonly string[]> => {
      first.queries.length = 0;
      expect(await totalOf(first, 'posts', { search: 'harbour' })).toBeLessThan(1_000);
      return first.queries.filter((text) => !text.includes('from "options"')).toSorted();
    };
    expect(await found()).toEqual(await found());
  });

  test('a transaction counts its own changes, which a rollback removes', async () => {
    const query = { ...published, search: 'seen near', limit: 0 };
    const { total } = await first.store.posts.find(query);
    const undone = first.store.transaction(async ({ posts }) => {
      await posts.insert({ type: 'post', status: 'publish', content: 'seen near' });
      expect((await posts.find(query)).total).toBe(total + 1);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    for (const { store } of [first, second])
      expect((await store.posts.find(query)).total).toBe(total);
  });

  test('totals of authors and terms follow every kind of write', async () => {
    const { posts, terms } = first.store;
    const term = await terms.insert({ taxonomy: 'category', name: 'new', slug: 'new' });
    const clauses = [{ taxonomy: 'category', terms: [term.id], match: 'any' }] as const;
    const carrying = { relation: 'AND', clauses } as const;
    const made: number[] = [];
    for (const status of ['publish', 'draft', 'publish'])
      made.push(
        (await posts.insert({ type: 'post', status, author: 3, terms: { category: [term.id, 1] } }))
          .id,
      );
    const [one = 0, two = 0, three = 0] = made;
    const writes = [
      () => posts.update(two, { status: 'publish' }),
      () => posts.update(one, { type: 'page' }),
      () => posts.setTerms(three, { category: [1] }),
      () => posts.update(three, { author: 2 }),
      () => posts.setTerms(three, { category: [term.id] }),
      () => posts.remove(one),
      () => second.store.users.remove(3, 2),
      () => terms.remove(term.id),
    ];
    for (const write of writes) {
      await write();
      for (const types of [['post'], ['post', 'page']])
        for (const more of [{ terms: carrying }, { authors: [3] }, { authors: [2, 3] }]) {
          const query = { types, statuses: ['publish'], ...more };
          const { total } = await second.store.posts.find({ ...query, limit: 0 });
          expect(total).toBe((await posts.find(query)).rows.length);
          expect(await posts.count(query)).toBe(total);
        }
    }
    const wrong = [{ taxonomy: 'post_tag', terms: [1], match: 'any' }] as const;
    const none = { ...published, terms: { relation: 'AND', clauses: wrong } as const, limit: 0 };
    expect((await posts.find(none)).total).toBe(0);
  });

  test('a change of any column changes a version, except for the counts of comments and posts', async () => {
    const tables = 'posts terms term_relationships meta users user_roles comments'.split(' ');
    const unversioned: string[] = [];
    for (const table of tables) {
      const [row] = await run(address, `select * from ${table} limit 1`);
      for (const column of Object.keys(row ?? {})) {
        const before = await run(address, 'select * from versions order by name');
        const change = `update ${table} set "${column}" = "${column}"`;
        const after = await run(address, change, 'select * from versions order by name');
        const changed = after.filter((version, at) => !isSame(version, before[at]));
        if (changed.length === 0) unversioned.push(`${table}.${column}`);
        else expect(changed).toMatchObject([{ name: table === 'comments' ? table : 'content' }]);
      }
    }
    expect(unversioned).toEqual(['posts.comment_count', 'terms.count']);
  });
});

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
