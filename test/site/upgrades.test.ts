import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, expect, test } from 'vitest';
import { opened } from './store-databases.ts';

/** A site outlives the program: earlier databases, and backups. */

const folder = mkdtempSync(join(tmpdir(), 'upgrades-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const facts = `${import.meta.dirname}/facts`;
const TABLES = ['posts', 'terms', 'term_relationships', 'users', 'user_roles', 'comments', 'meta'];

const countsOf = (path: string): number[] => {
  const database = new Database(path, { readonly: true });
  const counts = TABLES.map(
    (table) => database.prepare(`select count(*) from ${table}`).pluck().get() as number,
  );
  database.close();
  return counts;
};

test('the database of the first landing becomes one of today, and no row is lost', async () => {
  const path = join(folder, 'first.sqlite');
  const earlier = new Database(path);
  earlier.exec(readFileSync(`${facts}/first-landing.sql`, 'utf8'));
  const titles = earlier.prepare('select id, title, content from posts order by id').all();
  const terms = earlier.prepare('select id, count from terms order by id').all();
  earlier.close();
  const before = countsOf(path);

  const store = await opened({ databaseUrl: `sqlite:${path}`, dataDir: folder });
  const { total } = await store.posts.find({ types: ['post'], statuses: ['publish'], limit: 0 });
  expect(total).toBeGreaterThan(5);
  const { rows } = await store.posts.find({ types: ['post'], statuses: ['publish'] });
  expect(rows.length).toBe(total);
  expect(new Set(rows.map(({ slug }) => slug)).size).toBe(total);
  const found = await store.posts.find({ types: ['post'], search: 'lamp was dark' });
  expect(found.rows.map(({ title }) => title)).toContain('The lamp is lit again');
  const times = { created: '2026-01-01 00:00:00', expires: '2026-01-02 00:00:00' };
  await store.loginSessions.insert({ digest: 'd', user: 1, ip: '', agent: '', ...times }, 1);
  expect(await store.loginSessions.byDigest('d')).toMatchObject({ user: 1 });
  await store.close();

  expect(countsOf(path)).toEqual(before);
  const now = new Database(path, { readonly: true });
  expect(now.prepare('select id, title, content from posts order by id').all()).toEqual(titles);
  expect(now.prepare('select id, count from terms order by id').all()).toEqual(terms);
  now.close();
});

test('a backup is made while the site is written to, and is the site of one moment', async () => {
  const store = await opened({ databaseUrl: '', dataDir: join(folder, 'running') });
  for (let at = 0; at < 50; at += 1) await store.posts.insert({ type: 'post', title: `${at}` });
  const path = join(folder, 'backup.sqlite');
  const { id: user } = await store.users.insert({ username: 'a', email: 'a@x.example', slug: 'a' });
  const times = { created: '2026-01-01 00:00:00', expires: '2026-01-02 00:00:00' };
  await store.loginSessions.insert(
    { digest: 'd'.repeat(64), user, ip: '', agent: '', ...times },
    1,
  );
  const writing = Promise.all(
    Array.from({ length: 20 }, () => store.posts.insert({ type: 'post', title: 'meanwhile' })),
  );
  await Promise.all([store.backup(path), writing]);
  await store.close();
  const copy = await opened({ databaseUrl: `sqlite:${path}`, dataDir: folder });
  const { rows, total } = await copy.posts.find({ types: ['post'] });
  expect(total).toBeGreaterThanOrEqual(50);
  expect(rows.length).toBe(total);
  // A session that is ended after the backup does not come back with it.
  expect(await copy.loginSessions.of(user, '')).toEqual([]);
  expect(readFileSync(path).includes('d'.repeat(64))).toBe(false);
  await copy.close();
});
