import type { Compilable, RawBuilder } from 'kysely';
import { rowsOf, shapeOf } from './compiled.ts';
import type { Context } from './context.ts';
import type { Found, Paging } from './queries.ts';
import { whole } from './values.ts';

/** The queries of one page. Each is built once for all queries that differ only in their page. */
interface PageQueries<Row> {
  readonly rows: (limit: RawBuilder<number>, offset: RawBuilder<number>) => Compilable<Row>;
  readonly count: () => Compilable<{ readonly total: number }>;
  /** Returns the stored total; `null` if there is none for the query. */
  readonly kept: () => Promise<number | null> | null;
}

/**
 * Returns one page of a query and the total of all pages. The rows are not counted on the last page, which
 * shows how many there are. `name` and `query` contain everything that the queries depend on.
 */
export async function pageOf<Row>(
  context: Context,
  name: string,
  { limit = Number.MAX_SAFE_INTEGER, offset = 0, ...query }: Paging,
  { rows: rowsQuery, count, kept }: PageQueries<Row>,
): Promise<Found<Row>> {
  const shape = shapeOf(name, query);
  const values = { limit: whole(limit), offset: whole(offset) };
  const rows =
    limit === 0
      ? []
      : await rowsOf(context, shape, values, (slots) => rowsQuery(slots.limit, slots.offset));
  const isLast = rows.length < limit && (rows.length > 0 || offset === 0);
  if (isLast) return { rows, total: offset + rows.length };
  const total = await kept();
  if (total !== null) return { rows, total };
  const [counted] = await rowsOf(context, `count of ${shape}`, {}, count);
  return { rows, total: Number(counted?.total ?? 0) };
}
