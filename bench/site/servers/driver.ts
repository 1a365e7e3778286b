/** The drivers of both databases with prepared statements, without a query builder. */
import pg from 'pg';
import { Database } from '../../../site/store/driver.ts';

type Value = string | number | readonly number[] | readonly string[];
export type Rows<Row> = readonly Row[] | Promise<readonly Row[]>;

/** Sends statements, whose parameters are `?`; each text is prepared once per connection. */
export interface Sender {
  /** Returns the rows of a statement. */
  all<Row>(sql: string, values: readonly Value[]): Rows<Row>;
}

export interface Driver extends Sender {
  readonly kind: 'sqlite' | 'postgres';
  transaction<T>(work: (inside: Sender) => Promise<T>): Promise<T>;
}

/** Returns the condition that a column is one of the values of a list, which is one parameter. */
export function isAnyOf({ kind }: Driver, column: string): string {
  return kind === 'sqlite' ? `${column} in (select value from json_each(?))` : `${column} = any(?)`;
}

export function openDriver(databaseUrl: string, file: string): Driver {
  return databaseUrl === '' ? openSqlite(file) : openPostgres(databaseUrl);
}

/** The settings of a connection to SQLite; those of the site. */
export const PRAGMAS = [
  'journal_mode = WAL',
  'foreign_keys = ON',
  'synchronous = FULL',
  'cache_size = -32000',
];

function openSqlite(file: string): Driver {
  const database = new Database(file);
  for (const pragma of PRAGMAS) database.pragma(pragma);
  const statements = new Map<string, ReturnType<Database['prepare']>>();
  const all = <Row>(sql: string, values: readonly Value[]): Row[] => {
    let statement = statements.get(sql);
    if (statement === undefined) {
      statement = database.prepare(sql);
      statements.set(sql, statement);
    }
    const sent = values.map((value) => (typeof value === 'object' ? JSON.stringify(value) : value));
    if (!statement.reader) {
      statement.run(sent);
      return [];
    }
    // The caller knows the columns of its statement.
    return statement.all(sent) as Row[];
  };
  let last: Promise<unknown> = Promise.resolve();
  return {
    kind: 'sqlite',
    all,
    transaction(work) {
      // One connection has one transaction at a time.
      const next = last.then(async () => {
        all('begin immediate', []);
        try {
          const result = await work({ all });
          all('commit', []);
          return result;
        } catch (error) {
          all('rollback', []);
          throw error;
        }
      });
      last = next.catch(() => undefined);
      return next;
    },
  };
}

const BIGINT = 20;

/** A pool that reads `bigint` as a number. */
export function openPool(databaseUrl: string): pg.Pool {
  pg.types.setTypeParser(BIGINT, Number);
  return new pg.Pool({ connectionString: databaseUrl, max: 10 });
}

function openPostgres(databaseUrl: string): Driver {
  const pool = openPool(databaseUrl);
  const names = new Map<string, { readonly name: string; readonly text: string }>();
  const queryOf = (sql: string, values: readonly Value[]) => {
    let known = names.get(sql);
    if (known === undefined) {
      let count = 0;
      known = { name: `s${names.size}`, text: sql.replace(/\?/g, () => `$${(count += 1)}`) };
      names.set(sql, known);
    }
    return { ...known, values: [...values] };
  };
  return {
    kind: 'postgres',
    // The caller knows the columns of its statement.
    all: async <Row>(sql: string, values: readonly Value[]) =>
      (await pool.query(queryOf(sql, values))).rows as Row[],
    async transaction(work) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const result = await work({
          all: async <Row>(sql: string, values: readonly Value[]) =>
            (await client.query(queryOf(sql, values))).rows as Row[],
        });
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback');
        throw error;
      } finally {
        client.release();
      }
    },
  };
}
