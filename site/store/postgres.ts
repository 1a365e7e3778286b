import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import type { PostgresPool } from 'kysely';
import pg from 'pg';
import { LostConnections } from './lost-connections.ts';
import { Replica } from './replica.ts';
import type { ReplicaOptions } from './replica.ts';
import { whileConnecting } from './unavailable.ts';
import { withoutNul } from './values.ts';
import { loggerOf } from './sqlite.ts';
import type { Connections, OnQuery } from './sqlite.ts';
import type { Tables } from './tables.ts';

// Types that pg returns as text, since they can exceed a number: bigint and numeric.
const BIGINT = 20;
const NUMERIC = 1700;

/** Connects lazily: the first query shows whether the server is available. */
export function connectPostgres(
  address: string,
  onQuery?: OnQuery,
  replicaOptions?: ReplicaOptions,
): Connections {
  // Waiting writers must not use up the connections of readers.
  const pool = openPool(address, { most: READERS });
  const writers = openPool(address, { most: WRITERS });
  const databaseOn = (connections: PostgresPool): Kysely<Tables> =>
    new Kysely<Tables>({
      dialect: new PostgresDialect({ pool: connections }),
      ...loggerOf(onQuery),
    });
  // The primary runs the queries that the replica cannot run.
  const replica =
    replicaOptions &&
    new Replica(
      {
        primary: pool,
        replica: openPool(replicaOptions.url, { timeout: REPLICA_TIMEOUT }),
        // Checks must not wait for the queries of requests.
        checked: openPool(address, { most: 1 }),
        checkedReplica: openPool(replicaOptions.url, { most: 1, timeout: REPLICA_TIMEOUT }),
      },
      replicaOptions,
    );
  return {
    read: databaseOn(pool),
    write: databaseOn(writers),
    readNow: null,
    writeNow: null,
    versionNow: () => null,
    ...(replica && { replica: { read: databaseOn(replica.pool), state: () => replica.state() } }),
    pool: () => ({
      used: pool.totalCount - pool.idleCount + writers.totalCount - writers.idleCount,
      idle: pool.idleCount + writers.idleCount,
      waiting: pool.waitingCount + writers.waitingCount,
    }),
    async close() {
      await replica?.pool.end();
      await Promise.all([pool.end(), writers.end()]);
    },
  };
}

// Transactions run one after another; further connections only wait for the lock.
const WRITERS = 3;
const READERS = 7;

// Milliseconds after which a connection to a replica that does not respond is closed.
const REPLICA_TIMEOUT = 10_000;

interface PoolOptions {
  /** The maximum number of connections. */
  readonly most?: number;
  /** The timeout of a query in milliseconds. */
  readonly timeout?: number;
}

function openPool(address: string, { most = READERS, timeout }: PoolOptions = {}): pg.Pool {
  const pool = new Pool({
    connectionString: address,
    max: most,
    connectionTimeoutMillis: 5_000,
    ...(timeout !== undefined && { query_timeout: timeout }),
    types: {
      // Ids and counts of a site fit into a number.
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === BIGINT || oid === NUMERIC ? Number : pg.types.getTypeParser(oid, format),
    },
  });
  // An idle connection that the server closes is replaced on demand; without a listener the error would end
  // the process.
  pool.on('error', () => undefined);
  const names = isPreparing(address) ? new StatementNames() : null;
  const lost = new LostConnections(address);
  pool.on('connect', (client) => {
    adaptQueries(client, names, lost);
  });
  return pool;
}

/** A pool that marks the errors of opening a connection. */
class Pool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(use: Parameters<pg.Pool['connect']>[0]): void;
  override connect(use?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | void {
    return use ? super.connect(use) : whileConnecting(() => super.connect());
  }
}

/** Whether statements are prepared: not with `?prepare=false`, for poolers that do not support it. */
function isPreparing(address: string): boolean {
  return new URL(address).searchParams.get('prepare') !== 'false';
}

/**
 * Makes a connection remove NUL characters from values, which PostgreSQL rejects, and prepare the statements that have
 * names: planning a query costs more than running it. The connection is closed if it is lost.
 */
function adaptQueries(
  client: pg.PoolClient,
  names: StatementNames | null,
  lost: LostConnections,
): void {
  const query = client.query.bind(client) as (...args: readonly unknown[]) => unknown;
  // Why the server closed the connection. Later queries, such as a rollback, only report that it is closed.
  let fatal: pg.DatabaseError | null = null;
  const reasonFor = (error: unknown): unknown => {
    if (!(error instanceof pg.DatabaseError)) return fatal ?? error;
    if (error.severity === 'FATAL') fatal ??= error;
    return error;
  };
  // The next query of a transaction reports a lost connection.
  client.on('error', reasonFor);
  const adapted = (...args: readonly unknown[]): unknown => {
    const [text, given] = args;
    if (typeof text !== 'string' || !Array.isArray(given) || args.length > 2) return query(...args);
    const values = given.map(withoutNul);
    const name = names?.of(text);
    const result = name === undefined ? query(text, values) : query({ name, text, values });
    return lost.observe(client, result).catch((error: unknown) => {
      throw explained(reasonFor(error));
    });
  };
  // It has the parameters and results of `query`.
  client.query = adapted as typeof client.query;
}

/** Explains why a prepared statement is missing, or was prepared by another process. */
function explained(error: unknown): unknown {
  if (error instanceof Error && 'code' in error && MIXED_UP.has(String(error.code)))
    error.message += '. A pooler without prepared statements? Add ?prepare=false to DATABASE_URL.';
  return error;
}

const MIXED_UP: ReadonlySet<string> = new Set(['26000', '42P05']);

// Each connection stores a plan for each name, which can take 100 kB.
const MOST_NAMES = 200;
const MOST_SEEN = 2_000;
const OFTEN = 3;

/** Names for statements that are used often. */
class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #seen = new Map<string, number>();

  /** Returns the name of a statement; `undefined` for one that is not prepared. */
  of(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= MOST_NAMES) return known;
    const count = (this.#seen.get(text) ?? 0) + 1;
    if (count < OFTEN || HAS_ALL_COLUMNS.test(text)) {
      if (this.#seen.size >= MOST_SEEN) this.#seen.clear();
      this.#seen.set(text, count);
      return undefined;
    }
    this.#seen.delete(text);
    // A pooler can hand over a connection on which another process has prepared a statement of the same name.
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 16);
    this.#names.set(text, name);
    return name;
  }
}

// The server rejects the plan of such a query after another process has added a column.
const HAS_ALL_COLUMNS = /(?<!\()\*/;
