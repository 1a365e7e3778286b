import { spawn } from 'node:child_process';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Database } from '../../site/store/driver.ts';
import { openStore } from '../../site/store/index.ts';
import { built } from '../built.ts';
import { opened, postgresServer, run } from './store-databases.ts';
import { Problem } from '../../site/lib/problem.ts';

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'store-open-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

const problem = async (databaseUrl: string, dataDir: string): Promise<string> => {
  const store = await openStore({ databaseUrl, dataDir });
  if (store instanceof Problem) return store.message;
  await store.close();
  return 'opened';
};

test('a database that cannot be opened is reported in one line, without its password', async () => {
  const file = join(root, 'plain');
  await writeFile(file, 'no directory');
  expect(await problem('', file)).toMatch(/^cannot open .*plain\/site\.sqlite: .+$/);

  const text = join(root, 'text.sqlite');
  await writeFile(text, 'this is no database, whatever its name says. '.repeat(50));
  expect(await problem(`sqlite:${text}`, root)).toMatch(/text\.sqlite: file is not a database$/);

  expect(await problem('sqlite:', root)).toMatch(/has no file name/);
  expect(await problem('mysql://x', root)).toMatch(/DATABASE_URL is not an address/);
  expect(await problem('postgres://', root)).toMatch(/DATABASE_URL|cannot open/);

  const refused = await problem('postgres://me:hunter2@127.0.0.1:9/site', root);
  expect(refused).toMatch(/^cannot open postgres:\/\/me@127\.0\.0\.1:9\/site: .*ECONNREFUSED/);
  expect(refused).not.toContain('hunter2');
});

test('an empty PostgreSQL database that cannot store all letters is refused, and stays empty', async () => {
  const databases = await postgresServer();
  const address = await databases.fresh();
  const options = "encoding 'LATIN1' locale 'C' template template0";
  await run(address, `create database latin ${options}`, 'select 1');
  const databaseUrl = address.databaseUrl.replace(/[^/]+$/, 'latin');
  expect(await problem(databaseUrl, root)).toMatch(
    /: the encoding of the database is LATIN1; create it with encoding 'UTF8'$/,
  );
  const tables = "select * from information_schema.tables where table_name = 'posts'";
  expect(await run({ ...address, databaseUrl }, tables)).toEqual([]);
  await databases.stop();
});

test('written data are read after the store is opened again', async () => {
  const address = { databaseUrl: '', dataDir: join(root, 'again') };
  const first = await opened(address);
  await first.posts.insert({ type: 'post', title: 'kept' });
  await first.options.set({ a: 1 });
  await first.close();
  const second = await opened(address);
  expect((await second.posts.byId(1))?.title).toBe('kept');
  expect(second.options.latest().get('a')).toBe(1);
  await second.close();
});

test('the folder of a database has mode 0700; database, -wal, -shm and backup have mode 0600', async () => {
  const dataDir = join(root, 'private');
  const store = await opened({ databaseUrl: '', dataDir });
  const backup = join(root, 'private-backup.sqlite');
  await store.backup(backup);
  const database = join(dataDir, 'site.sqlite');
  const paths = [dataDir, database, `${database}-wal`, `${database}-shm`, backup];
  const modes = await Promise.all(paths.map(async (path) => (await stat(path)).mode & 0o777));
  await store.close();
  expect(modes).toEqual([0o700, 0o600, 0o600, 0o600, 0o600]);
  const copy = await opened({ databaseUrl: `sqlite:${backup}`, dataDir });
  expect(await copy.posts.count({ types: ['post'] })).toBe(0);
  await copy.close();
});

test('if several processes open a new database concurrently, one creates the tables', async () => {
  const address = { databaseUrl: '', dataDir: join(root, 'at-once') };
  const stores = await Promise.all(Array.from({ length: 3 }, () => opened(address)));
  for (const store of stores) await store.posts.insert({ type: 'post', title: 'one' });
  expect(await stores[0]?.posts.count({ types: ['post'] })).toBe(3);
  await Promise.all(stores.map((store) => store.close()));
});

test('a failed creation of the tables leaves none, and the next start creates them all', async () => {
  const path = join(root, 'half.sqlite');
  const database = new Database(path);
  const tables = () =>
    database.prepare("select name from sqlite_master where name in ('posts', 'totals')").pluck();
  database.exec('create table totals (in_the_way text)');
  expect(await problem(`sqlite:${path}`, root)).toMatch(/totals already exists/);
  expect(tables().all()).toEqual(['totals']);
  database.exec('drop table totals');
  expect(await problem(`sqlite:${path}`, root)).toBe('opened');
  expect(tables().all()).toEqual(['posts', 'totals']);
  database.close();
});

test('a login session that another process ends is refused after three seconds at most', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const address = { databaseUrl: '', dataDir: join(root, 'sessions') };
  const [one, other] = [await opened(address), await opened(address)];
  try {
    await one.users.insert({ username: 'a', email: 'a@x.example', slug: 'a' });
    const times = { created: '2026-01-01 00:00:00', expires: '2026-01-02 00:00:00' };
    await one.loginSessions.insert({ digest: 'd', user: 1, ip: '', agent: '', ...times }, 9);
    expect(await other.loginSessions.byDigest('d')).toMatchObject({ user: 1 });
    expect(await one.loginSessions.byDigest('d')).toMatchObject({ user: 1 });
    await one.loginSessions.endByDigest('d');
    expect(await one.loginSessions.byDigest('d')).toBeUndefined();
    vi.advanceTimersByTime(3000);
    expect(await other.loginSessions.byDigest('d')).toBeUndefined();
  } finally {
    vi.useRealTimers();
    await Promise.all([one.close(), other.close()]);
  }
});

test('settings that another store changes are read within three seconds', async () => {
  const address = { databaseUrl: '', dataDir: join(root, 'two') };
  const [one, other] = [await opened(address), await opened(address)];
  expect(await one.options.get('a')).toBeUndefined();
  await other.options.set({ a: 1 });
  await expect.poll(() => one.options.get('a'), { timeout: 3_000 }).toBe(1);
  await Promise.all([one.close(), other.close()]);
});

test('a write that was acknowledged survives kill -9', async () => {
  const dataDir = join(root, 'killed');
  const script = `
    import { openStore } from ${JSON.stringify(join(built, 'site/store/index.js'))};
    const store = await openStore({ dataDir: ${JSON.stringify(dataDir)} });
    for (let n = 1; ; n += 1) {
      await store.posts.insert({ type: 'post', status: 'publish', title: 'n', meta: { n } });
      process.stdout.write(n + '\\n');
    }
  `;
  const writer = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let acknowledged = 0;
  for await (const line of createInterface({ input: writer.stdout })) {
    acknowledged = Number(line);
    if (acknowledged === 50) writer.kill('SIGKILL');
  }
  expect(acknowledged).toBeGreaterThanOrEqual(50);

  const store = await opened({ databaseUrl: '', dataDir });
  const ids = Array.from({ length: acknowledged }, (_, index) => index + 1);
  const posts = await store.posts.byIds(ids);
  expect(posts.size).toBe(acknowledged);
  // A post and its meta values were one write.
  const all = await store.posts.count({ types: ['post'] });
  const meta = await store.meta.of('post', [all]);
  expect(meta.get(all)).toEqual({ n: all });
  await store.close();
});
