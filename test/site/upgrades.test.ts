import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { bothDatabases } from './site-on.ts';
import { opened, run } from './store-databases.ts';
import { Database } from '../../site/store/driver.ts';
import { migrations } from '../../site/store/migrations/index.ts';

/** Upgrades of databases from earlier versions, and backups. */

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

test('the first released database is migrated without losing a row', async () => {
  const path = join(folder, 'first.sqlite');
  const earlier = new Database(path);
  earlier.exec(readFileSync(`${facts}/first-landing.sql`, 'utf8'));
  const titles = earlier.prepare('select id, title, content from posts order by id').all();
  const terms = earlier
    .prepare<[], { id: number; taxonomy: string; count: number }>(
      'select id, taxonomy, count from terms order by id',
    )
    .all();
  const types = earlier.prepare<[], string>('select distinct type from posts').pluck().all();
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
  for (const { id, taxonomy, count } of terms) {
    const clauses = [{ taxonomy, terms: [id], match: 'any' }] as const;
    const carried = { types, statuses: ['publish'], limit: 0 };
    const found = await store.posts.find({ ...carried, terms: { relation: 'AND', clauses } });
    expect([id, found.total]).toEqual([id, count]);
  }
  const times = { created: '2026-01-01 00:00:00', expires: '2026-01-02 00:00:00' };
  await store.loginSessions.insert({ digest: 'd', user: 1, ip: '', agent: '', ...times }, 1);
  expect(await store.loginSessions.byDigest('d')).toMatchObject({ user: 1 });
  await store.close();

  expect(countsOf(path)).toEqual(before);
  const now = new Database(path, { readonly: true });
  expect(now.prepare('select id, title, content from posts order by id').all()).toEqual(titles);
  expect(now.prepare('select id, taxonomy, count from terms order by id').all()).toEqual(terms);
  now.close();
});

test('a backup during writes is a consistent snapshot', async () => {
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
  // Backups contain no sessions.
  expect(await copy.loginSessions.of(user, '')).toEqual([]);
  expect(readFileSync(path).includes('d'.repeat(64))).toBe(false);
  await copy.close();
});

describe.each(bothDatabases)('%s', (_, open) => {
  test('several processes that open an empty database concurrently run each migration once', async () => {
    const databases = await open();
    const address = await databases.fresh();
    const stores = await Promise.all(Array.from({ length: 4 }, () => opened(address)));
    const made = stores.map((store, at) => store.posts.insert({ type: 'post', title: `${at}` }));
    await Promise.all(made);
    const [first] = stores;
    expect((await first?.posts.find({ types: ['post'] }))?.total).toBe(4);
    const rows = await run(address, 'select name from kysely_migration order by name');
    expect(rows).toEqual(Object.keys(migrations('sqlite')).map((name) => ({ name })));
    await Promise.all(stores.map((store) => store.close()));
    await databases.stop();
  });

  test('an upgrade folds letters that decomposition does not split in stored texts', async () => {
    const databases = await open();
    const address = await databases.fresh();
    const earlier = await opened(address);
    const { id } = await earlier.posts.insert({
      type: 'post',
      title: 'Straße',
      content: 'Smørrebrød',
    });
    await earlier.posts.insert({ type: 'revision', parent: id, title: 'Straße' });
    await earlier.terms.insert({ taxonomy: 'category', name: 'Łąka', slug: 'laka' });
    await earlier.close();
    await run(
      address,
      `update posts set folded_title = 'straße', folded_content = 'smørrebrød'`,
      `update terms set folded_name = 'łaka'`,
      `delete from kysely_migration where name = '0016-special-letters'`,
      'select 1',
    );
    const store = await opened(address);
    const found = async (search: string, type = 'post') =>
      (await store.posts.find({ types: [type], search })).total;
    expect([await found('strasse'), await found('smørre'), await found('smorrebrod')]).toEqual([
      1, 1, 1,
    ]);
    expect(await found('strasse', 'revision')).toBe(1);
    const terms = { taxonomies: ['category'], search: 'łąka' };
    expect((await store.terms.find(terms)).total).toBe(1);
    await store.close();
    await databases.stop();
  });

  test('a version starts and runs on tables that a later version has extended, also while it runs', async () => {
    const databases = await open();
    const address = await databases.fresh();
    const running = await opened(address);
    const { id } = await running.posts.insert({ type: 'post', title: 'Before', slug: 'before' });
    expect(await running.posts.byId(id)).toMatchObject({ title: 'Before' });
    await run(
      address,
      `alter table posts add column subtitle text not null default ''`,
      `alter table users add column pronouns text`,
      `create table later (id bigint primary key)`,
      `insert into kysely_migration values ('0999-later', '2999-01-01T00:00:00Z')`,
      'select 1',
    );
    const restarted = await opened(address);
    for (const store of [running, restarted]) {
      expect(await store.posts.byId(id)).toMatchObject({ title: 'Before' });
      await store.posts.update(id, { title: 'Before' });
      const { id: next } = await store.posts.insert({ type: 'post', title: 'After' });
      expect(await store.posts.byId(next)).toMatchObject({ title: 'After' });
    }
    expect((await restarted.posts.find({ types: ['post'] })).total).toBe(3);
    const name = { username: 'later', email: 'later@x.example', slug: 'later' };
    expect(await restarted.users.insert(name)).toMatchObject({ username: 'later' });
    await Promise.all([running.close(), restarted.close()]);
    await databases.stop();
  });
});
