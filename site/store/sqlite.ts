import { closeSync, existsSync, openSync } from 'node:fs';
import Database from 'better-sqlite3';
import { Kysely } from 'kysely';
import type { Logger, SqliteDatabase, SqliteStatement } from 'kysely';
import { PatientDialect } from './sqlite-locks.ts';
import type { Tables } from './tables.ts';

/** One file, two connections: writes take turns on one, reads never wait for them (WAL). */
export interface Connections {
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  close(): Promise<void>;
}

const MEMORY = ':memory:';
const LOCK_TIMEOUT = 5_000;

interface SqliteOptions {
  readonly log?: Logger | undefined;
  /** Milliseconds to wait for a lock of another process. */
  readonly lockTimeout?: number | undefined;
}

/** Opens the file, or makes it; throws what better-sqlite3 throws. */
export function connectSqlite(path: string, options: SqliteOptions = {}): Connections {
  const { lockTimeout: timeout = LOCK_TIMEOUT } = options;
  makePrivateFile(path);
  // At the start no other request waits.
  const writer = new Database(path, { timeout });
  try {
    writer.pragma('journal_mode = WAL');
    writer.pragma('foreign_keys = ON');
    // Every commit is on the disk before it is acknowledged: kill -9 loses none, nor does a power cut.
    writer.pragma('synchronous = FULL');
    // Rows are put into many indexes, which have to be at hand.
    writer.pragma('cache_size = -32000');
    if (path === MEMORY) return single(writer, options);
    const reader = new Database(path, { readonly: true, timeout });
    reader.pragma('cache_size = -16000');
    return {
      read: kyselyOf(reader, options),
      write: kyselyOf(writer, options),
      close() {
        // Not by kysely, which leaves a connection open that was never asked anything.
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

/** Makes an empty file of mode 0600 unless there is one. SQLite gives `-wal` and `-shm` the mode of the database. */
function makePrivateFile(path: string): void {
  if (path !== MEMORY && !existsSync(path)) closeSync(openSync(path, 'a', 0o600));
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

/** A database that lives as long as its connection, for tests: there can be only one. */
function single(database: Database.Database, options: SqliteOptions): Connections {
  const both = kyselyOf(database, options);
  return { read: both, write: both, close: () => Promise.resolve(void database.close()) };
}

function kyselyOf(
  database: Database.Database,
  { log, lockTimeout: timeout = LOCK_TIMEOUT }: SqliteOptions,
): Kysely<Tables> {
  database.pragma('busy_timeout = 0');
  const locks = { isInTransaction: () => database.inTransaction, timeout };
  return new Kysely<Tables>({
    dialect: new PatientDialect({ database: new CachingDatabase(database) }, locks),
    ...(log ? { log } : {}),
  });
}

const STATEMENTS_KEPT = 500;

/**
 * Keeps prepared statements: preparing costs several times what a small read does. A transaction takes
 * the lock of the writer at its start, since one that reads first could not wait for it later.
 */
class CachingDatabase implements SqliteDatabase {
  readonly #database: Database.Database;
  readonly #statements = new Map<string, SqliteStatement>();

  constructor(database: Database.Database) {
    this.#database = database;
  }

  prepare(text: string): SqliteStatement {
    const sql = this.#meantBy(text);
    const known = this.#statements.get(sql);
    if (known) return known;
    const fresh: SqliteStatement = this.#database.prepare(sql);
    const oldest = this.#statements.keys().next();
    if (this.#statements.size >= STATEMENTS_KEPT && !oldest.done)
      this.#statements.delete(oldest.value);
    this.#statements.set(sql, fresh);
    return fresh;
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }

  #meantBy(text: string): string {
    if (text === 'begin') return 'begin immediate';
    // A full disk ends a transaction by itself; to complain of that would hide what happened.
    return text === 'rollback' && !this.#database.inTransaction ? 'select 1' : text;
  }
}
