import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { built } from '../built.ts';
import { startSite } from '../e2e/site-process.ts';
import type { SiteProcess } from '../e2e/site-process.ts';
import { openS3Server } from '../site/s3-server.ts';
import type { S3Server } from '../site/s3-server.ts';
import { postgresServer } from '../site/store-databases.ts';
import type { ServedDatabases } from '../site/store-databases.ts';
import { Visitor } from '../site/web-site.ts';

/** Processes with wrong credentials, a missing bucket, or a wrong clock, on a real database and a real S3 server. */

let folder: string;
let databases: ServedDatabases;
let s3: S3Server;
let url: string;
let site: SiteProcess;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bad-'));
  [databases, s3] = await Promise.all([postgresServer(), openS3Server()]);
  url = (await databases.fresh()).databaseUrl;
  site = await startSite(built, folder, { DATABASE_URL: url, METRICS: '0' });
});

afterAll(async () => {
  await site.stop();
  await Promise.all([databases.stop(), s3.close()]);
  rmSync(folder, { recursive: true, force: true });
});

/** Starts Node with a clock that is ahead by some minutes. */
const ahead = (minutes: number): { readonly NODE_OPTIONS: string } => {
  const code = `const Real = Date; const now = () => Real.now() + ${minutes * 60_000};
    globalThis.Date = class extends Real { static now() { return now(); }
      constructor(...args) { if (args.length === 0) super(now()); else super(...args); } };`;
  return { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(code)}` };
};

test.each<[string, () => Readonly<Record<string, string>>, string]>([
  [
    'a wrong password of the database',
    () => ({ DATABASE_URL: url.replace(':password@', ':hunter2@') }),
    'password authentication failed',
  ],
  [
    'a missing database',
    () => ({ DATABASE_URL: url.replace(/[^/]+$/, 'missing') }),
    'database "missing" does not exist',
  ],
  [
    'a missing bucket',
    () => ({
      ...s3.variables,
      MEDIA_URL: (s3.variables['MEDIA_URL'] ?? '').replace('//media', '//other'),
    }),
    'MEDIA_URL: the bucket does not exist: other',
  ],
  [
    'wrong keys of the bucket',
    () => ({ ...s3.variables, AWS_ACCESS_KEY_ID: 'wrong' }),
    'refuses AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY (InvalidAccessKeyId)',
  ],
  [
    'a clock that differs from the bucket',
    () => ({ ...s3.variables, ...ahead(60) }),
    'MEDIA_URL: the clocks of this machine and the storage differ (RequestTimeTooSkewed)',
  ],
])('a start with %s ends with one line', async (_, variables, line) => {
  const started = startSite(built, join(folder, 'other'), variables());
  const problem = await started.then(
    async (running) => (await running.stop(), 'started'),
    ({ message }: Error) => message,
  );
  const lines = problem.trim().split('\n');
  expect(lines).toEqual([expect.stringContaining(line)]);
  expect(problem).not.toContain('hunter2');
});

test('requests get 503 while the database refuses the password, and succeed once it is accepted', async () => {
  const admin = new pg.Client(url);
  await admin.connect();
  const read = async (path = 'cms/v2/posts'): Promise<number> =>
    (await fetch(new URL(path, site.api))).status;
  expect([await read(), await read('/readyz')]).toEqual([200, 200]);
  await admin.query(`alter role postgres password 'another'`);
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await vi.waitFor(async () => expect(await read()).toBe(503), { timeout: 10_000 });
  expect([await read('/'), await read('/readyz'), await read('/healthz')]).toEqual([503, 503, 200]);
  await admin.query(`alter role postgres password 'password'`);
  expect([await read(), await read('/readyz')]).toEqual([200, 200]);
  await admin.end();
});

test('a node with a clock that is ahead serves the sessions of others and publishes scheduled posts early', async () => {
  const authorization = `Basic ${Buffer.from(`${site.login}:${site.applicationPassword}`).toString('base64')}`;
  const schedule = await fetch(`${site.api}cms/v2/posts`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ title: 'In 30 minutes', status: 'publish' },
      date_gmt: new Date(Date.now() + 30 * 60_000).toISOString().slice(0, 19),
    }),
  });
  const { id, status } = Object(await schedule.json());
  expect([schedule.status, status]).toEqual([201, 'future']);
  const visitor = new Visitor(new URL(site.api).origin);
  await visitor.logIn(site.login, site.password);
  const { nonce } = await visitor.apiSettings();
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const other = await startSite(built, folder, { DATABASE_URL: url, ...ahead(60) });
  try {
    const me = await fetch(`${other.api}cms/v2/users/me`, {
      headers: { cookie, 'x-cms-nonce': nonce },
    });
    expect(me.status).toBe(200);
    const read = async (): Promise<number> =>
      (await fetch(`${site.api}cms/v2/posts/${String(id)}`)).status;
    await vi.waitFor(async () => expect(await read()).toBe(200), { timeout: 15_000 });
  } finally {
    await other.stop();
  }
});
