import { sql } from 'kysely';
import type { Expression, SelectQueryBuilder, SqlBool } from 'kysely';
import { rankIn } from './context.ts';
import type { Context } from './context.ts';
import type { Order } from './queries.ts';
import { knownIds } from './values.ts';

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

/** The orders of a collection. */
export interface Orders<Row, Name extends string = string> {
  readonly columns: Readonly<Record<Name, OrderColumn<Row>>>;
  /** The order of a query that names none, or that names a list without values. */
  readonly usual: { readonly orderBy: Name; readonly order: Order };
  /** The lists whose order `desc` reverses. */
  readonly reversible?: readonly ('include' | 'include_slugs')[];
  /** Returns the direction of the ids of rows with equal values; that of the list when absent. */
  readonly tie?: (orderBy: string, order: Order) => Order;
}

interface OrderColumn<Row> {
  readonly column: string;
  /** Returns the value of a row in the column; absent if no index has the order. */
  readonly cursorValue?: (row: Row) => string | number;
}

/** The members of a query that sort its rows. */
export interface Sorted {
  readonly orderBy?: string;
  readonly order?: Order;
  readonly include?: readonly number[];
  readonly slugs?: readonly string[];
}

/** Sorts the rows of a query: by a column, or in the order of its list `include` or `slugs`. */
export function sorted<DB, TB extends keyof DB, Row>(
  context: Context,
  rows: SelectQueryBuilder<DB, TB, object>,
  query: Sorted,
  orders: Orders<Row>,
): SelectQueryBuilder<DB, TB, object> {
  const { usual, reversible = [] } = orders;
  const { orderBy = usual.orderBy, order = usual.order, include = [], slugs = [] } = query;
  const ids = knownIds(include);
  const directionOf = (list: 'include' | 'include_slugs') =>
    reversible.includes(list) ? order : 'asc';
  if (orderBy === 'include' && ids.length > 0)
    return rows.orderBy(rankIn(context, sql.ref('id'), ids), directionOf('include'));
  if (orderBy === 'include_slugs' && slugs.length > 0)
    return rows
      .orderBy(rankIn(context, sql.ref('slug'), slugs), directionOf('include_slugs'))
      .orderBy(sql.ref('id'));
  const name = Object.hasOwn(orders.columns, orderBy) ? orderBy : usual.orderBy;
  const { column = 'id' } = orders.columns[name] ?? {};
  const byColumn = rows.orderBy(sql.ref(column), order);
  return column === 'id' ? byColumn : byColumn.orderBy(sql.ref('id'), tieOf(orders, name, order));
}

function tieOf<Row>({ tie }: Orders<Row>, orderBy: string, order: Order): Order {
  return tie && orderBy !== 'id' ? tie(orderBy, order) : order;
}

/** One keyset order of a collection. */
export interface KeysetOrder<Row> {
  readonly column: string;
  readonly order: Order;
  readonly positionAfter: (row: Row) => Position;
}

/** Returns the keyset order of a query; `null` if no index has the order. */
export function keysetOrderOf<Row extends { readonly id: number }>(
  orders: Orders<Row>,
  { orderBy = orders.usual.orderBy, order = orders.usual.order }: Sorted,
): KeysetOrder<Row> | null {
  const found = Object.hasOwn(orders.columns, orderBy) ? orders.columns[orderBy] : undefined;
  if (!found?.cursorValue || tieOf(orders, orderBy, order) !== order) return null;
  const { column, cursorValue } = found;
  const positionAfter = (row: Row): Position => ({
    orderBy,
    order,
    value: cursorValue(row),
    id: row.id,
  });
  return { column, order, positionAfter };
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
