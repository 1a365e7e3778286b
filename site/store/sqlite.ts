import { closeSync, existsSync, openSync } from 'node:fs';
import { Kysely } from 'kysely';
import type { KyselyConfig, SqliteDatabase, SqliteStatement } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { RunNow } from './context.ts';
import { Database } from './driver.ts';
import type { ReplicaState } from './replica.ts';
import { isLocked, RetryingDialect } from './sqlite-locks.ts';
import type { Tables } from './tables.ts';

/** Two connections to one file: writes take turns on one, and reads never wait for them (WAL). */
export interface Connections {
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  readonly readNow: RunNow | null;
  /** Runs statements inside a transaction. */
  readonly writeNow: RunNow | null;
  /** Returns a text that changes with every commit; `null` if it cannot be read without waiting. */
  readonly versionNow: () => string | null;
  /** The use of the connection pool; absent without one. */
  readonly pool?: () => PoolUse;
  /** Reads from a replica while it is usable, and its state; absent without one. */
  readonly replica?: { readonly read: Kysely<Tables>; readonly state: () => ReplicaState };
  close(): Promise<void>;
}

/** The connections of a pool, and the queries that wait for one. */
export type PoolUse = Readonly<Record<'used' | 'idle' | 'waiting', number>>;

const MEMORY = ':memory:';
/** The default of `lockTimeout`. */
export const LOCK_TIMEOUT = 5_000;

/** Called with each query and its duration in milliseconds. */
export type OnQuery = (text: string, parameters: readonly unknown[], duration: number) => void;

/** Returns the part of Kysely's configuration that reports queries. */
export function loggerOf(onQuery: OnQuery | undefined): Pick<KyselyConfig, 'log'> {
  return onQuery
    ? {
        log: ({ query, queryDurationMillis }) =>
          onQuery(query.sql, query.parameters, queryDurationMillis),
      }
    : {};
}

interface SqliteOptions {
  readonly onQuery?: OnQuery | undefined;
  /** Milliseconds to wait for a lock of another process. */
  readonly lockTimeout?: number | undefined;
}

/** Opens or creates the file; throws the errors of better-sqlite3. */
export function connectSqlite(path: string, options: SqliteOptions = {}): Connections {
  const { lockTimeout: timeout = LOCK_TIMEOUT } = options;
  // SQLite gives `-wal` and `-shm` the mode of the database.
  if (path !== MEMORY && !existsSync(path)) closeSync(openSync(path, 'a', 0o600));
  // At the start no other request waits.
  const writer = new Database(path, { timeout });
  try {
    writer.pragma('journal_mode = WAL');
    writer.pragma('foreign_keys = ON');
    // Every commit is on disk before it is acknowledged: neither kill -9 nor a power cut loses one.
    writer.pragma('synchronous = FULL');
    // Writes update many indexes, whose pages should be cached.
    writer.pragma('cache_size = -32000');
    if (path === MEMORY) return single(writer, options);
    const reader = new Database(path, { readonly: true, timeout });
    reader.pragma('cache_size = -16000');
    const [read, write] = [new CachingDatabase(reader), new CachingDatabase(writer)];
    return {
      read: kyselyOf(read, options),
      write: kyselyOf(write, options),
      readNow: runNowOf(read, options),
      writeNow: runNowOf(write, options),
      versionNow: versionOf(reader),
      close() {
        // Kysely does not close a connection that was never used.
        reader.close();
        writer.close();
        return Promise.resolve();
      },
    };
  } catch (error) {
    writer.close();
    throw error;
  }
}

/** Removes the login sessions from a copy of a database, also from its free pages. */
export function removeSessions(path: string): void {
  const copy = new Database(path, { fileMustExist: true });
  try {
    copy.pragma('journal_mode = MEMORY');
    copy.pragma('secure_delete = ON');
    copy.exec('delete from login_sessions');
  } finally {
    copy.close();
  }
}

/** Returns the connections to a database in memory, for tests: there can be only one connection. */
function single(database: Database, options: SqliteOptions): Connections {
  const caching = new CachingDatabase(database);
  const both = kyselyOf(caching, options);
  return {
    read: both,
    write: both,
    // Another request may have a transaction on the connection.
    readNow: null,
    writeNow: runNowOf(caching, options),
    versionNow: () => null,
    close: () => Promise.resolve(void database.close()),
  };
}

/** The number changes with every commit of another connection, such as that of the writer. */
function versionOf(reader: Database): () => string | null {
  const statement = reader.prepare<[], number>('pragma data_version').pluck();
  return () => {
    try {
      return String(statement.get());
    } catch (thrown) {
      if (isLocked(thrown)) return null;
      throw thrown;
    }
  };
}

function kyselyOf(
  database: CachingDatabase,
  { onQuery, lockTimeout: timeout = LOCK_TIMEOUT }: SqliteOptions,
): Kysely<Tables> {
  const locks = { isInTransaction: () => database.isInTransaction, timeout };
  return new Kysely<Tables>({
    dialect: new RetryingDialect({ database }, locks),
    ...loggerOf(onQuery),
  });
}

function runNowOf(database: CachingDatabase, { onQuery }: SqliteOptions): RunNow {
  return (text, parameters) => {
    const start = onQuery ? performance.now() : 0;
    try {
      const rows = database.runner(text)(parameters);
      onQuery?.(text, parameters, performance.now() - start);
      return rows;
    } catch (thrown) {
      if (isLocked(thrown) && !database.isInTransaction) return null;
      throw thrown;
    }
  };
}

const STATEMENTS_KEPT = 500;

type Run = (parameters: readonly unknown[]) => readonly object[];

/**
 * Caches prepared statements: preparing costs several times as much as a small read. A transaction takes
 * the write lock at its start, since a transaction that has read cannot wait for it.
 */
class CachingDatabase implements SqliteDatabase {
  readonly #database: Database;
  readonly #statements = new LRUCache<string, SqliteStatement>({ max: STATEMENTS_KEPT });
  readonly #runners = new LRUCache<string, Run>({ max: STATEMENTS_KEPT });

  constructor(database: Database) {
    database.pragma('busy_timeout = 0');
    this.#database = database;
  }

  get isInTransaction(): boolean {
    return this.#database.inTransaction;
  }

  prepare(text: string): SqliteStatement {
    const sql = this.#meantBy(text);
    const known = this.#statements.get(sql);
    if (known) return known;
    const fresh: SqliteStatement = this.#database.prepare(sql);
    this.#statements.set(sql, fresh);
    return fresh;
  }

  /** Returns the function that runs a statement and returns its rows. */
  runner(text: string): Run {
    const known = this.#runners.get(text);
    if (known) return known;
    const statement = this.#database.prepare<[readonly unknown[]], readonly unknown[]>(text);
    const names = statement.reader
      ? statement
          .raw()
          .columns()
          .map(({ name }) => name)
      : [];
    // For the driver, creating objects is slower than creating lists of values.
    const run: Run = statement.reader
      ? (parameters) => statement.all(parameters).map((values) => rowOf(names, values))
      : (parameters) => (statement.run(parameters), []);
    this.#runners.set(text, run);
    return run;
  }

  close(): void {
    this.#statements.clear();
    this.#runners.clear();
    this.#database.close();
  }

  #meantBy(text: string): string {
    if (text === 'begin' && !this.#database.readonly) return 'begin immediate';
    // A full disk rolls back a transaction by itself; the error of a second rollback would hide the cause.
    return text === 'rollback' && !this.#database.inTransaction ? 'select 1' : text;
  }
}

function rowOf(names: readonly string[], values: readonly unknown[]): object {
  const row: { [name: string]: unknown } = {};
  for (let at = 0; at < names.length; at += 1) row[names[at] ?? ''] = values[at];
  return row;
}
