import { sql } from 'kysely';
import type { SelectQueryBuilder } from 'kysely';
import { LRUCache } from 'lru-cache';
import { compiledFor, isAmong, rowsFrom, rowsOf, sampleOf, shapeOf } from './compiled.ts';
import { matchesFilter } from './context.ts';
import type { Context } from './context.ts';
import type { Tables } from './tables.ts';
import { knownIds } from './values.ts';

/** The columns by which totals are grouped. */
interface TotalOf {
  readonly kind: 'post' | 'comment' | 'term' | 'user';
  /** Type of posts, approval of comments, taxonomy of terms; left out: any. */
  readonly first?: readonly string[] | undefined;
  /** Status of posts, type of comments; left out: any. */
  readonly second?: readonly string[] | undefined;
}

/** Returns the number of rows, as triggers have counted them. */
export async function storedTotal(context: Context, of: TotalOf): Promise<number> {
  const { kind, first, second } = of;
  const rows = await rowsOf(context, shapeOf('total', of), {}, () =>
    context.read
      .selectFrom('totals')
      .select((eb) => eb.fn.sum<number | null>('count').as('total'))
      .where('kind', '=', kind)
      .where((eb) => matchesFilter(eb.ref('first'), first))
      .where((eb) => matchesFilter(eb.ref('second'), second)),
  );
  return Number(rows[0]?.total ?? 0);
}

/** The types and statuses of posts that are counted. */
interface PostLimits {
  readonly types: readonly string[];
  readonly statuses?: readonly string[] | undefined;
}

/** Returns the number of posts by some authors, as triggers have counted them. */
export async function authorTotal(
  context: Context,
  authors: readonly number[],
  { types, statuses }: PostLimits,
): Promise<number> {
  const values = { authors: knownIds(authors) };
  const rows = await rowsOf(
    context,
    shapeOf('author total', { types, statuses }),
    values,
    (slots) =>
      context.read
        .selectFrom('author_totals')
        .select((eb) => eb.fn.sum<number | null>('count').as('total'))
        .where((eb) => isAmong(context, eb.ref('author'), slots.authors))
        .where((eb) => matchesFilter(eb.ref('type'), types))
        .where((eb) => matchesFilter(eb.ref('status'), statuses)),
  );
  return Number(rows[0]?.total ?? 0);
}

/** Returns the number of posts with a term, as triggers have counted them. */
export async function termTotal(
  context: Context,
  term: number,
  taxonomy: string,
  { types, statuses }: PostLimits,
): Promise<number> {
  const shape = shapeOf('term total', { taxonomy, types, statuses });
  const rows = await rowsOf(context, shape, { term }, (slots) =>
    context.read
      .selectFrom('term_totals')
      .innerJoin('terms', 'terms.id', 'term_totals.term')
      .select((eb) => eb.fn.sum<number | null>('term_totals.count').as('total'))
      .where('term_totals.term', '=', slots.term)
      .where('terms.taxonomy', '=', taxonomy)
      .where((eb) => matchesFilter(eb.ref('type'), types))
      .where((eb) => matchesFilter(eb.ref('status'), statuses)),
  );
  return Number(rows[0]?.total ?? 0);
}

/** Whether a query has no filters except those in `allowed`, so that its total is stored. */
export function limitsOnly(query: object, allowed: readonly string[]): boolean {
  const free = new Set([...allowed, ...PLACE]);
  return Object.entries(query).every(
    ([name, value]) => free.has(name) || value === undefined || leavesNothingOut(name, value),
  );
}

/** The members of a query that choose and sort the rows of a page, without effect on the total. */
const PLACE = ['orderBy', 'order', 'limit', 'offset', 'countReplies'];

function leavesNothingOut(name: string, value: unknown): boolean {
  if (value === false) return name === 'hideEmpty';
  return /exclude$/i.test(name) && Array.isArray(value) && value.length === 0;
}

/** A total that was counted, and the version of the content at that moment. */
interface Counted {
  readonly total: number;
  readonly version: string | null;
}

/** Large totals, and those that are being counted, by query. */
export type CountedTotals = LRUCache<string, Promise<Counted>>;

const MOST_KEPT = 1_000;
const LONGEST_KEY = 8_000;
// Counting fewer rows takes about as long as reading the version.
const LEAST_KEPT = 1_000;

export function countedTotals(): CountedTotals {
  return new LRUCache({ max: MOST_KEPT });
}

/** How the rows of a query are counted. */
interface Counting<Query, Table extends keyof Tables> {
  /** Contains everything, in addition to the query, that the total depends on. */
  readonly name: string;
  readonly filtered: (query: Query) => SelectQueryBuilder<Tables, Table, object>;
}

/**
 * Returns the number of rows of a query, which is counted. A large one is counted again only after a process has changed
 * the content; a change of comments matters only for comments. Requests at the same time share one count.
 */
export async function countedTotal<Query extends object, Table extends keyof Tables>(
  context: Context,
  query: Query,
  { name, filtered }: Counting<Query, Table>,
): Promise<number> {
  const { counted, read } = context;
  const { query: sample, samples, shape } = sampleOf(query);
  for (const member of PLACE) delete shape[member];
  const names = name === 'comments' ? ['content', 'comments'] : ['content'];
  const version = versionOf(names);
  const count = compiledFor(
    context,
    shapeOf(`count of ${name}`, shape),
    {},
    () =>
      filtered(sample).select((eb) => [
        eb.fn.countAll<number>().as('total'),
        version.as('version'),
      ]),
    samples,
  );
  // Callers with the same rights have the same query.
  const key = JSON.stringify([count.sql, count.parameters]);
  const run = async (): Promise<Counted> => {
    const [row] = await rowsFrom(context, count);
    return { total: Number(row?.total ?? 0), version: row?.version ?? null };
  };
  // A transaction reads its own changes, which others do not see.
  if (read.isTransaction || key.length > LONGEST_KEY) return (await run()).total;
  if (counted.has(key)) {
    const current = () => read.selectNoFrom(version.as('version'));
    const [row] = await rowsOf(context, shapeOf('version', names), {}, current);
    let known: Promise<Counted> | undefined;
    // Another request may begin to count meanwhile. If it fails, this one counts.
    while (counted.get(key) !== known) {
      known = counted.get(key);
      const kept = await known?.catch(() => null);
      if (kept && kept.version === row?.version) return kept.total;
    }
  }
  const counting = run();
  counted.set(key, counting);
  let total = 0;
  try {
    ({ total } = await counting);
  } finally {
    // A count that failed leaves 0.
    if (total < LEAST_KEPT && counted.peek(key) === counting) counted.delete(key);
  }
  return total;
}

/** Selects versions as one text. */
function versionOf(names: readonly string[]) {
  const versions = names.map(
    (name) => sql`(select version || ' ' from versions where name = ${sql.lit(name)})`,
  );
  return sql<string>`${sql.join(versions, sql` || `)}`;
}
