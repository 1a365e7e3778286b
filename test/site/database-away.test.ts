import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listen } from '../../runtime/http/index.ts';
import type { Listening } from '../../runtime/http/index.ts';
import { makeApplicationPassword } from '../../site/domain/accounts.ts';
import { Database } from '../../site/store/driver.ts';
import { connectSqlite } from '../../site/store/sqlite.ts';
import { isUnavailable } from '../../site/lib/files.ts';
import type { Session, Store } from '../../site/store/index.ts';
import { bothDatabases, siteOn } from './site-on.ts';
import type { TestSite } from './site-of.ts';
import {
  opened,
  postgresDatabases,
  postgresServer,
  run,
  sqliteDatabases,
} from './store-databases.ts';
import type { Databases, ServedDatabases } from './store-databases.ts';

/** A database that is locked, missing or full for a while: requests get 503, and succeed afterwards. */

let site: TestSite;
let listening: Listening;
let bugs: [bug: unknown, requestId: string | null][];
let authorization: string;

async function startOver(databases: Databases): Promise<void> {
  bugs = [];
  const onBug = (bug: unknown, id: string | null): void => void bugs.push([bug, id]);
  site = await siteOn(databases, { onBug });
  listening = await listen(site.app, { port: 0, fallback: site.app.pages, onBug, isUnavailable });
  const { password } = await makeApplicationPassword(site.store, 1, { name: 'a test', appId: '' });
  authorization = `Basic ${Buffer.from(`admin:${password}`).toString('base64')}`;
}

async function stop(): Promise<void> {
  await listening.close();
  await site.close();
}

const at = (path: string): string => `http://127.0.0.1:${listening.port}${path}`;
const POSTS = '/cms-json/cms/v2/posts';

const read = (path = POSTS): Promise<Response> => fetch(at(path));
const readAsAdmin = (): Promise<Response> => fetch(at(POSTS), { headers: { authorization } });
const write = (title: string): Promise<Response> =>
  fetch(at(POSTS), {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ title }),
  });

/** Checks the response while the database is unavailable: the error body of the contract, without the cause. */
async function expectAway(response: Response): Promise<void> {
  expect(await response.json()).toEqual({
    code: 'rest_unavailable',
    message: 'Service temporarily unavailable. Try again later.',
    data: { status: 503, request_id: response.headers.get('x-request-id') },
  });
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  // The cause is logged with the request that failed.
  expect(bugs.at(-1)).toEqual([expect.any(Error), response.headers.get('x-request-id')]);
}

const titled = async (title: string): Promise<number> => {
  const { rows } = await site.store.posts.find({ types: ['post'], search: title });
  return rows.length;
};

describe('an SQLite file locked by another process', () => {
  let databases: Databases;
  let file: string;
  beforeAll(async () => {
    databases = await sqliteDatabases();
  });
  afterAll(() => databases.stop());
  beforeEach(async () => {
    const fresh = async () => {
      const address = { ...(await databases.fresh()), lockTimeout: 50 };
      file = join(address.dataDir, 'site.sqlite');
      return address;
    };
    await startOver({ ...databases, fresh });
  });
  afterEach(stop);

  test('can be read; a write gets 503, and succeeds after the lock is released', async () => {
    // The password was used before, so its use is not written.
    expect((await readAsAdmin()).status).toBe(200);
    const other = new Database(file);
    other.exec('BEGIN EXCLUSIVE');
    expect((await read()).status).toBe(200);
    expect((await read('/')).status).toBe(200);
    await expectAway(await write('unheard of'));
    other.exec('ROLLBACK');
    other.close();
    expect(await titled('unheard of')).toBe(0);
    expect((await write('unheard of')).status).toBe(201);
    expect(await titled('unheard of')).toBe(1);
    expect(bugs.length).toBe(1);
  });

  test('reads do not wait for it; writes do', async () => {
    await stop();
    await startOver({
      ...databases,
      fresh: async () => {
        const address = { ...(await databases.fresh()), lockTimeout: 60_000 };
        file = join(address.dataDir, 'site.sqlite');
        return address;
      },
    });
    expect((await readAsAdmin()).status).toBe(200);
    const other = new Database(file);
    other.exec('BEGIN IMMEDIATE');
    const done: string[] = [];
    const writing = Promise.all([write('one'), write('another')]).then((responses) => {
      done.push('written');
      return responses.map(({ status }) => status);
    });
    for (let at = 0; at < 20; at += 1) expect((await read()).status).toBe(200);
    done.push('read');
    other.exec('COMMIT');
    other.close();
    expect(await writing).toEqual([201, 201]);
    expect(done).toEqual(['read', 'written']);
    expect([await titled('one'), bugs]).toEqual([1, []]);
  });
});

describe('a stopped PostgreSQL server', () => {
  let databases: ServedDatabases;
  beforeAll(async () => {
    databases = await postgresServer();
  });
  afterAll(() => databases.stop());
  beforeEach(() => startOver(databases));
  afterEach(stop);

  test('gets 503 while it is stopped and 200 after it starts', async () => {
    expect((await read()).status).toBe(200);
    await databases.halt();
    await expectAway(await read());
    await expectAway(await readAsAdmin());
    await expectAway(await write('unheard of'));
    const page = await read('/');
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
    expect(page.headers.get('content-type')).toBe('text/plain; charset=UTF-8');
    expect(await page.text()).toBe('The site is temporarily unavailable. Try again later.\n');

    await databases.resume();
    expect((await read()).status).toBe(200);
    expect((await read('/')).status).toBe(200);
    expect(await titled('unheard of')).toBe(0);
    expect((await write('unheard of')).status).toBe(201);
  });

  test('aborts running transactions only', async () => {
    const left = site.store.transaction(async (store) => {
      await store.posts.insert({ type: 'post', title: 'half' });
      await databases.halt();
      await store.posts.insert({ type: 'post', title: 'half' });
    });
    const thrown = await left.then(
      () => null,
      (error: unknown) => error,
    );
    expect([thrown, isUnavailable(thrown)]).toEqual([expect.any(Error), true]);
    await databases.resume();
    expect(await titled('half')).toBe(0);
  });
});

describe.each(bothDatabases)('a transaction of another process on %s', (_, open) => {
  let databases: Databases;
  let [store, other]: Store[] = [];
  beforeAll(async () => {
    databases = await open();
  });
  afterAll(() => databases.stop());
  beforeEach(async () => {
    const address = { ...(await databases.fresh()), lockTimeout: 100 };
    store = await opened(address);
    other = await opened(address);
  });
  afterEach(() => Promise.all([store?.close(), other?.close()]));

  const insert = (to: Session | undefined, title: string): Promise<unknown> | undefined =>
    to?.posts.insert({ type: 'post', title });

  test('stops no reader and no export, however many writers wait, which get an error', async () => {
    await other?.transaction(async (session) => {
      await insert(session, 'unfinished');
      const writing = Promise.allSettled(
        Array.from({ length: 12 }, (_item, at) => insert(store, `waits ${at}`)),
      );
      expect((await store?.posts.find({ types: ['post'] }))?.total).toBe(0);
      const exported = await store?.export({ baseUrl: 'http://a.test', adminUrl: 'http://b.test' });
      expect(exported?.posts).toEqual([]);
      const reasons = (await writing).map((one) => one.status === 'rejected' && one.reason);
      expect(reasons.map(isUnavailable)).toEqual(Array.from({ length: 12 }, () => true));
    });
    await insert(store, 'later');
    expect((await store?.posts.find({ types: ['post'] }))?.total).toBe(2);
  });
});

test('PostgreSQL ends a transaction whose process sends nothing, and other writers continue', async () => {
  const databases = await postgresServer();
  const address = { ...(await databases.fresh()), lockTimeout: 20 };
  const [silent, other] = [await opened(address), await opened(address)];
  const thrown = await silent
    .transaction(async (session) => {
      await session.posts.insert({ type: 'post', title: 'lost' });
      const write = () => other.posts.insert({ type: 'post', title: 'kept' });
      for (let isWritten = false; !isWritten;)
        isWritten = await write().then(
          () => true,
          () => false,
        );
      await session.posts.insert({ type: 'post', title: 'lost' });
    })
    .catch((error: unknown) => error);
  expect([thrown, isUnavailable(thrown)]).toEqual([expect.any(Error), true]);
  const { rows } = await other.posts.find({ types: ['post'] });
  expect(rows.map(({ title }) => title)).toEqual(['kept']);
  await Promise.all([silent.close(), other.close()]);
  await databases.stop();
});

test.each(['repeatable read', 'serializable'])(
  'concurrent writers of one slug succeed on a PostgreSQL database whose default is %s',
  async (level) => {
    const databases = await postgresDatabases();
    const address = await databases.fresh();
    const name = new URL(address.databaseUrl).pathname.slice(1);
    await run(
      address,
      `alter database ${name} set default_transaction_isolation = '${level}'`,
      'select 1',
    );
    const store = await opened(address);
    const insert = () =>
      store.transaction(async ({ posts }) => {
        const slug = await posts.uniqueSlug('same', { type: 'post' });
        return posts.insert({ type: 'post', slug, status: 'publish' });
      });
    const posts = await Promise.all(Array.from({ length: 12 }, insert));
    expect(new Set(posts.map(({ slug }) => slug)).size).toBe(12);
    await store.close();
    await databases.stop();
  },
);

test('a full SQLite file gets 503 and keeps its content', async () => {
  const databases = await sqliteDatabases();
  const { dataDir } = await databases.fresh();
  await (await opened({ dataDir })).close();
  const { write: database, read: reader, close } = connectSqlite(join(dataDir, 'site.sqlite'));
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database);
  await sql.raw(`pragma max_page_count = ${rows[0]?.page_count ?? 0}`).execute(database);
  const filled = database.transaction().execute(async (transaction) => {
    for (let row = 0; row < 100; row += 1) {
      const values = { name: `name ${row}`, value: JSON.stringify('x'.repeat(10_000)) };
      await transaction.insertInto('options').values(values).execute();
    }
  });
  const thrown = await filled.then(
    () => null,
    (error: unknown) => error,
  );
  expect([thrown, isUnavailable(thrown)]).toEqual([
    expect.objectContaining({ code: 'SQLITE_FULL' }),
    true,
  ]);
  expect(await reader.selectFrom('options').selectAll().execute()).toEqual([]);
  await sql`pragma max_page_count = 100000`.execute(database);
  await database.insertInto('options').values({ name: 'a', value: '1' }).execute();
  await close();
  await databases.stop();
});

const coded = (code: string): Error => Object.assign(new Error('of a test'), { code });
const refusedBy = (code: string): Error => {
  const error = new pg.DatabaseError('of a test', 0, 'error');
  error.code = code;
  return error;
};

test.each([
  ['SQLITE_BUSY_SNAPSHOT', new Database.SqliteError('of a test', 'SQLITE_BUSY_SNAPSHOT'), true],
  ['SQLITE_IOERR_READ', new Database.SqliteError('of a test', 'SQLITE_IOERR_READ'), true],
  ['SQLITE_CANTOPEN', new Database.SqliteError('of a test', 'SQLITE_CANTOPEN'), true],
  ['SQLITE_CONSTRAINT', new Database.SqliteError('of a test', 'SQLITE_CONSTRAINT_UNIQUE'), false],
  ['57P03 still starting', refusedBy('57P03'), true],
  ['53300 too many connections', refusedBy('53300'), true],
  ['53100 disk full', refusedBy('53100'), true],
  ['28P01 wrong password', refusedBy('28P01'), true],
  ['42601 syntax error', refusedBy('42601'), false],
  ['55P03 lock timeout', refusedBy('55P03'), true],
  ['25P03 idle transaction', refusedBy('25P03'), true],
  ['25006 read-only server', refusedBy('25006'), true],
  ['57014 cancelled', refusedBy('57014'), true],
  ['40P01 deadlock', refusedBy('40P01'), true],
  ['26000 statement lost by a pooler', refusedBy('26000'), true],
  ['ECONNREFUSED', coded('ECONNREFUSED'), true],
  ['ENOSPC', coded('ENOSPC'), true],
  ['ENOENT', coded('ENOENT'), false],
  ['an error', new Error('of a test'), false],
  ['no error', 'ECONNREFUSED', false],
])('`isUnavailable` distinguishes database failures from bugs: %s', (_name, thrown, expected) => {
  expect(isUnavailable(thrown)).toBe(expected);
});
