import { sql } from 'kysely';
import type { Expression, Kysely, SqlBool } from 'kysely';
import type { CompiledQueries } from './compiled.ts';
import type { OptionCache } from './options.ts';
import type { LoginSessionRow } from './rows.ts';
import type { ReservedSlugs } from './slugs.ts';
import type { RowCache } from './row-cache.ts';
import type { Tables } from './tables.ts';
import type { StoreAddress } from './types.ts';

/**
 * Runs a statement synchronously and returns its rows; `null` where another process has a lock. Only SQLite can: its
 * driver is synchronous.
 */
export type RunNow = (text: string, parameters: readonly unknown[]) => readonly unknown[] | null;

/** Where the queries of one session run. Inside a transaction `read` and `write` are the same. */
export interface Context {
  readonly kind: 'sqlite' | 'postgres';
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  /** Compiled queries by shape; those of a transaction are the same. */
  readonly queries: CompiledQueries;
  readonly runNow: RunNow | null;
  /** `runNow` of a transaction. */
  readonly writeNow: RunNow | null;
  readonly options: OptionCache;
  /** Whether any application password exists. */
  readonly anyApplicationPassword: RowCache<boolean>;
  /** Login sessions by the digest of their token. */
  readonly loginSessions: RowCache<LoginSessionRow | undefined>;
  /** Slugs that no content gets. */
  readonly reserved: ReservedSlugs;
  /** The caches whose rows the transaction changes; they are cleared after the commit. */
  readonly changed: Set<CacheName>;
  readonly onChange: StoreAddress['onChange'];
}

/** A cache of rows that each process has. */
export type CacheName = 'options' | 'anyApplicationPassword' | 'loginSessions';

// Any number will do, as long as every process of the site uses the same one.
const WRITERS_LOCK = 7_312_031;

/**
 * Runs `work` in a transaction, or in the one that is already open. Writers are serialized on both databases,
 * because counts and slugs are read before they are written.
 */
export async function inTransaction<T>(
  context: Context,
  work: (context: Context) => Promise<T>,
): Promise<T> {
  if (context.write.isTransaction) return work(context);
  const changed = new Set<CacheName>();
  const result = await context.write.transaction().execute(async (transaction) => {
    if (context.kind === 'postgres')
      await sql`select pg_advisory_xact_lock(${sql.lit(WRITERS_LOCK)})`.execute(transaction);
    return work({
      ...context,
      read: transaction,
      write: transaction,
      runNow: context.writeNow,
      changed,
    });
  });
  if (changed.size > 0)
    await Promise.all([clearCaches(context, changed), context.onChange?.(changed)]);
  return result;
}

/** Clears caches whose rows were changed. */
export async function clearCaches(context: Context, caches: Iterable<CacheName>): Promise<void> {
  for (const name of caches) await context[name].clear();
}

/** Whether a column holds `text`. In SQLite not by LIKE, which has a limit on the length of the text. */
export function contains(
  context: Context,
  column: Expression<string>,
  text: string,
): Expression<SqlBool> {
  if (context.kind === 'sqlite') return sql<SqlBool>`instr(${column}, ${text}) > 0`;
  // Written so that the index of trigrams serves it.
  return sql<SqlBool>`${column} like ${`%${text.replace(/[\\%_]/g, '\\$&')}%`}`;
}

/** Whether a column is one of `values`; of none it never is. */
export function isIn<T extends number | string>(
  column: Expression<T>,
  values: readonly T[],
): Expression<SqlBool> {
  if (values.length === 0) return sql<SqlBool>`1 = 0`;
  // With one value, an index also gives the order.
  if (values.length === 1) return sql<SqlBool>`${column} = ${values[0]}`;
  return sql<SqlBool>`${column} in (${sql.join(values)})`;
}

/** Whether a column is none of `values`. */
export function isNotIn<T extends number | string>(
  column: Expression<T>,
  values: readonly T[],
): Expression<SqlBool> {
  if (values.length === 0) return sql<SqlBool>`1 = 1`;
  return sql<SqlBool>`${column} not in (${sql.join(values)})`;
}

/** Rank of a value in a list: 0 for the first. Values that are not in it come last. */
export function rankIn(
  column: Expression<unknown>,
  values: readonly (number | string)[],
): Expression<number> {
  const whens = values.map((value, rank) => sql`when ${value} then ${sql.lit(rank)}`);
  return sql<number>`case ${column} ${sql.join(whens, sql` `)} else ${sql.lit(values.length)} end`;
}

/** Lets PostgreSQL number on after a row came with its own id. SQLite does so by itself. */
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
