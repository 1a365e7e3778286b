import type { SelectQueryBuilder } from 'kysely';
import { rowsOf, sampleOf, shapeOf, textOf } from './compiled.ts';
import type { Slots } from './compiled.ts';
import type { Context } from './context.ts';
import { keysetOrderOf, keysetPage, rowsAfter } from './keyset.ts';
import type { Position, KeysetOrder, KeysetPage, Orders, Sorted } from './keyset.ts';
import type { Found, Paging } from './queries.ts';
import type { Tables } from './tables.ts';
import { countedTotal } from './totals.ts';
import { MOST_AT_ONCE, whole } from './values.ts';

type Filtered<Table extends keyof Tables> = SelectQueryBuilder<Tables, Table, object>;

/** How the rows of a query are listed. Queries that differ only in their page and the values of lists are built once. */
export interface Listing<Query, Table extends keyof Tables, Stored, Row> {
  /** Contains everything, in addition to the query, that the rows depend on. */
  readonly name: string;
  readonly filtered: (query: Query) => Filtered<Table>;
  readonly ordered: (rows: Filtered<Table>, query: Query) => Filtered<Table>;
  /** Selects the columns of the rows of one page. */
  readonly selected: (
    page: Filtered<Table>,
    query: Query,
  ) => Pick<SelectQueryBuilder<Tables, Table, Stored>, 'compile' | 'execute'>;
  readonly rowOf: (stored: Stored) => Row;
  /** Returns the stored total; `null` if there is none for the query. */
  readonly storedTotal: () => Promise<number | null> | null;
}

/** Returns the methods of a collection that list its rows. */
export function listsOf<
  Query extends Paging & Sorted,
  Table extends keyof Tables,
  Stored,
  Row extends { readonly id: number },
>(
  context: Context,
  orders: Orders<Row>,
  listing: (
    context: Context,
    query: Query,
  ) => Listing<Query, Table, Stored, Row> | Promise<Listing<Query, Table, Stored, Row>>,
) {
  return {
    find: async (query: Query) => pageOf(context, query, await listing(context, query)),
    async first(query: Query): Promise<Row | undefined> {
      const one = { ...query, limit: 1, offset: 0 };
      const [row] = await rowsOfPage(context, one, await listing(context, one));
      return row;
    },
    readAfter(query: Query, from: Position | null): Promise<KeysetPage<Row>> | null {
      const order = keysetOrderOf(orders, query);
      return order && readOn(query, order, from);
    },
    positionAfter: (query: Query, row: Row) =>
      keysetOrderOf(orders, query)?.positionAfter(row) ?? null,
  };

  async function readOn(
    query: Query,
    order: KeysetOrder<Row>,
    from: Position | null,
  ): Promise<KeysetPage<Row>> {
    const { limit = MOST_AT_ONCE } = query;
    const { filtered, selected, rowOf } = await listing(context, query);
    const rows = await selected(rowsAfter(filtered(query), order, from, limit), query).execute();
    return keysetPage((rows as Stored[]).map(rowOf), limit, order);
  }
}

/**
 * Returns one page of a query and the total of all pages. The rows are not counted on the last page, which
 * shows how many there are.
 */
export async function pageOf<Query extends Paging, Table extends keyof Tables, Stored, Row>(
  context: Context,
  query: Query,
  listing: Listing<Query, Table, Stored, Row>,
): Promise<Found<Row>> {
  const { limit = Number.MAX_SAFE_INTEGER, offset = 0 } = query;
  const rows = limit === 0 ? [] : await rowsOfPage(context, query, listing);
  const isLast = rows.length < limit && (rows.length > 0 || offset === 0);
  if (isLast) return { rows, total: offset + rows.length };
  const total = await listing.storedTotal();
  if (total !== null) return { rows, total };
  return { rows, total: await countedTotal(context, query, listing) };
}

async function rowsOfPage<Query extends Paging, Table extends keyof Tables, Stored, Row>(
  context: Context,
  query: Query,
  { name, filtered, ordered, selected, rowOf }: Listing<Query, Table, Stored, Row>,
): Promise<readonly Row[]> {
  const { limit = Number.MAX_SAFE_INTEGER, offset = 0 } = query;
  const { query: sample, samples, shape } = sampleOf(query);
  const text = shapeOf(name, { ...shape, limit: 0, offset: 0 });
  const page = { limit: whole(limit), offset: whole(offset) };
  const build = (slots: Slots<typeof page>) =>
    selected(ordered(filtered(sample), sample).limit(slots.limit).offset(slots.offset), sample);
  const stored = await rowsOf(context, text, page, build, samples);
  // Kysely's type of a row is that of the same members.
  return (stored as readonly Stored[]).map(rowOf);
}

/** How several queries are run. */
interface Grouping<Query, Row> {
  /** Returns what a query has in common with those of its group; `null` for a query that is run alone. */
  readonly sharedBy: (query: Query) => object | null;
  readonly alone: (query: Query) => Promise<Found<Row>>;
  readonly together: (queries: readonly Query[]) => Promise<readonly Found<Row>[]>;
}

/** Returns the results of several queries; those of one group are run together. */
export async function findEach<Query, Row>(
  queries: readonly Query[],
  { sharedBy, alone, together }: Grouping<Query, Row>,
): Promise<readonly Found<Row>[]> {
  const groups = new Map<unknown, Query[]>();
  for (const query of queries) {
    const shared = sharedBy(query);
    const key = shared ? textOf(shared) : Symbol('alone');
    const group = groups.get(key);
    if (group) group.push(query);
    else groups.set(key, [query]);
  }
  const found = new Map<Query, Found<Row> | undefined>();
  for (const group of groups.values()) {
    const lists = await (group.length > 1
      ? together(group)
      : Promise.all(group.map((query) => alone(query))));
    group.forEach((query, at) => found.set(query, lists[at]));
  }
  return queries.map((query) => found.get(query) ?? { rows: [], total: 0 });
}
