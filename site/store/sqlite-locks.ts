import { setTimeout as wait } from 'node:timers/promises';
import { SqliteAdapter, SqliteDialect, SqliteDriver, SqliteQueryCompiler } from 'kysely';
import type {
  CompiledQuery,
  DatabaseConnection,
  Driver,
  QueryResult,
  SqliteDialectConfig,
} from 'kysely';
import { Database } from './driver.ts';
import { withoutNul } from './values.ts';

interface Locks {
  /** Whether the connection is in a transaction: it holds the lock and does not wait. */
  readonly isInTransaction: () => boolean;
  /** Milliseconds to wait for a lock of another process, including the wait for the connection. */
  readonly timeout: number;
}

/**
 * Waits for locks of other processes by retrying. SQLite can wait by itself, but that blocks the process:
 * readers would wait, too.
 */
export class RetryingDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #locks: Locks;

  constructor(config: SqliteDialectConfig, locks: Locks) {
    super(config);
    this.#config = config;
    this.#locks = locks;
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }

  override createDriver(): Driver {
    return new RetryingDriver(this.#config, this.#locks);
  }

  override createQueryCompiler(): SqliteQueryCompiler {
    return new OnceCompiled();
  }
}

/**
 * Writes `+?` for a value. SQLite compiles a statement again at each use if its plan depends on a value, as that of
 * `limit ?` and of a column that occurs in the condition of an index. It does not look into expressions.
 */
class OnceCompiled extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return '+?';
  }
}

/**
 * Runs migrations in one transaction: a process that is killed during them leaves the tables unchanged.
 * Another process that starts meanwhile waits, and finds the migrations done.
 */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class RetryingDriver extends SqliteDriver {
  readonly #locks: Locks;
  #connection: RetryingConnection | null = null;

  constructor(config: SqliteDialectConfig, locks: Locks) {
    super(config);
    this.#locks = locks;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const until = performance.now() + this.#locks.timeout;
    const connection = await super.acquireConnection();
    // All callers share one connection in turn.
    this.#connection ??= new RetryingConnection(connection, this.#locks);
    this.#connection.until = until;
    return this.#connection;
  }
}

const LONGEST_PAUSE = 25;

class RetryingConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  readonly #locks: Locks;
  /** The time at which the current user of the connection gives up. */
  until = 0;

  constructor(connection: DatabaseConnection, locks: Locks) {
    this.#connection = connection;
    this.#locks = locks;
  }

  executeQuery<Row>(given: CompiledQuery): Promise<QueryResult<Row>> {
    const query = { ...given, parameters: given.parameters.map(withoutNul) };
    try {
      return this.#connection.executeQuery<Row>(query);
    } catch (thrown) {
      return this.#isLocked(thrown) ? this.#again(query) : Promise.reject(asError(thrown));
    }
  }

  streamQuery<Row>(query: CompiledQuery, size?: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.#connection.streamQuery<Row>(query, size);
  }

  async #again<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    for (let pause = 1; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
      await wait(pause);
      try {
        return await this.#connection.executeQuery<Row>(query);
      } catch (thrown) {
        if (performance.now() >= this.until || !this.#isLocked(thrown)) throw thrown;
      }
    }
  }

  #isLocked(thrown: unknown): boolean {
    return isLocked(thrown) && !this.#locks.isInTransaction();
  }
}

/** Whether an error means that another process has the lock. */
export function isLocked(thrown: unknown): boolean {
  return thrown instanceof Database.SqliteError && thrown.code.startsWith('SQLITE_BUSY');
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
