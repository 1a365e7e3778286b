import { sql } from 'kysely';
import type { Expression, SelectQueryBuilder, SqlBool } from 'kysely';
import type { Order } from './queries.ts';

/**
 * A position in a sorted list: right after the row with this id, whose sort column is `value`. Reading
 * continues there by index, at the same cost everywhere in the list.
 */
export interface Position {
  readonly orderBy: string;
  readonly order: Order;
  readonly value: string | number;
  readonly id: number;
}

/** The rows after a position; `next` is the position after them, `null` at the end. */
export interface KeysetPage<Row> {
  readonly rows: readonly Row[];
  readonly next: Position | null;
}

/** The keyset orders of a collection: the column of each, and the value of a row in it. */
export type KeysetOrders<Row> = Readonly<
  Record<string, { readonly column: string; readonly valueOf: (row: Row) => string | number }>
>;

interface Ordered {
  readonly orderBy?: string;
  readonly order?: Order;
  readonly limit?: number;
}

/** One keyset order of a collection. */
export interface KeysetOrder<Row> {
  readonly column: string;
  readonly order: Order;
  readonly positionAfter: (row: Row) => Position;
}

/** Returns the keyset order of a query; `null` if no index has the order. */
export function keysetOrderOf<Row extends { readonly id: number }>(
  orders: KeysetOrders<Row>,
  query: Ordered,
  usual: Required<Pick<Ordered, 'orderBy' | 'order'>>,
): KeysetOrder<Row> | null {
  const { orderBy = usual.orderBy, order = usual.order } = query;
  const found = Object.hasOwn(orders, orderBy) ? orders[orderBy] : undefined;
  if (!found) return null;
  const positionAfter = (row: Row): Position => ({
    orderBy,
    order,
    value: found.valueOf(row),
    id: row.id,
  });
  return { column: found.column, order, positionAfter };
}

/** Returns the condition of rows after a position. */
function beyond(column: string, { order, value, id }: Position): Expression<SqlBool> {
  const sign = sql.raw(order === 'asc' ? '>' : '<');
  if (column === 'id') return sql<SqlBool>`${sql.ref('id')} ${sign} ${id}`;
  return sql<SqlBool>`(${sql.ref(column)}, ${sql.ref('id')}) ${sign} (${value}, ${id})`;
}

/** Selects the rows after a position in its order, and one more row that shows whether others follow. */
export function rowsAfter<DB, TB extends keyof DB, O>(
  rows: SelectQueryBuilder<DB, TB, O>,
  { column, order }: Pick<KeysetOrder<never>, 'column' | 'order'>,
  from: Position | null,
  limit: number,
): SelectQueryBuilder<DB, TB, O> {
  const rest = from === null ? rows : rows.where(beyond(column, from));
  const sorted = rest.orderBy(sql.ref(column), order);
  return (column === 'id' ? sorted : sorted.orderBy(sql.ref('id'), order)).limit(limit + 1);
}

/** Returns the page that `rowsAfter` has read. */
export function keysetPage<Row>(
  rows: readonly Row[],
  limit: number,
  { positionAfter }: KeysetOrder<Row>,
): KeysetPage<Row> {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, next: last && rows.length > limit ? positionAfter(last) : null };
}
