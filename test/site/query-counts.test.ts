import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RestRequest } from '../../runtime/server/index.ts';
import { userOf } from '../../site/domain/accounts.ts';
import { createSite } from '../../site/app.ts';
import type { App } from '../../site/app.ts';
import { openStore } from '../../site/store/index.ts';
import type { Store } from '../../site/store/index.ts';
import { fillStore } from './filled-store.ts';
import { databaseKinds, databasesOf } from './store-databases.ts';
import type { Databases } from './store-databases.ts';
import { Problem } from '../../site/lib/problem.ts';

/**
 * A list needs as many queries for fifty items as for five: at most six, and one more for each embedded
 * relation. Queries of the authentication do not count.
 */

const MOST = 6;

const lists: readonly (readonly [route: string, query: { readonly [name: string]: string }])[] = [
  ['posts', {}],
  ['posts', { context: 'edit' }],
  ['posts', { search: 'post' }],
  ['posts', { categories: '1' }],
  ['pages', {}],
  ['media', {}],
  ['blocks', {}],
  ['navigation', {}],
  ['menu-items', {}],
  ['comments', {}],
  ['comments', { context: 'edit' }],
  ['users', {}],
  ['users', { context: 'edit' }],
  ['categories', {}],
  ['tags', {}],
  ['menus', {}],
  ['posts/1/revisions', {}],
  ['users/1/application-passwords', {}],
  ['types', {}],
  ['statuses', {}],
  ['taxonomies', {}],
  ['posts/1/autosaves', {}],
  ['search', {}],
  ['search', { type: 'term' }],
  ['search', { type: 'post-format' }],
  ['templates', {}],
  ['template-parts', {}],
  ['themes', {}],
  ['sidebars', {}],
  ['widgets', {}],
  ['widget-types', {}],
  ['menu-locations', {}],
  ['block-types', {}],
  ['block-patterns/patterns', {}],
  ['block-patterns/categories', {}],
  ['plugins', {}],
];

/** Routes whose items are not stored in the database. */
const OTHERS: readonly string[] = [
  'block-directory/search',
  'pattern-directory/patterns',
  'settings',
  'template-parts/lookup',
  'templates/lookup',
  'users/me',
];

describe.each(databaseKinds)('on %s', (kind) => {
  let databases: Databases;
  let store: Store;
  let app: App;
  let queries: string[] = [];

  beforeAll(async () => {
    databases = await databasesOf(kind);
    const address = await databases.fresh();
    const opened = await openStore({ ...address, onQuery: (text) => void queries.push(text) });
    if (opened instanceof Problem) throw new Error(opened.message);
    store = opened;
    // A site looks for scheduled posts every five seconds of its clock.
    const now = Date.now();
    app = createSite({
      store,
      clock: () => now,
      settings: {
        token: 'cms',
        baseUrl: 'http://site.test',
        adminUrl: 'http://site.test/admin',
        apiRel: 'https://api.test/',
        debug: false,
        dataDir: address.dataDir,
      },
      secret: 'of a test',
    });
    await fillStore(store, 60);
    // The first list of posts also looks for scheduled posts, and the first use of a theme caches its
    // content.
    for (const route of ['posts', 'themes', 'sidebars']) await countOf('admin', route, {});
  });
  afterAll(async () => {
    await store.close();
    await databases.stop();
  });

  describe.each(['admin', null])('requested by %s', (login) => {
    test.each(lists)('%s %j', async (route, query) => {
      const few = await countOf(login, route, { ...query, per_page: '5' });
      const many = await countOf(login, route, { ...query, per_page: '50' });
      expect(many.queries).toEqual(few.queries);
      expect(few.queries.length).toBeLessThanOrEqual(MOST);
    });
  });

  test.each([
    ['posts', 4],
    ['pages', 4],
    ['comments', 3],
    ['media', 2],
    ['users', 0],
    ['categories', 1],
    ['menu-items', 3],
  ])('%s with all embedded relations', async (route, relations) => {
    for (const login of ['admin', null]) {
      const few = await countOf(login, route, { _embed: '1', per_page: '5' });
      const many = await countOf(login, route, { _embed: '1', per_page: '50' });
      expect(many.queries).toEqual(few.queries);
      expect(few.queries.length).toBeLessThanOrEqual(MOST + relations);
      // PostgreSQL does not prepare a query that selects all columns, and planning it costs more than running it.
      const isPlanned = (text: string) => kind === 'postgres' && /(?<!\()\*/.test(text);
      expect(many.queries.filter(isPlanned)).toEqual([]);
    }
  });

  test('an update writes the columns that change, counts nothing, and a new revision is one insert', async () => {
    const row = await store.users.byLogin('admin');
    if (!row) throw new Error('no admin');
    const user = userOf(row);
    queries = [];
    const query = { title: 'Renamed' };
    const request = new RestRequest({ method: 'POST', route: '/cms/v2/posts/2', query, user });
    expect((await app.run(() => app.server.serve(request))).status).toBe(200);
    const writes = queries.filter((text) => /^(?:insert into|update) "posts"/.test(text));
    expect(writes.map((text) => text.split(' ')[0])).toEqual(['update', 'insert']);
    expect(queries.filter((text) => text.startsWith('select count(*)'))).toEqual([]);
    // Before the write and after it; without a version of the database, the transaction reads it once more.
    const reads = queries.filter((text) => /as "revisions" from "posts"/.test(text));
    expect(reads).toHaveLength(kind === 'sqlite' ? 2 : 3);
    const names = [...(writes[0]?.split('where')[0] ?? '').matchAll(/"(\w+)" =/g)].map(
      ([, n]) => n,
    );
    expect(names).toEqual(['modified', 'modified_gmt', 'title', 'folded_title']);
  });

  test('these tests cover every collection of the index', async () => {
    const { data } = await app.run(() => app.server.serve(new RestRequest({ route: '/cms/v2' })));
    // The index of a namespace.
    const { routes } = data as { routes: Record<string, { methods: string[] }> };
    const named = new Set([...OTHERS, ...lists.map(([route]) => route)]);
    const plain = Object.entries(routes).filter(
      ([route, { methods }]) => !route.includes('(') && methods.includes('GET'),
    );
    const collections = plain.map(([route]) => route.replace(/^\/cms\/v2\/?/, ''));
    expect(collections.filter((route) => route !== '' && !named.has(route))).toEqual([]);
  });

  test.each(lists)(
    '%s %j: reads rows and their total only for `_fields=id`',
    async (route, query) => {
      const request = { ...query, _fields: 'id', per_page: '50' };
      // The permission to read a comment depends on its post.
      const most = route === 'comments' ? 3 : 2;
      for (const login of ['admin', null]) {
        const { queries } = await countOf(login, route, request);
        expect(queries).toEqual(queries.slice(0, most));
      }
    },
  );

  test('a field that `_fields` omits needs no queries', async () => {
    const only = async (route: string, _fields: string): Promise<number> =>
      (await countOf('admin', route, { _fields, per_page: '50', context: 'edit' })).queries.length;
    const rowsAndTotal = 2;
    expect(await only('posts', 'id,title,date')).toBe(rowsAndTotal);
    expect(await only('posts', 'id,featured_media')).toBe(rowsAndTotal + 1);
    expect(await only('posts', 'id,tags')).toBe(rowsAndTotal + 1);
    expect(await only('pages', 'id,title')).toBe(rowsAndTotal);
    expect(await only('media', 'id,title')).toBe(rowsAndTotal);
    expect(await only('menu-items', 'id')).toBe(rowsAndTotal);
    expect(await only('comments', 'id,author_name')).toBe(rowsAndTotal + 1);
    expect(await only('users', 'id,name')).toBe(rowsAndTotal);
    expect(await only('categories', 'id,name')).toBe(rowsAndTotal);
    expect(await only('menus', 'id,name')).toBe(rowsAndTotal);
  });

  test('a total that is not stored takes one query', async () => {
    const query = { status: 'all', _fields: 'id', per_page: '1' };
    expect((await countOf('admin', 'comments', query)).queries).toHaveLength(2);
  });

  async function countOf(
    login: string | null,
    route: string,
    query: { readonly [name: string]: string },
  ) {
    const row = login === null ? undefined : await store.users.byLogin(login);
    queries = [];
    const { status } = await app.run(() =>
      app.server.serve(
        new RestRequest({ route: `/cms/v2/${route}`, query, user: row ? userOf(row) : null }),
      ),
    );
    // Settings are read once a second, independent of requests.
    const ofRequest = queries.filter((text) => !text.includes('from "options"'));
    // Concurrent queries finish in any order.
    return { status, queries: ofRequest.map(inShort).toSorted() };
  }
});

/** Returns a query without the parts that depend on the number of values. */
function inShort(text: string): string {
  return (
    text
      .replaceAll('+?', '?')
      .replace(/ in \(((\?|\$\d+), )*(\?|\$\d+)\)| = (\?|\$\d+)/g, ' is ?')
      // A list can be one parameter.
      .replace(/ in \(select value from json_each\(\?\)\)| = any\(\$\d+::bigint\[\]\)/g, ' is ?')
      .replace(/\$\d+/g, '?')
  );
}
