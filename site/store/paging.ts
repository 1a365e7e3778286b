import type { Found, Paging } from './queries.ts';
import { whole } from './values.ts';

/**
 * One page of a query and the total of all pages. The rows are not counted when the page tells how
 * many there are: it is the last one.
 */
export async function pageOf<Row>(
  { limit = Number.MAX_SAFE_INTEGER, offset = 0 }: Paging,
  rowsOf: (limit: number, offset: number) => Promise<readonly Row[]>,
  countOf: () => Promise<{ readonly total: number }>,
): Promise<Found<Row>> {
  const rows = limit === 0 ? [] : await rowsOf(whole(limit), whole(offset));
  const isLast = rows.length < limit && (rows.length > 0 || offset === 0);
  return { rows, total: isLast ? offset + rows.length : (await countOf()).total };
}
