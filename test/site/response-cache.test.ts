import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listen } from '../../runtime/http/index.ts';
import type { Listening } from '../../runtime/http/index.ts';
import { createSite } from '../../site/app.ts';
import type { App } from '../../site/app.ts';
import { makeApplicationPassword } from '../../site/domain/accounts.ts';
import { importSite, openStore } from '../../site/store/index.ts';
import type { SiteFile, Store } from '../../site/store/index.ts';
import { testThemes } from './site-of.ts';
import { bothDatabases } from './site-on.ts';
import type { Databases } from './store-databases.ts';
import { Problem } from '../../site/lib/problem.ts';

/** Responses to anonymous readers, cached by two servers on one database. */

const PLACES = { baseUrl: 'http://site.test', adminUrl: 'http://site.test/admin' };
const POSTS = '/cms-json/cms/v2/posts';
const MEBIBYTE = 1024 * 1024;

interface Node {
  readonly app: App;
  readonly store: Store;
  readonly listening: Listening;
  readonly queries: string[];
}

let now = Date.now();

async function nodeOn(address: { databaseUrl: string; dataDir: string }): Promise<Node> {
  const queries: string[] = [];
  const store = await openStore({ ...address, onQuery: (text) => void queries.push(text) });
  if (store instanceof Problem) throw new Error(store.message);
  const app = createSite({
    store,
    settings: {
      ...{ token: 'cms', ...PLACES, apiRel: 'https://api.test/', debug: false },
      ...{ dataDir: address.dataDir, themesDir: testThemes, responseCache: MEBIBYTE },
    },
    secret: 'of a test',
    clock: () => now,
  });
  const listening = await listen(app, { port: 0, fallback: app.pages });
  return { app, store, listening, queries };
}

describe.each(bothDatabases)('on %s', (kind, start) => {
  let databases: Databases;
  let nodes: readonly [Node, Node];
  let authorization: string;

  const request = (node: Node, path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`http://127.0.0.1:${node.listening.port}${path}`, init);
  const json = async (node: Node, path: string, init: RequestInit = {}): Promise<unknown> =>
    (await request(node, path, init)).json();
  const write = (node: Node, path: string, body: object): Promise<Response> =>
    request(node, path, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  /** Returns the number of queries of a request without the query for the database version. */
  const queriesOf = async (node: Node, path: string, init: RequestInit = {}): Promise<number> => {
    node.queries.length = 0;
    await (await request(node, path, init)).text();
    return node.queries.filter((text) => !/data_version|current_snapshot/.test(text)).length;
  };

  beforeAll(async () => {
    databases = await start();
    const address = await databases.fresh();
    const first = await nodeOn(address);
    const text = await readFile(`${import.meta.dirname}/facts/site.json`, 'utf8');
    await importSite(first.store, JSON.parse(text) as SiteFile, { ...PLACES, token: 'cms' });
    nodes = [first, await nodeOn(address)];
    const { password } = await makeApplicationPassword(first.store, 1, { name: 'a', appId: '' });
    authorization = `Basic ${Buffer.from(`admin:${password}`).toString('base64')}`;
  });

  afterAll(async () => {
    for (const { listening, store } of nodes) {
      await listening.close();
      await store.close();
    }
    await databases.stop();
  });

  beforeEach(() => {
    // Responses of earlier tests are expired.
    now += 60_000;
  });

  test('a response is generated once while nothing changes', async () => {
    const [node] = nodes;
    for (const path of [`${POSTS}?per_page=2`, `${POSTS}?_embed&_fields=id,_links`, '/']) {
      expect(await queriesOf(node, path)).toBeGreaterThan(0);
      // Other databases of the same PostgreSQL server share its transactions.
      await expect.poll(() => queriesOf(node, path), { timeout: 10_000 }).toBe(0);
    }
  });

  test('a response expires after ten seconds', async () => {
    const [node] = nodes;
    await queriesOf(node, POSTS);
    now += 10_001;
    expect(await queriesOf(node, POSTS)).toBeGreaterThan(0);
  });

  test('every write is visible to the next request at every server', async () => {
    const [first, second] = nodes;
    for (let round = 0; round < 40; round += 1) {
      const [writer, reader] = round % 2 === 0 ? [first, second] : [second, first];
      const title = `round ${round}`;
      expect((await write(writer, `${POSTS}/1`, { title })).status).toBe(200);
      const seen = await Promise.all([
        json(reader, `${POSTS}/1?_fields=title`),
        json(writer, `${POSTS}/1?_fields=title`),
      ]);
      expect(seen).toEqual([{ title: { rendered: title } }, { title: { rendered: title } }]);
    }
  });

  test('requests that arrive together share at most one query for the database version', async () => {
    const [{ store, queries }] = nodes;
    queries.length = 0;
    const versions = await Promise.all(Array.from({ length: 8 }, () => store.version()));
    expect(new Set(versions).size).toBe(1);
    // SQLite has the version without a query.
    const shared = kind === 'postgres' ? ['select pg_current_snapshot()::text as version'] : [];
    expect(queries).toEqual(shared);
    await store.version();
    expect(queries).toEqual([...shared, ...shared]);
  });

  test('a setting that one server changes is visible to the next request at the other server', async () => {
    const [first, second] = nodes;
    await json(second, '/cms-json/?_fields=name');
    await write(first, '/cms-json/cms/v2/settings', { title: 'Another name' });
    expect(await json(second, '/cms-json/?_fields=name')).toMatchObject({ name: 'Another name' });
  });

  test('the response to a request with credentials or a cookie is not cached', async () => {
    const [node] = nodes;
    const address = `${POSTS}?status=any&_fields=id`;
    const own = await request(node, address, { headers: { authorization } });
    expect(own.status).toBe(200);
    expect((await request(node, address)).status).toBe(400);
    for (const headers of [{ authorization }, { cookie: 'a=b' }]) {
      await queriesOf(node, POSTS, { headers });
      expect(await queriesOf(node, POSTS, { headers })).toBeGreaterThan(0);
    }
  });

  test('the password of a post is checked for every request', async () => {
    const [node] = nodes;
    await queriesOf(node, `${POSTS}/1?password=a`);
    expect(await queriesOf(node, `${POSTS}/1?password=a`)).toBeGreaterThan(0);
  });

  test('nothing is cached after a plugin adds a hook', async () => {
    const node = await nodeOn(await databases.fresh());
    await queriesOf(node, POSTS);
    await expect.poll(() => queriesOf(node, POSTS), { timeout: 10_000 }).toBe(0);
    node.app.hooks.on('rest_pre_dispatch', (result) => result);
    expect(await queriesOf(node, POSTS)).toBeGreaterThan(0);
    expect(await queriesOf(node, POSTS)).toBeGreaterThan(0);
    await node.listening.close();
    await node.store.close();
  });

  test('errors are not cached', async () => {
    const [node] = nodes;
    await queriesOf(node, `${POSTS}/987654`);
    expect(await queriesOf(node, `${POSTS}/987654`)).toBeGreaterThan(0);
  });

  test('If-None-Match is compared with the cached response', async () => {
    const [node] = nodes;
    const tag = (await request(node, POSTS)).headers.get('etag') ?? '';
    const same = await request(node, POSTS, { headers: { 'if-none-match': tag } });
    expect([same.status, same.headers.get('etag'), await same.text()]).toEqual([304, tag, '']);
    await write(node, `${POSTS}/1`, { title: `moved at ${now}` });
    const other = await request(node, POSTS, { headers: { 'if-none-match': tag } });
    expect([other.status, other.headers.get('etag') === tag]).toEqual([200, false]);
  });

  test('each origin gets its own CORS headers, and each encoding its own body', async () => {
    const [node] = nodes;
    const origins = await Promise.all(
      ['https://a.test', 'https://b.test', 'https://a.test'].map((origin) =>
        request(node, POSTS, { headers: { origin } }),
      ),
    );
    expect(origins.map(({ headers }) => headers.get('access-control-allow-origin'))).toEqual([
      'https://a.test',
      'https://b.test',
      'https://a.test',
    ]);
    const bodies: unknown[] = [];
    for (const encoding of ['br', 'gzip', 'identity', 'br']) {
      const response = await request(node, POSTS, { headers: { 'accept-encoding': encoding } });
      bodies.push([response.headers.get('content-encoding') ?? 'identity', await response.json()]);
    }
    const plain = await json(node, POSTS);
    expect(bodies).toEqual(['br', 'gzip', 'identity', 'br'].map((name) => [name, plain]));
  });

  test(`the version of the database changes with a commit of another server, and only then (${kind})`, async () => {
    const [{ store }, other] = nodes;
    // Other databases of the same PostgreSQL server share its transactions.
    await expect
      .poll(async () => (await store.version()) === (await store.version()), { timeout: 10_000 })
      .toBe(true);
    const before = await store.version();
    await write(other, `${POSTS}/1`, { title: `versions at ${now}` });
    expect(await store.version()).not.toBe(before);
  });
});
