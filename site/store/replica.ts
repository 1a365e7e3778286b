import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresPool } from 'kysely';
import pg from 'pg';
import { isDatabaseUnavailable, reasonOf } from './unavailable.ts';

/** A replica that anonymous reads may use. */
export interface ReplicaOptions {
  readonly url: string;
  /** The maximum age of the data that readers get, in milliseconds. */
  readonly maxLag: number;
  /** Called with a sentence when reads start to use the primary, and when they use the replica again. */
  readonly onProblem: (sentence: string) => void;
}

/** The pools of requests and of checks. */
export interface ReplicaPools {
  readonly primary: pg.Pool;
  readonly replica: pg.Pool;
  readonly checked: pg.Pool;
  readonly checkedReplica: pg.Pool;
}

/** Whether reads use the replica, and how far it is behind, in seconds. */
export interface ReplicaState {
  readonly isUsed: boolean;
  readonly lag: number;
}

const CHECK_EVERY = 1_000;
const CHECK_TIMEOUT = 1_000;

const PRIMARY_POSITION = `select pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0') as position,
  system_identifier::text || ' ' || current_database() as database from pg_control_system()`;
const REPLICA_POSITION = `select case when pg_is_in_recovery()
  then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0') end as position,
  system_identifier::text || ' ' || current_database() as database from pg_control_system()`;

interface Position {
  /** The position in the write-ahead log in bytes; `null` for a server that is not a replica. */
  readonly position: number | null;
  readonly database: string;
}

/**
 * A replica, checked every second. The age of its data follows from earlier log positions of the primary, so neither
 * the clocks of the machines nor a pause of writes matter. A query that the replica cannot run goes to the primary.
 */
export class Replica {
  readonly #pools: ReplicaPools;
  readonly #options: ReplicaOptions;
  readonly #stop = new AbortController();
  readonly #ended: Promise<void>;
  /** Rejects the queries that wait for the replica. */
  readonly #waiting = new Set<(error: Error) => void>();
  /** The end of the log of the primary at some points in time. */
  #samples: readonly { readonly at: number; readonly position: number }[] = [];
  /** The replica has all commits before this time. */
  #freshAt = Number.NEGATIVE_INFINITY;
  #isLost = false;
  #wasUsed = true;

  constructor(pools: ReplicaPools, options: ReplicaOptions) {
    this.#pools = pools;
    this.#options = options;
    this.#ended = this.#watch();
  }

  /** A pool whose queries use the replica, or the primary. */
  readonly pool: PostgresPool = {
    connect: () => Promise.resolve(this.#client),
    end: () => this.#close(),
  };

  state(): ReplicaState {
    const behind = performance.now() - this.#freshAt;
    return { isUsed: !this.#isLost && behind <= this.#options.maxLag, lag: behind / 1000 };
  }

  readonly #client = {
    query: async (text: string, values: readonly unknown[]) => {
      if (this.state().isUsed) {
        try {
          return await this.#query(text, values);
        } catch (error) {
          // Other errors are conflicts with the replay of the log, or a wrong query, which also fails on the primary.
          if (isDatabaseUnavailable(error) && !isPoolFull(error)) this.#lose(error);
        }
      }
      const client = await this.#pools.primary.connect();
      return queryOn(client, text, values);
    },
    release: () => undefined,
    // Kysely also has cursors, which the store does not use.
  } as unknown as Awaited<ReturnType<PostgresPool['connect']>>;

  #query(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    return new Promise((resolve, reject) => {
      this.#waiting.add(reject);
      this.#pools.replica
        .connect()
        .then((client) => queryOn(client, text, values))
        .then(resolve, reject)
        .finally(() => this.#waiting.delete(reject));
    });
  }

  #lose(error: unknown): void {
    this.#isLost = true;
    for (const reject of this.#waiting) reject(new Error('the replica is lost', { cause: error }));
    this.#waiting.clear();
    this.#report(reasonOf(error));
  }

  async #watch(): Promise<void> {
    const { signal } = this.#stop;
    const interval = Math.min(CHECK_EVERY, this.#options.maxLag / 4);
    while (!signal.aborted) {
      this.#report(await this.#check());
      await pause(interval, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  /** Reports a change between replica and primary once. */
  #report(problem: string | null): void {
    const { isUsed, lag } = this.state();
    if (isUsed === this.#wasUsed || this.#stop.signal.aborted) return;
    this.#wasUsed = isUsed;
    const behind = Number.isFinite(lag) ? `it is ${lag.toFixed(1)} seconds behind` : 'it is behind';
    this.#options.onProblem(
      isUsed
        ? 'anonymous reads use the replica again'
        : `anonymous reads use the primary instead of the replica: ${problem ?? behind}`,
    );
  }

  /** Compares the replica with the primary; returns why the primary does not respond, or `null`. */
  async #check(): Promise<string | null> {
    const at = performance.now();
    let current: Position;
    try {
      current = await positionOn(this.#pools.checked, PRIMARY_POSITION);
    } catch (error) {
      // The replica is used until its data are too old.
      return `the primary does not respond (${reasonOf(error)})`;
    }
    try {
      const replayed = await positionOn(this.#pools.checkedReplica, REPLICA_POSITION);
      if (replayed.position === null) throw new Error('it is not a replica');
      if (replayed.database !== current.database)
        throw new Error('it is not a replica of this database');
      this.#compare(at, current.position ?? 0, replayed.position);
      this.#isLost = false;
      return null;
    } catch (error) {
      this.#lose(error);
      return null;
    }
  }

  #compare(at: number, position: number, replayed: number): void {
    const oldest = at - this.#options.maxLag;
    const samples = [...this.#samples, { at, position }].filter((sample) => sample.at >= oldest);
    for (const sample of samples) if (sample.position <= replayed) this.#freshAt = sample.at;
    this.#samples = samples.filter((sample) => sample.position > replayed);
  }

  async #close(): Promise<void> {
    this.#stop.abort();
    this.#lose('closed');
    await this.#ended;
    const { replica, checked, checkedReplica } = this.#pools;
    await Promise.all([replica, checked, checkedReplica].map((pool) => pool.end()));
  }
}

/** Whether a query got no connection in time. The checks have connections of their own and test the server. */
function isPoolFull(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout exceeded when trying to connect';
}

/** Returns the log position of a server, which has to respond within a second. */
async function positionOn(pool: pg.Pool, text: string): Promise<Position> {
  const stop = new AbortController();
  const late = pause(CHECK_TIMEOUT, null, { signal: stop.signal, ref: false });
  const query = pool.query<Position>(text);
  try {
    const result = await Promise.race([query, late]);
    const [position] = result?.rows ?? [];
    if (!position) throw new Error('it does not respond');
    return position;
  } finally {
    stop.abort();
    // The promise that is slower may reject later.
    for (const loser of [query, late]) loser.catch(() => undefined);
  }
}

/** Runs a query and releases the connection, or closes it after an error. */
async function queryOn(
  client: pg.PoolClient,
  text: string,
  values: readonly unknown[],
): Promise<pg.QueryResult> {
  try {
    const result = await client.query(text, [...values]);
    client.release();
    return result;
  } catch (error) {
    client.release(!(error instanceof pg.DatabaseError));
    throw error;
  }
}
