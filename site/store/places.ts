import { sql } from 'kysely';
import type { Expression, SelectQueryBuilder, SqlBool } from 'kysely';
import type { Order } from './queries.ts';

/**
 * A place in a sorted list: right after the row with this id, whose sort column is `value`. Reading
 * continues there by index, at the same cost everywhere in the list.
 */
export interface Place {
  readonly orderBy: string;
  readonly order: Order;
  readonly value: string | number;
  readonly id: number;
}

/** The rows after a place; `next` is the place after them, `null` at the end. */
export interface Walked<Row> {
  readonly rows: readonly Row[];
  readonly next: Place | null;
}

/** The keyset orders of a collection: the column of each, and the value of a row in it. */
export type Walks<Row> = Readonly<
  Record<string, { readonly column: string; readonly valueOf: (row: Row) => string | number }>
>;

interface Ordered {
  readonly orderBy?: string;
  readonly order?: Order;
  readonly limit?: number;
}

/** One keyset order of a collection. */
export interface Walk<Row> {
  readonly column: string;
  readonly order: Order;
  readonly placeAfter: (row: Row) => Place;
}

/** Returns the keyset order of a query; `null` if no index has the order. */
export function walkOf<Row extends { readonly id: number }>(
  walks: Walks<Row>,
  query: Ordered,
  usual: Required<Pick<Ordered, 'orderBy' | 'order'>>,
): Walk<Row> | null {
  const { orderBy = usual.orderBy, order = usual.order } = query;
  const walk = Object.hasOwn(walks, orderBy) ? walks[orderBy] : undefined;
  if (!walk) return null;
  const placeAfter = (row: Row): Place => ({
    orderBy,
    order,
    value: walk.valueOf(row),
    id: row.id,
  });
  return { column: walk.column, order, placeAfter };
}

/** Returns the condition of rows after a place. */
function beyond(column: string, { order, value, id }: Place): Expression<SqlBool> {
  const sign = sql.raw(order === 'asc' ? '>' : '<');
  if (column === 'id') return sql<SqlBool>`${sql.ref('id')} ${sign} ${id}`;
  return sql<SqlBool>`(${sql.ref(column)}, ${sql.ref('id')}) ${sign} (${value}, ${id})`;
}

/** Selects the rows after a place in its order, and one more row that shows whether others follow. */
export function steps<DB, TB extends keyof DB, O>(
  rows: SelectQueryBuilder<DB, TB, O>,
  { column, order }: Pick<Walk<never>, 'column' | 'order'>,
  from: Place | null,
  limit: number,
): SelectQueryBuilder<DB, TB, O> {
  const rest = from === null ? rows : rows.where(beyond(column, from));
  const sorted = rest.orderBy(sql.ref(column), order);
  return (column === 'id' ? sorted : sorted.orderBy(sql.ref('id'), order)).limit(limit + 1);
}

/** Returns the page that `steps` has read. */
export function walked<Row>(
  rows: readonly Row[],
  limit: number,
  { placeAfter }: Walk<Row>,
): Walked<Row> {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, next: last && rows.length > limit ? placeAfter(last) : null };
}
