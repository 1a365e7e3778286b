import { sql } from 'kysely';
import type { Expression, SqlBool } from 'kysely';
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

/** What a list can be walked in order of, and the column that holds it. */
export type Walkable = Readonly<Record<string, string>>;

interface Ordered {
  readonly orderBy?: string;
  readonly order?: Order;
  readonly limit?: number;
}

/** How a query walks: along which column and which way; `null` where no index leads. */
export function walkOf(
  { orderBy, order }: Ordered,
  walkable: Walkable,
  usual: { readonly orderBy: string; readonly order: Order },
): { readonly orderBy: string; readonly column: string; readonly order: Order } | null {
  const by = orderBy ?? usual.orderBy;
  const column = Object.hasOwn(walkable, by) ? walkable[by] : undefined;
  return column === undefined ? null : { orderBy: by, column, order: order ?? usual.order };
}

/** The condition of rows after a place. */
export function beyond(column: string, { order, value, id }: Place): Expression<SqlBool> {
  const sign = sql.raw(order === 'asc' ? '>' : '<');
  if (column === 'id') return sql<SqlBool>`${sql.ref('id')} ${sign} ${id}`;
  return sql<SqlBool>`(${sql.ref(column)}, ${sql.ref('id')}) ${sign} (${value}, ${id})`;
}

/** The rows of one page, of one more that were read; and the place after them. */
export function walked<Row extends { readonly id: number }>(
  rows: readonly Row[],
  limit: number,
  placeOf: (row: Row) => Place | null,
): Walked<Row> {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, next: last && rows.length > limit ? placeOf(last) : null };
}
