import { sql } from 'kysely';
import type { Expression, Kysely, RawBuilder, SqlBool } from 'kysely';
import type { CompiledQueries } from './compiled.ts';
import type { OptionCache } from './options.ts';
import type { LoginSessionRow } from './rows.ts';
import type { ReservedSlugs } from './slugs.ts';
import type { RowCache } from './row-cache.ts';
import type { Tables } from './tables.ts';
import type { CountedTotals } from './totals.ts';
import type { StoreAddress } from './types.ts';
import { withoutNul } from './values.ts';

/**
 * Runs a statement synchronously and returns its rows; `null` if another process has a lock. Only SQLite
 * supports it: its driver is synchronous.
 */
export type RunNow = (text: string, parameters: readonly unknown[]) => readonly unknown[] | null;

/** The connections and caches of one session. Inside a transaction `read` and `write` are equal. */
export interface Context {
  readonly kind: 'sqlite' | 'postgres';
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  /** Compiled queries by shape; transactions share them. */
  readonly queries: CompiledQueries;
  readonly counted: CountedTotals;
  readonly runNow: RunNow | null;
  /** The `runNow` for statements inside a transaction. */
  readonly writeNow: RunNow | null;
  /** The function `versionNow` of its session. */
  readonly versionNow: () => string | null;
  readonly options: OptionCache;
  /** Whether any application password exists. */
  readonly anyApplicationPassword: RowCache<boolean>;
  /** Login sessions by the digest of their token. */
  readonly loginSessions: RowCache<LoginSessionRow | undefined>;
  /** Slugs that content cannot have. */
  readonly reserved: ReservedSlugs;
  /** The caches whose rows the transaction changes; they are cleared after the commit. */
  readonly changed: Set<CacheName>;
  readonly onChange: StoreAddress['onChange'];
  /** Milliseconds to wait for other writers. */
  readonly lockTimeout: number;
}

/** The name of a cache of rows in the memory of each process. */
export type CacheName = 'options' | 'anyApplicationPassword' | 'loginSessions';

// Any number works if all processes of the site use it.
const WRITERS_LOCK = 7_312_031;

/**
 * Waits for the other writers. The server ends a transaction whose process sends nothing for twelve times as long, such
 * as that of a lost machine: its lock would stop all writers.
 */
const lockWriters = (timeout: number) => sql`select
  set_config('lock_timeout', ${String(timeout)}, true),
  set_config('idle_in_transaction_session_timeout', ${String(12 * timeout)}, true),
  pg_advisory_xact_lock(${sql.lit(WRITERS_LOCK)})`;

const unknownOutcomes = new WeakSet<object>();

/**
 * Whether a transaction that threw this error may have been committed: the connection was lost during the commit, or the
 * error occurred after it.
 */
export function mayBeCommitted(error: unknown): boolean {
  return typeof error === 'object' && error !== null && unknownOutcomes.has(error);
}

/**
 * Runs `work` in a transaction, or in the open one. Writers are serialized on both databases, because
 * counts and slugs are read before they are written. `mayBeCommitted` tells about the errors that it throws.
 */
export async function inTransaction<T>(
  context: Context,
  work: (context: Context) => Promise<T>,
): Promise<T> {
  if (context.write.isTransaction) return work(context);
  const changed = new Set<CacheName>();
  let isOutcomeUnknown = false;
  try {
    // After the wait for the lock, each statement sees what the other writers have committed.
    const begun = context.write.transaction().setIsolationLevel('read committed');
    const result = await begun.execute(async (transaction) => {
      if (context.kind === 'postgres') await lockWriters(context.lockTimeout).execute(transaction);
      const inside = { read: transaction, write: transaction, runNow: context.writeNow, changed };
      const value = await work({ ...context, ...inside });
      // SQLite reports every failed commit.
      isOutcomeUnknown = context.kind === 'postgres';
      return value;
    });
    isOutcomeUnknown = true;
    if (changed.size > 0)
      await Promise.all([clearCaches(context, changed), context.onChange?.(changed)]);
    return result;
  } catch (error) {
    if (isOutcomeUnknown && error instanceof Error) unknownOutcomes.add(error);
    throw error;
  }
}

/** Clears caches whose rows have changed. */
export async function clearCaches(context: Context, caches: Iterable<CacheName>): Promise<void> {
  for (const name of caches) await context[name].clear();
}

/** Returns the condition that a column contains `text`. SQLite does not use LIKE, which limits the length of the text. */
export function contains(
  context: Context,
  column: Expression<string>,
  text: string,
): Expression<SqlBool> {
  if (context.kind === 'sqlite') return sql<SqlBool>`instr(${column}, ${text}) > 0`;
  // In this form the trigram index supports it.
  return sql<SqlBool>`${column} like ${`%${text.replace(/[\\%_]/g, '\\$&')}%`}`;
}

/** Returns the condition of a filter that a query may leave out: true without a list. */
export function matchesFilter<T extends number | string>(
  column: Expression<T>,
  values: readonly T[] | undefined,
): Expression<SqlBool> {
  return values === undefined ? sql<SqlBool>`1 = 1` : isIn(column, values);
}

/** Returns the condition that a column is one of `values`; false for an empty list. */
export function isIn<T extends number | string>(
  column: Expression<T>,
  values: readonly T[],
): Expression<SqlBool> {
  if (values.length === 0) return sql<SqlBool>`1 = 0`;
  // With one value, an index also gives the order.
  if (values.length === 1) return sql<SqlBool>`${column} = ${values[0]}`;
  return sql<SqlBool>`${column} in (${listed(values)})`;
}

/** Returns the condition that a column is not one of `values`. */
export function isNotIn<T extends number | string>(
  column: Expression<T>,
  values: readonly T[],
): Expression<SqlBool> {
  if (values.length === 0) return sql<SqlBool>`1 = 1`;
  return sql<SqlBool>`${column} not in (${listed(values)})`;
}

/**
 * The longest list whose values are parameters of their own. A statement has a limit of parameters, and those for lists of
 * every length would fill the caches.
 */
export const LONG_LIST = 100;

/** Selects the values of a list. Both databases return the keys of a JSON object in this way. */
function listed(values: readonly (number | string)[]): RawBuilder<unknown> {
  if (values.length <= LONG_LIST) return sql.join(values);
  const keys = values.map((value) => `${JSON.stringify(withoutNul(String(value)))}:0`);
  const key = typeof values[0] === 'number' ? sql`cast(key as bigint)` : sql`key`;
  return sql`select ${key} from json_each(${`{${keys.join()}}`})`;
}

/** Returns an expression that sorts the values of a list by their place in it. */
export function rankIn(
  { kind }: Context,
  column: Expression<unknown>,
  values: readonly (number | string)[],
): Expression<number> {
  if (values.length > LONG_LIST) {
    const place = sql.raw(kind === 'sqlite' ? 'instr' : 'strpos');
    const end = sql.lit('\n');
    return sql<number>`${place}(${`\n${values.join('\n')}\n`}, ${end} || ${column} || ${end})`;
  }
  const whens = values.map((value, rank) => sql`when ${value} then ${sql.lit(rank)}`);
  return sql<number>`case ${column} ${sql.join(whens, sql` `)} else ${sql.lit(values.length)} end`;
}

/** Advances the id sequence of PostgreSQL after a row was inserted with an explicit id. SQLite does so by itself. */
export async function advanceIds(
  context: Context,
  table: 'posts' | 'terms' | 'users' | 'comments',
): Promise<void> {
  if (context.kind !== 'postgres') return;
  const newest = context.write.selectFrom(table).select((eb) => eb.fn.max('id').as('id'));
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (${newest}))`.execute(
    context.write,
  );
}
