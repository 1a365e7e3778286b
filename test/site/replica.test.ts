import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from '../../runtime/http/index.ts';
import type { Listening } from '../../runtime/http/index.ts';
import { createSite } from '../../site/app.ts';
import { makeApplicationPassword } from '../../site/domain/accounts.ts';
import { importSite, openStore } from '../../site/store/index.ts';
import type { SiteFile, Store } from '../../site/store/index.ts';
import { testThemes } from './site-of.ts';
import { replicatedServer } from './store-databases.ts';
import type { Address, Replicated } from './store-databases.ts';
import { Problem } from '../../site/lib/problem.ts';

/** Anonymous reads from a streaming replica of PostgreSQL that lags, stops, hangs and is promoted. */

const PLACES = { baseUrl: 'http://site.test', adminUrl: 'http://site.test/admin' };
const POST = '/cms-json/cms/v2/posts/1?_fields=title';
const MAX_LAG = 3_000;

let servers: Replicated;
let address: Address;
let site: RunningSite;
let replica: pg.Client;

interface RunningSite {
  readonly store: Store;
  readonly listening: Listening;
  readonly problems: string[];
  /** The texts of queries. */
  readonly queries: string[];
}

async function siteWith(url: string): Promise<RunningSite> {
  const problems: string[] = [];
  const queries: string[] = [];
  const store = await openStore({
    ...address,
    onQuery: (text) => void queries.push(text),
    replica: { url, maxLag: MAX_LAG, onProblem: (sentence) => void problems.push(sentence) },
  });
  if (store instanceof Problem) throw new Error(store.message);
  const app = createSite({
    store,
    settings: {
      ...{ token: 'cms', ...PLACES, apiRel: 'https://api.test/', debug: false },
      ...{ dataDir: address.dataDir, themesDir: testThemes, responseCache: 1024 * 1024 },
    },
    secret: 'of a test',
  });
  const listening = await listen(app, { port: 0, fallback: app.pages });
  return { store, listening, problems, queries };
}

async function close({ listening, store }: RunningSite): Promise<void> {
  await listening.close();
  await store.close();
}

/** The URL of the replica, for a read-only role. */
const replicaUrl = (): string =>
  servers.atReplica(address.databaseUrl).replace('postgres:password', 'reader:reader');

let authorization = '';

const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`http://127.0.0.1:${site.listening.port}${path}`, init);

async function titleOf(init: RequestInit = {}): Promise<string> {
  const response = await ask(POST, init);
  expect(response.status).toBe(200);
  // The field that the request selects.
  const { title } = (await response.json()) as { readonly title: { readonly rendered: string } };
  return title.rendered;
}

const titleForAdmin = (): Promise<string> => titleOf({ headers: { authorization } });

async function write(title: string): Promise<void> {
  const response = await ask('/cms-json/cms/v2/posts/1', {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ title }),
  });
  expect(response.status).toBe(200);
}

const isUsed = (): boolean => site.store.replica?.state().isUsed === true;
const becomes = (used: boolean): Promise<void> =>
  expect.poll(isUsed, { timeout: 20_000, interval: 20 }).toBe(used);
const USES_PRIMARY = 'anonymous reads use the primary instead of the replica: ';
const USES_REPLICA = 'anonymous reads use the replica again';

beforeAll(async () => {
  servers = await replicatedServer();
  address = await servers.fresh();
  const first = await openStore(address);
  if (first instanceof Problem) throw new Error(first.message);
  const text = await readFile(`${import.meta.dirname}/facts/site.json`, 'utf8');
  await importSite(first, JSON.parse(text) as SiteFile, { ...PLACES, token: 'cms' });
  const { password } = await makeApplicationPassword(first, 1, { name: 'a test', appId: '' });
  authorization = `Basic ${Buffer.from(`admin:${password}`).toString('base64')}`;
  await first.close();
  const admin = new pg.Client(address.databaseUrl);
  await admin.connect();
  await admin.query(`create role reader login password 'reader'; grant pg_read_all_data to reader`);
  await admin.end();
  site = await siteWith(replicaUrl());
  replica = new pg.Client(servers.atReplica(address.databaseUrl));
  await replica.connect();
  replica.on('error', () => undefined);
});

afterAll(async () => {
  await close(site);
  await servers.stop();
});

test('anonymous reads use the replica after it has all data from before the start', async () => {
  // Later checks of the same password are cheaper.
  await titleForAdmin();
  await becomes(true);
  const before = await titleOf();
  await replica.query('select pg_wal_replay_pause()');
  await write('of the primary');
  // The paused replica is not too old yet; a caller with credentials reads their own write.
  expect([isUsed(), await titleForAdmin()]).toEqual([true, 'of the primary']);
  expect(await titleOf()).toBe(before);
  expect(before).not.toBe('of the primary');
});

test('anonymous reads use the primary while the replica lags, and no older response is cached', async () => {
  await becomes(false);
  expect(await titleOf()).toBe('of the primary');
  await expect.poll(() => site.problems.length, { timeout: 10_000 }).toBe(1);
  await replica.query('select pg_wal_replay_resume()');
  await becomes(true);
  expect(await titleOf()).toBe('of the primary');
  await expect
    .poll(() => site.problems)
    .toEqual([
      expect.stringMatching(`^${USES_PRIMARY}it is \\d+\\.\\d seconds behind$`),
      USES_REPLICA,
    ]);
});

test('a cached response is never older than the state of the replica for which it is cached', async () => {
  for (let round = 0; round < 30; round += 1) {
    await write(`round ${round}`);
    // Requests during the replay cache responses of both states.
    for (const deadline = performance.now() + 5_000; (await titleOf()) !== `round ${round}`;)
      expect(performance.now()).toBeLessThan(deadline);
    expect(await titleOf()).toBe(`round ${round}`);
  }
  expect(isUsed()).toBe(true);
});

test('responses are cached while the replica does not change, without queries to the primary', async () => {
  const list = '/cms-json/cms/v2/posts?per_page=3';
  const countOf = async (): Promise<number> => {
    site.queries.length = 0;
    expect((await ask(list)).status).toBe(200);
    return site.queries.filter((text) => !text.includes('pg_last_wal_replay_lsn')).length;
  };
  await expect.poll(countOf, { timeout: 10_000 }).toBe(0);
});

test('a setting that changes at the primary invalidates the responses cached for the replica', async () => {
  const name = async (): Promise<unknown> =>
    Object(await (await ask('/cms-json/?_fields=name')).json()).name;
  await name();
  const changed = await ask('/cms-json/cms/v2/settings', {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'Another name' }),
  });
  expect(changed.status).toBe(200);
  expect(await name()).toBe('Another name');
});

test('reads succeed while the replica hangs, stops and starts, with a log line for each change', async () => {
  site.problems.length = 0;
  await write('before it hangs');
  servers.replica.signal('SIGSTOP');
  const begun = performance.now();
  expect(await titleOf()).toBe('before it hangs');
  expect(performance.now() - begun).toBeLessThan(4_000);
  await becomes(false);
  servers.replica.signal('SIGCONT');
  await becomes(true);
  await expect.poll(() => site.problems.length, { timeout: 10_000 }).toBe(2);
  const reading = Promise.all(Array.from({ length: 20 }, () => ask('/cms-json/cms/v2/posts')));
  await servers.replica.stop();
  for (const response of await reading) expect(response.status).toBe(200);
  expect(await titleOf()).toBe('before it hangs');
  await becomes(false);
  await expect.poll(() => site.problems.length, { timeout: 10_000 }).toBe(3);
  await servers.replica.start();
  await becomes(true);
  await expect
    .poll(() => site.problems)
    .toEqual([
      expect.stringMatching(`^${USES_PRIMARY}`),
      USES_REPLICA,
      expect.stringMatching(`^${USES_PRIMARY}`),
      USES_REPLICA,
    ]);
});

test.each([
  [
    'a wrong password',
    (url: string) => url.replace(':reader@', ':wrong@'),
    'password authentication',
  ],
  ['an unreachable server', (url: string) => url.replace(/:\d+\//, ':1/'), 'ECONNREFUSED'],
  ['another database', (url: string) => url.replace(/[^/]+$/, 'postgres'), 'not a replica of this'],
])('%s in the URL of the replica: the site serves from the primary', async (_, wrong, reason) => {
  const other = await siteWith(wrong(replicaUrl()));
  await expect.poll(() => other.problems).toEqual([expect.stringContaining(reason)]);
  expect(other.store.replica?.state().isUsed).toBe(false);
  expect((await fetch(`http://127.0.0.1:${other.listening.port}${POST}`)).status).toBe(200);
  await close(other);
});

test('the primary as its own replica is refused', async () => {
  const other = await siteWith(address.databaseUrl);
  await expect.poll(() => other.problems).toEqual([`${USES_PRIMARY}it is not a replica`]);
  await close(other);
});

test('a promoted replica is no longer used', async () => {
  site.problems.length = 0;
  const promoted = new pg.Client(servers.atReplica(address.databaseUrl));
  await promoted.connect();
  await promoted.query('select pg_promote()');
  await promoted.end();
  await becomes(false);
  await expect.poll(() => site.problems).toEqual([`${USES_PRIMARY}it is not a replica`]);
  await write('after the promotion');
  expect(await titleOf()).toBe('after the promotion');
});
