import { sql } from 'kysely';
import type { Context } from './context.ts';
import type { PostMonth } from './types.ts';

/** The months in which posts of a type were published, newest first, and how many in each. */
export async function postMonths(context: Context, type: string): Promise<readonly PostMonth[]> {
  const month = sql<string>`substr(date, 1, 7)`;
  return context.read
    .selectFrom('posts')
    .select((eb) => [month.as('month'), eb.fn.countAll<number>().as('count')])
    .where('type', '=', type)
    .where('status', '=', 'publish')
    .groupBy(month)
    .orderBy('month', 'desc')
    .execute();
}
