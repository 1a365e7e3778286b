import { sql } from 'kysely';
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

/** Sets the count of terms to the number of published posts that carry them. */
export async function recount(context: Context, terms: readonly number[]): Promise<void> {
  if (terms.length === 0) return;
  await context.write
    .updateTable('terms')
    .set((eb) => ({
      count: eb
        .selectFrom('term_relationships')
        .innerJoin('posts', 'posts.id', 'term_relationships.post')
        .select(sql<number>`count(*)`.as('count'))
        .whereRef('term_relationships.term', '=', 'terms.id')
        .where('posts.status', '=', 'publish'),
    }))
    .where('id', 'in', knownIds(terms))
    .execute();
}
