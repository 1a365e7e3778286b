import { sql } from 'kysely';
import type { Context } from './context.ts';
import { selectPosts } from './post-find.ts';
import type { PostQuery } from './queries.ts';
import type { Period } from './types.ts';

/** Years, months or days on which posts of a query are dated, the latest first, and how many each has. */
export async function periodsOf(
  context: Context,
  query: PostQuery,
  length: 4 | 7 | 10,
): Promise<readonly Period[]> {
  // Dates are text: what they begin with is the period.
  const period = sql<string>`substr(date, 1, ${sql.lit(length)})`;
  const rows = await (
    await selectPosts(context, query)
  )
    .select((eb) => [period.as('period'), eb.fn.countAll<number>().as('count')])
    .groupBy(period)
    .orderBy(period, 'desc')
    .execute();
  return rows.map((row) => ({ period: row.period, count: Number(row.count) }));
}
