import pg from 'pg';

// Milliseconds without a result after which the server is asked, and that its response may take.
const SLOW = 10_000;
const PROBE_TIMEOUT = 5_000;

/** The queries that wait on a connection. */
interface Waiting {
  count: number;
  /** When the last of them was sent or ended. */
  since: number;
}

/**
 * Closes the connections of a pool that lead nowhere: after a failover, or when a network drops their packets
 * without an error, the system would wait a quarter of an hour. A query that takes long is looked up on a new
 * connection; its own is closed if the server does not run it. Behind a pooler, which closes such connections itself,
 * none is closed.
 */
export class LostConnections {
  readonly #address: string;
  readonly #slow: number;
  readonly #waiting = new Map<pg.PoolClient, Waiting>();
  #timer: NodeJS.Timeout | null = null;

  constructor(address: string, slow: number = SLOW) {
    this.#address = address;
    this.#slow = slow;
  }

  /** Returns the result of a query on a connection. */
  async observe(client: pg.PoolClient, result: unknown): Promise<unknown> {
    const waiting = this.#waiting.get(client) ?? { count: 0, since: 0 };
    this.#waiting.set(client, waiting);
    waiting.count += 1;
    waiting.since = performance.now();
    this.#timer ??= setTimeout(() => void this.#check(), this.#slow).unref();
    try {
      return await result;
    } finally {
      waiting.count -= 1;
      waiting.since = performance.now();
      if (waiting.count === 0) this.#waiting.delete(client);
    }
  }

  async #check(): Promise<void> {
    const start = performance.now();
    const isLate = ({ count, since }: Waiting) => count > 0 && start - since >= this.#slow - 1;
    const late = [...this.#waiting].filter(([, waiting]) => isLate(waiting));
    const running = late.length > 0 ? await runningOn(this.#address) : null;
    for (const [client, waiting] of running ? late : [])
      if (isLate(waiting) && !running?.has(processOf(client))) void endOf(client);
    this.#timer = null;
    if (this.#waiting.size > 0)
      this.#timer = setTimeout(() => void this.#check(), this.#slow / 2).unref();
  }
}

/**
 * Returns the processes of the server that run a query, none if the server does not respond; `null` if it refuses the
 * connection, and behind a pooler.
 */
async function runningOn(address: string): Promise<ReadonlySet<number> | null> {
  let probe: pg.Client | null = null;
  try {
    // Fails if a file of the address, such as `sslrootcert`, cannot be read.
    probe = new pg.Client({
      connectionString: address,
      connectionTimeoutMillis: PROBE_TIMEOUT,
      query_timeout: PROBE_TIMEOUT,
    });
    probe.on('error', () => undefined);
    await probe.connect();
    const { rows } = await probe.query<{ readonly pid: number; readonly own: number }>(
      `select pid, pg_backend_pid() as own from pg_stat_activity where state = 'active'`,
    );
    return rows[0]?.own === processOf(probe) ? new Set(rows.map(({ pid }) => pid)) : null;
  } catch (error) {
    return probe === null || error instanceof pg.DatabaseError ? null : new Set();
  } finally {
    if (probe) void endOf(probe);
  }
}

/** The types of pg lack the number of the process, and the `end` of the connections of a pool. */
type Whole = pg.ClientBase & { readonly processID?: number; readonly end: () => Promise<void> };

/** Returns the number of the process that serves a connection. */
function processOf(client: pg.ClientBase): number {
  return (client as Whole).processID ?? 0;
}

/** Ends a connection; with an error of the queries that wait on it. */
function endOf(client: pg.ClientBase): Promise<void> {
  return (client as Whole).end().catch(() => undefined);
}
