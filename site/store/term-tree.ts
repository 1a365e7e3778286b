import type { Context } from './context.ts';
import { knownIds } from './values.ts';

/** The given terms and all that are below them. A circle of parents is walked once. */
export async function descendants(context: Context, ids: readonly number[]): Promise<number[]> {
  const roots = knownIds(ids);
  if (roots.length === 0) return [];
  const rows = await context.read
    .withRecursive('below', (db) =>
      db
        .selectFrom('terms')
        .select('terms.id')
        .where('terms.id', 'in', roots)
        .union(
          db.selectFrom('terms').innerJoin('below', 'below.id', 'terms.parent').select('terms.id'),
        ),
    )
    .selectFrom('below')
    .select('id')
    .execute();
  // Ids of no term stay in: a post that must carry all of them carries none of these.
  return [...new Set([...roots, ...rows.map((row) => row.id)])];
}
