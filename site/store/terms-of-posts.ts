import { rowsByIds } from './compiled.ts';
import { inTransaction } from './context.ts';
import type { Context } from './context.ts';
import type { TermIds } from './rows.ts';
import { knownIds } from './values.ts';

/** Terms of posts by taxonomy, one entry for every id, in the order of their names. */
export async function termsOf(
  context: Context,
  ids: readonly number[],
): Promise<Map<number, TermIds>> {
  const found = new Map<number, Record<string, number[]>>();
  // Object.create answers `any`.
  for (const id of ids) found.set(id, Object.create(null) as Record<string, number[]>);
  const rows = await rowsByIds(context, 'terms of posts', ids, (isAmong) =>
    context.read
      .selectFrom('term_relationships')
      .innerJoin('terms', 'terms.id', 'term_relationships.term')
      .select(['term_relationships.post', 'terms.id', 'terms.taxonomy'])
      .where(isAmong('term_relationships.post'))
      .orderBy('term_relationships.post')
      .orderBy('terms.folded_name')
      .orderBy('terms.id'),
  );
  for (const row of rows) {
    const terms = found.get(row.post);
    if (terms) (terms[row.taxonomy] ??= []).push(row.id);
  }
  return found;
}

/** Replaces the terms of a post in the taxonomies that are given. Ids of no such term are left out. */
export async function setTermsOf(context: Context, id: number, terms: TermIds): Promise<void> {
  const taxonomies = Object.keys(terms);
  if (taxonomies.length === 0) return;
  await inTransaction(context, async (inside) => {
    const before = await currentTerms(inside, id, taxonomies);
    const wanted = await existing(inside, terms);
    const gone = before.filter((term) => !wanted.includes(term));
    const added = wanted.filter((term) => !before.includes(term));
    if (gone.length > 0) {
      await inside.write
        .deleteFrom('term_relationships')
        .where('post', '=', id)
        .where('term', 'in', gone)
        .execute();
    }
    if (added.length > 0) {
      await inside.write
        .insertInto('term_relationships')
        .values(added.map((term) => ({ post: id, term })))
        .execute();
    }
  });
}

async function currentTerms(
  context: Context,
  id: number,
  taxonomies: readonly string[],
): Promise<number[]> {
  const rows = await context.write
    .selectFrom('term_relationships')
    .innerJoin('terms', 'terms.id', 'term_relationships.term')
    .select('terms.id')
    .where('term_relationships.post', '=', id)
    .where('terms.taxonomy', 'in', taxonomies)
    .execute();
  return rows.map((row) => row.id);
}

async function existing(context: Context, terms: TermIds): Promise<number[]> {
  const ids = knownIds(Object.values(terms).flat());
  if (ids.length === 0) return [];
  const rows = await context.write
    .selectFrom('terms')
    .select(['id', 'taxonomy'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  return rows.filter((row) => terms[row.taxonomy]?.includes(row.id)).map((row) => row.id);
}
