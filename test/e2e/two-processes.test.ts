import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { built } from '../built.ts';
import { postgresDatabases } from '../site/store-databases.ts';
import type { Databases } from '../site/store-databases.ts';
import { Visitor } from '../site/web-site.ts';
import { startSite } from './site-process.ts';
import type { SiteProcess } from './site-process.ts';

/** Several processes of one site, one of which is killed while it writes. */

// The number of concurrent requests per process.
const AT_ONCE = 25;

let databases: Databases;
let first: SiteProcess;
let second: SiteProcess;
let more: { readonly DATABASE_URL: string; readonly METRICS: string };
let folder: string;

beforeAll(async () => {
  databases = await postgresDatabases();
  const { databaseUrl } = await databases.fresh();
  more = { DATABASE_URL: databaseUrl, METRICS: '0' };
  folder = mkdtempSync(join(tmpdir(), 'two-processes-'));
  first = await startSite(built, folder, more);
  second = await startAnother();
});

afterAll(async () => {
  await Promise.all([first.stop(), second.stop()]);
  await databases.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('5.1: the cookie and nonce of one process are valid at the other', async () => {
  const visitor = new Visitor(new URL(first.api).origin);
  await visitor.logIn(first.login, first.password);
  const { nonce } = await visitor.apiSettings();
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(`${second.api}cms/v2/users/me`, {
    headers: { cookie, 'x-cms-nonce': nonce },
  });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ slug: first.login });
  const without = await fetch(`${second.api}cms/v2/users/me`, { headers: { cookie } });
  expect(without.status).toBe(401);
});

test('a user who logs out at one process is logged out at the other within seconds', async () => {
  const visitor = new Visitor(new URL(first.api).origin);
  await visitor.logIn(first.login, first.password);
  const { nonce } = await visitor.apiSettings();
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { cookie, 'x-cms-nonce': nonce };
  const statusAt = async ({ api }: SiteProcess): Promise<number> =>
    (await fetch(`${api}cms/v2/users/me`, { headers })).status;
  expect([await statusAt(first), await statusAt(second)]).toEqual([200, 200]);
  await visitor.submit('/cms-login.php?action=logout', {});
  expect(await statusAt(first)).toBe(403);
  await vi.waitFor(async () => expect(await statusAt(second)).toBe(403), { timeout: 10_000 });
});

test('300 posts with one slug, created concurrently at two processes, get 300 slugs', async () => {
  const make = (): object => ({ title: 'The same', slug: 'the-same', status: 'publish' });
  const made = await Promise.all([createMany(first, 150, make), createMany(second, 150, make)]);
  const slugs = made.flat().map(({ slug }) => slug);
  const wanted = Array.from({ length: 300 }, (_, at) =>
    at === 0 ? 'the-same' : `the-same-${at + 1}`,
  );
  expect(slugs.toSorted()).toEqual(wanted.toSorted());
});

test('a plugin that one process activates runs at the other soon, and stops after its deactivation', async () => {
  const status = async (): Promise<number> =>
    (await fetch(`${second.api}reading-time/v1/total`)).status;
  for (const [turn, expected] of [
    ['active', 200],
    ['inactive', 404],
  ] as const) {
    const response = await send(first, 'plugins/reading-time/reading-time', { status: turn });
    expect(response.status).toBe(200);
    await vi.waitFor(async () => expect(await status()).toBe(expected));
  }
});

test('two processes publish scheduled posts once, and each logs a failed one once', async () => {
  const client = new pg.Client({ connectionString: more.DATABASE_URL });
  await client.connect();
  await client.query(`create table published (id bigint);
    create function note_published() returns trigger language plpgsql as $$ begin
      if new.title = 'Broken' then raise exception 'a broken post'; end if;
      insert into published values (new.id); return new; end $$;
    create trigger note_published before update on posts for each row
      when (old.status = 'future' and new.status = 'publish') execute function note_published()`);
  const date_gmt = '2999-01-01T00:00:00';
  const planned: number[] = [];
  for (const [at, title] of ['Broken', 'One', 'Two', 'Three', 'Four'].entries()) {
    const response = await send([first, second][at % 2] ?? first, 'posts', {
      ...{ title, date_gmt, status: 'publish' },
    });
    const { id, status } = Object(await response.json());
    expect([response.status, status]).toEqual([201, 'future']);
    planned.push(Number(id));
  }
  const [broken, ...others] = planned;
  // The scheduled time.
  const past = '2020-01-01 00:00:00';
  await client.query(`update posts set date = $1, date_gmt = $1 where id = any($2)`, [
    past,
    planned,
  ]);
  const published = async (): Promise<unknown> =>
    (await client.query('select id::int from published order by id')).rows.map(({ id }) => id);
  await vi.waitFor(async () => expect(await published()).toEqual(others), { timeout: 15_000 });
  const failures = async ({ metrics }: SiteProcess): Promise<number> => {
    const text = await (await fetch(metrics)).text();
    return Number(/site_job_failures_total\{job="publish"\} (\d+)/.exec(text)?.[1] ?? 0);
  };
  for (const site of [first, second]) {
    await vi.waitFor(async () => expect(await failures(site)).toBeGreaterThan(2), {
      timeout: 15_000,
    });
    const list = await fetch(`${site.api}cms/v2/posts?_fields=id&include=${planned.join()}`);
    expect([list.status, Object(await list.json()).length]).toEqual([200, 4]);
    expect(site.printed().match(/error: a broken post/g)).toHaveLength(1);
  }
  await client.query('drop trigger note_published on posts');
  await vi.waitFor(
    async () => expect((await fetch(`${second.api}cms/v2/posts/${broken ?? 0}`)).status).toBe(200),
    { timeout: 15_000 },
  );
  expect(await published()).toEqual(others);
  await client.end();
});

test('wrong passwords count at a process that starts later', async () => {
  const guess = async ({ api }: SiteProcess): Promise<number> => {
    const authorization = `Basic ${Buffer.from(`${first.login}:wrong`).toString('base64')}`;
    return (await fetch(`${api}cms/v2/users/me`, { headers: { authorization } })).status;
  };
  for (let at = 0; at < 6; at += 1) expect(await guess(first)).toBe(401);
  expect(await guess(first)).toBe(429);
  const late = await startAnother();
  // Without the earlier guesses, six are free; the reply of the other process may take a moment.
  const statuses: number[] = [];
  while (statuses.length < 4 && statuses.at(-1) !== 429) {
    await pause(statuses.length * 300);
    statuses.push(await guess(late));
  }
  await late.stop();
  expect(statuses.at(-1)).toBe(429);
  // The end of the wait after the guesses.
  await vi.waitFor(async () => expect((await send(first, 'users/me', null)).status).toBe(200), {
    timeout: 30_000,
    interval: 500,
  });
});

test('writes that a killed process acknowledged on PostgreSQL are not lost', async () => {
  const kept = await killedWhileWriting(second);
  expect(kept.length).toBeGreaterThan(AT_ONCE);
  expect(await missingAt(first, kept)).toEqual([]);
  second = await startAnother();
});

test('writes that a killed process acknowledged on SQLite are read by the next process', async () => {
  const alone = mkdtempSync(join(tmpdir(), 'killed-'));
  const killed = await startSite(built, alone);
  const kept = await killedWhileWriting(killed);
  expect(kept.length).toBeGreaterThan(AT_ONCE);
  const next = await startSite(built, alone);
  const { applicationPassword, login } = killed;
  expect(await missingAt({ ...next, applicationPassword, login }, kept)).toEqual([]);
  await next.stop();
  rmSync(alone, { recursive: true, force: true });
});

/** Only the first start of a site prints the credentials. */
async function startAnother(): Promise<SiteProcess> {
  const { login, password, applicationPassword } = first;
  const another = await startSite(built, folder, more);
  return { ...another, login, password, applicationPassword };
}

interface Made {
  readonly id: number;
  readonly slug: string;
}

/** Creates posts concurrently until there are `count`, or until the process no longer responds. */
async function createMany(
  site: SiteProcess,
  count: number,
  make: (at: number) => object,
  onMade: (made: Made) => void = () => undefined,
): Promise<Made[]> {
  const made: Made[] = [];
  let started = 0;
  const worker = async (): Promise<void> => {
    while (started < count) {
      started += 1;
      const response = await send(site, 'posts', make(started)).catch(() => null);
      if (response === null) return;
      expect(response.status).toBe(201);
      // The response to the creation of a post.
      const post = (await response.json().catch(() => null)) as Made | null;
      if (post === null) return;
      made.push(post);
      onMade(post);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return made;
}

/** The writes that a process acknowledged before it was killed. */
async function killedWhileWriting(site: SiteProcess): Promise<Made[]> {
  let count = 0;
  const made = await createMany(
    site,
    100_000,
    (at) => ({ title: `Kept ${at}`, status: 'publish', categories: [1], tags: [] }),
    () => {
      count += 1;
      if (count === AT_ONCE * 3) site.signal('SIGKILL');
    },
  );
  expect(await site.ended).toBeNull();
  return made;
}

/** Returns the posts that a process does not find. */
async function missingAt(
  site: Pick<SiteProcess, 'api' | 'login' | 'applicationPassword'>,
  made: readonly Made[],
): Promise<Made[]> {
  const missing: Made[] = [];
  for (const post of made) {
    const response = await send(site, `posts/${post.id}`, null);
    const found = (await response.json()) as Made;
    if (response.status !== 200 || found.slug !== post.slug) missing.push(post);
  }
  return missing;
}

function send(
  { api, login, applicationPassword }: Pick<SiteProcess, 'api' | 'login' | 'applicationPassword'>,
  path: string,
  body: object | null,
): Promise<Response> {
  const credentials = Buffer.from(`${login}:${applicationPassword}`).toString('base64');
  return fetch(`${api}cms/v2/${path}`, {
    method: body === null ? 'GET' : 'POST',
    headers: { authorization: `Basic ${credentials}`, 'content-type': 'application/json' },
    ...(body === null ? {} : { body: JSON.stringify(body) }),
  });
}
