import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleOf } from '../../site/store/compiled.ts';
import { connectPostgres } from '../../site/store/postgres.ts';
import { connectSqlite } from '../../site/store/sqlite.ts';
import type { Tables } from '../../site/store/tables.ts';
import { isDatabaseUnavailable } from '../../site/store/unavailable.ts';
import { postgresDatabases } from './store-databases.ts';
import type { Databases } from './store-databases.ts';

/** Prepared statements. */

let databases: Databases;
let address: string;

beforeAll(async () => {
  databases = await postgresDatabases();
  address = (await databases.fresh()).databaseUrl;
});

afterAll(() => databases.stop());

const often = (database: Kysely<Tables>) => sql`select ${1}::int as often`.execute(database);

async function repeat(work: () => Promise<unknown>): Promise<void> {
  for (let round = 0; round < 4; round += 1) await work();
}

async function preparedBy(url: string): Promise<readonly string[]> {
  const { read, close } = connectPostgres(url);
  await repeat(() => often(read));
  await sql`select ${1}::int as once`.execute(read);
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements
    where statement like 'select $1::int%'`.execute(read);
  await close();
  return rows.map(({ statement }) => statement);
}

test('a statement that is used often is prepared, one that is used once is not', async () => {
  expect(await preparedBy(address)).toEqual(['select $1::int as often']);
});

test('with ?prepare=false no statement is prepared', async () => {
  expect(await preparedBy(`${address}?prepare=false`)).toEqual([]);
});

test('each process gives a statement the same name, so that behind a pooler none runs the statement of another', async () => {
  const namesAfter = async (first: readonly number[]) => {
    const { read, close } = connectPostgres(address);
    for (const at of first)
      await repeat(() => sql`select ${1}::int + ${sql.lit(at)}`.execute(read));
    await repeat(() => often(read));
    const { rows } = await sql<{ name: string }>`select name from pg_prepared_statements
      where statement = 'select $1::int as often'`.execute(read);
    await close();
    return rows.map(({ name }) => name);
  };
  const names = await namesAfter([]);
  expect(names).toHaveLength(1);
  expect(await namesAfter([1, 2])).toEqual(names);
});

test('a pooler that loses prepared statements is an unavailable database, and the error names ?prepare=false', async () => {
  const { read, close } = connectPostgres(address);
  const error = await read.connection().execute(async (connection) => {
    await repeat(() => often(connection));
    await sql`deallocate all`.execute(connection);
    return often(connection).catch((thrown: unknown) => thrown);
  });
  await close();
  expect(error).toMatchObject({
    message: expect.stringContaining('Add ?prepare=false to DATABASE_URL.') as string,
  });
  expect(isDatabaseUnavailable(error)).toBe(true);
});

test('a query that a timeout of the server cancels is an unavailable database', async () => {
  const { read, close } = connectPostgres(address);
  const error = await read.connection().execute(async (connection) => {
    await sql`set statement_timeout = 50`.execute(connection);
    return sql`select pg_sleep(5)`.execute(connection).catch((thrown: unknown) => thrown);
  });
  await close();
  expect(error).toMatchObject({ code: '57014' });
  expect(isDatabaseUnavailable(error)).toBe(true);
});

test('prepared statements still work after another process adds a column to their table', async () => {
  const { read, close } = connectPostgres(address);
  await sql`create table grown (id int)`.execute(read);
  await sql`insert into grown values (1)`.execute(read);
  const whole = () => sql`select * from grown where id = ${1}`.execute(read);
  const part = () => sql`select id from grown where id = ${1}`.execute(read);
  for (let round = 0; round < 8; round += 1) await Promise.all([whole(), part()]);
  await sql`alter table grown add column name text default 'a'`.execute(read);
  expect((await whole()).rows).toEqual([{ id: 1, name: 'a' }]);
  expect((await part()).rows).toEqual([{ id: 1 }]);
  await close();
});

test('no plan of SQLite depends on a value, so a statement is compiled once', async () => {
  const { read, close } = connectSqlite(':memory:');
  const query = read.selectFrom('posts').select('id').where('type', '=', 'post').limit(1);
  expect(query.compile().sql).toBe('select "id" from "posts" where "type" = +? limit +?');
  await close();
});

test('queries that differ only in the values of lists have one shape', () => {
  const [one, other] = [5, 6].map((id) =>
    sampleOf({ types: ['post'], parents: [id], slugs: ['a'] }),
  );
  expect(one?.shape).toEqual({ types: ['post'], parents: 1, slugs: 1 });
  expect(one?.query).toEqual(other?.query);
  expect(Object.values(other?.samples ?? {})).toEqual([6, 'a']);
  expect(sampleOf({ parents: [5, 6] }).shape).toEqual({ parents: 2 });
});
