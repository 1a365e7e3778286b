import { sql } from 'kysely';
import type { Expression, SelectQueryBuilder, SqlBool } from 'kysely';
import type { Order } from './queries.ts';

/**
 * A place between two rows of a list: right after the row with this id, whose value of what the list is
 * in order of is `value`. A list is read on from there by its index, however far in that is.
 */
export interface Place {
  readonly orderBy: string;
  readonly order: Order;
  readonly value: string | number;
  readonly id: number;
}

/** Rows from a place on; `next` is the place after them, `null` at the end. */
export interface Walked<Row> {
  readonly rows: readonly Row[];
  readonly next: Place | null;
}

/** The orders that a collection can be walked in: the column of each, and what a row has there. */
export type Walks<Row> = Readonly<
  Record<string, { readonly column: string; readonly valueOf: (row: Row) => string | number }>
>;

interface Ordered {
  readonly orderBy?: string;
  readonly order?: Order;
  readonly limit?: number;
}

/** One way through a collection. */
export interface Walk<Row> {
  readonly column: string;
  readonly order: Order;
  readonly placeAfter: (row: Row) => Place;
}

/** The way that a query goes; `null` where no index leads. */
export function walkOf<Row extends { readonly id: number }>(
  walks: Walks<Row>,
  query: Ordered,
  usual: Required<Pick<Ordered, 'orderBy' | 'order'>>,
): Walk<Row> | null {
  const { orderBy, order } = { ...usual, ...query };
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

/** The condition of rows after a place. */
function beyond(column: string, { order, value, id }: Place): Expression<SqlBool> {
  const sign = sql.raw(order === 'asc' ? '>' : '<');
  if (column === 'id') return sql<SqlBool>`${sql.ref('id')} ${sign} ${id}`;
  return sql<SqlBool>`(${sql.ref(column)}, ${sql.ref('id')}) ${sign} (${value}, ${id})`;
}

/** A page of a walk: the rows after a place in its order, and one more row that shows whether others follow. */
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

/** The page that a walk has read. */
export function walked<Row>(
  rows: readonly Row[],
  limit: number,
  { placeAfter }: Walk<Row>,
): Walked<Row> {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, next: last && rows.length > limit ? placeAfter(last) : null };
}
