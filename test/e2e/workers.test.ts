import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { built } from '../built.ts';
import { postgresDatabases } from '../site/store-databases.ts';
import { startSite } from './site-process.ts';
import type { SiteProcess } from './site-process.ts';
import { get, Stream } from './stream.ts';

const WORKERS = 2;

let folder: string;
let site: SiteProcess;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'workers-'));
  const more = { WORKERS: String(WORKERS), METRICS: '0', KEEP_ALIVE: '0.3', DRAIN_DELAY: '6' };
  site = await startSite(built, folder, more);
});

afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function sample(name: string): Promise<number> {
  const text = await (await fetch(site.metrics)).text();
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1));
}

const posts = (): string => `${site.api}cms/v2/posts?_fields=id,slug`;

/** Creates posts on separate connections, which the primary distributes to its workers. Returns their slugs. */
async function createPosts(count: number, to: SiteProcess): Promise<readonly string[]> {
  const authorization = `Basic ${Buffer.from(`${to.login}:${to.applicationPassword}`).toString('base64')}`;
  const create = async (): Promise<string> => {
    const response = await fetch(`${to.api}cms/v2/posts`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json', connection: 'close' },
      body: JSON.stringify({ title: 'Same', slug: 'same', status: 'publish' }),
    });
    expect(response.status).toBe(201);
    const { slug } = Object(await response.json());
    return String(slug);
  };
  return Promise.all(Array.from({ length: count }, create));
}

const expectedSlugs = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => (at === 0 ? 'same' : `same-${at + 1}`)).toSorted();

test('workers on SQLite create 60 posts with one slug concurrently, and the metrics are summed', async () => {
  expect(site.workers()).toHaveLength(WORKERS);
  expect((await createPosts(60, site)).toSorted()).toEqual(expectedSlugs(60));
  expect(await sample('site_workers')).toBe(WORKERS);
  const created =
    'http_request_duration_seconds_count{route="/cms/v2/posts",method="POST",status="201"}';
  expect(await sample(created)).toBe(60);
});

test('a rolling restart replaces every worker without an error in a stream of requests', async () => {
  const before = site.workers();
  const expected = (await get(posts(), new Agent())).body;
  const stream = new Stream(2, posts);
  await stream.more(50);
  site.signal('SIGHUP');
  const isReplaced = (): boolean => {
    const now = site.workers();
    return now.length === WORKERS && now.every((pid) => !before.includes(pid));
  };
  await expect.poll(isReplaced, { timeout: 90_000 }).toBe(true);
  await stream.more(50);
  const wrong = (await stream.end()).filter(
    ({ status, body }) => status !== 200 || body !== expected,
  );
  expect(wrong).toEqual([]);
});

test('a SIGHUP during a rolling restart replaces the workers that were already replaced', async () => {
  const before = site.workers();
  site.signal('SIGHUP');
  const replaced = (): readonly number[] => site.workers().filter((pid) => !before.includes(pid));
  await expect.poll(() => replaced().length, { timeout: 60_000, interval: 5 }).toBeGreaterThan(0);
  const during = site.workers();
  site.signal('SIGHUP');
  const isReplaced = (): boolean => {
    const now = site.workers();
    return now.length === WORKERS && now.every((pid) => !during.includes(pid));
  };
  await expect.poll(isReplaced, { timeout: 90_000 }).toBe(true);
});

test('a SIGHUP while the workers start does not end the site', async () => {
  const dataDir = join(folder, 'starting');
  const more = { WORKERS: String(WORKERS), SHUTDOWN_TIMEOUT: '1', DRAIN_DELAY: '0' };
  const starting = await startSite(built, dataDir, more, (child) => {
    const children = `/proc/${child.pid}/task/${child.pid}/children`;
    const timer = setInterval(() => {
      if (child.exitCode === null && readFileSync(children, 'utf8') === '') return;
      clearInterval(timer);
      child.kill('SIGHUP');
    }, 5);
  });
  expect((await fetch(starting.api)).status).toBe(200);
  await starting.stop();
});

test('a killed worker is replaced while the others serve', async () => {
  const [killed = 0] = site.workers();
  process.kill(killed, 'SIGKILL');
  await expect
    .poll(() => site.printed(), { timeout: 60_000 })
    .toContain(`worker ${killed} ended (SIGKILL)`);
  expect((await get(posts(), new Agent())).status).toBe(200);
  await expect.poll(() => sample('site_worker_restarts_total'), { timeout: 60_000 }).toBe(1);
  await expect.poll(() => sample('site_workers'), { timeout: 60_000 }).toBe(WORKERS);
});

test('wrong passwords at one worker count at the others, and at one that starts later', async () => {
  const authorization = `Basic ${Buffer.from(`${site.login}:wrong`).toString('base64')}`;
  const guess = async (count: number): Promise<readonly number[]> => {
    const statuses: number[] = [];
    for (let at = 0; at < count; at += 1) {
      const me = `${site.api}cms/v2/users/me`;
      const { status } = await get(me, new Agent(), { authorization });
      statuses.push(status);
    }
    return statuses;
  };
  const statuses = await guess(9);
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(7);
  expect(statuses.slice(-2)).toEqual([429, 429]);

  const before = site.workers();
  process.kill(before[0] ?? 0, 'SIGKILL');
  const isReplaced = async (): Promise<boolean> =>
    (await sample('site_workers')) === WORKERS && !site.workers().includes(before[0] ?? 0);
  await expect.poll(isReplaced, { timeout: 60_000 }).toBe(true);
  // The wait may be over: one guess is checked, perhaps one per worker. A worker without a history has five free ones.
  const later = await guess(12);
  expect(later.filter((status) => status === 401).length).toBeLessThanOrEqual(2);
});

test('on SIGTERM all workers drain, and the primary exits with 0', async () => {
  const expected = (await get(posts(), new Agent())).body;
  const stream = new Stream(2, posts);
  await stream.more(20);
  site.signal('SIGTERM');
  const ready = new URL('/readyz', site.api).href;
  await expect
    .poll(async () => (await get(ready, new Agent())).status, { interval: 10, timeout: 5000 })
    .toBe(503);
  const wrong = (await stream.end()).filter(
    ({ status, body }) => status !== 200 || body !== expected,
  );
  expect(wrong).toEqual([]);
  expect(await site.ended).toBe(0);
});

test('workers on PostgreSQL create 40 posts with one slug concurrently, and report their pools', async () => {
  const databases = await postgresDatabases();
  try {
    const { databaseUrl } = await databases.fresh();
    site = await startSite(built, join(folder, 'postgres'), {
      ...{ WORKERS: String(WORKERS), METRICS: '0', DATABASE_URL: databaseUrl },
    });
    expect((await createPosts(40, site)).toSorted()).toEqual(expectedSlugs(40));
    expect(await sample('database_pool_connections{state="idle"}')).toBeGreaterThan(1);
    await site.stop();
  } finally {
    await databases.stop();
  }
});

test('an in-memory database is refused with workers', async () => {
  const started = startSite(built, folder, { WORKERS: '2', DATABASE_URL: 'sqlite::memory:' });
  await expect(started).rejects.toThrow(
    'WORKERS requires a database that processes can share, not sqlite::memory:',
  );
});
