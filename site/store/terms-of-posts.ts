import { sql } from 'kysely';
import type { ExpressionBuilder } from 'kysely';
import { isAmong, rowsByIds, rowsOf } from './compiled.ts';
import { inTransaction } from './context.ts';
import type { Context } from './context.ts';
import type { TermIds } from './rows.ts';
import type { Tables } from './tables.ts';
import { batches } from './values.ts';

/** Returns the terms of posts by taxonomy, with an entry for every id; terms are sorted by name. */
export async function termsOf(
  context: Context,
  ids: readonly number[],
): Promise<Map<number, TermIds>> {
  const rows = await rowsByIds(context, 'terms of posts', ids, (isAmong) =>
    context.read
      .selectFrom('posts')
      .select((eb) => ['id', termsSelection(context, eb).as('terms')])
      .where(isAmong('id')),
  );
  const found = new Map(ids.map((id) => [id, termsOfJson(null)]));
  for (const { id, terms } of rows) found.set(id, termsOfJson(terms));
  return found;
}

/** Selects the terms of a post as one JSON text, next to its columns. */
export function termsSelection({ kind }: Context, eb: ExpressionBuilder<Tables, 'posts'>) {
  const pairs =
    kind === 'sqlite'
      ? sql<string | null>`json_group_array(json_array(taxonomy, id))`
      : sql<string | null>`json_agg(json_build_array(taxonomy, id))::text`;
  return eb
    .selectFrom((inner) =>
      inner
        .selectFrom('term_relationships')
        .innerJoin('terms', 'terms.id', 'term_relationships.term')
        .select(['terms.taxonomy', 'terms.id'])
        .whereRef('term_relationships.post', '=', 'posts.id')
        .orderBy('terms.folded_name')
        .orderBy('terms.id')
        .as('carried'),
    )
    .select(pairs.as('pairs'));
}

/** Parses the result of `termsSelection`; returns the terms by taxonomy. */
export function termsOfJson(text: string | null): TermIds {
  // Object.create returns `any`, and the database created the text.
  const terms = Object.create(null) as Record<string, number[]>;
  const pairs = JSON.parse(text ?? '[]') as readonly (readonly [string, number])[];
  for (const [taxonomy, id] of pairs) (terms[taxonomy] ??= []).push(id);
  return terms;
}

/** Replaces the terms of a post in the given taxonomies. Ids without such a term are ignored. */
export async function setTermsOf(context: Context, id: number, terms: TermIds): Promise<void> {
  const taxonomies = Object.keys(terms);
  if (taxonomies.length === 0) return;
  await inTransaction(context, async (inside) => {
    const before = await currentTerms(inside, id, taxonomies);
    const wanted = existing(await taxonomiesOf(inside, idsIn(terms)), terms);
    const gone = before.filter((term) => !wanted.includes(term));
    const added = wanted.filter((term) => !before.includes(term));
    if (gone.length > 0) {
      await rowsOf(inside, 'remove terms of post', { id, gone }, (slots) =>
        inside.write
          .deleteFrom('term_relationships')
          .where('post', '=', slots.id)
          .where((eb) => isAmong(inside, eb.ref('term'), slots.gone)),
      );
    }
    if (added.length > 0) {
      // There is one parameter for each term, and the last one is the post.
      const values = [...added, id].map((value, at) => [String(at), value] as const);
      const shape = `add ${added.length} terms to post`;
      await rowsOf(inside, shape, Object.fromEntries(values), (slots) => {
        const all = Object.values(slots);
        const [post = sql.lit(id)] = all.slice(-1);
        const rows = all.slice(0, -1).map((term) => ({ post, term }));
        return inside.write.insertInto('term_relationships').values(rows);
      });
    }
  });
}

async function currentTerms(
  context: Context,
  id: number,
  taxonomies: readonly string[],
): Promise<number[]> {
  const rows = await rowsOf(context, 'terms of post', { id, taxonomies }, (slots) =>
    context.write
      .selectFrom('term_relationships')
      .innerJoin('terms', 'terms.id', 'term_relationships.term')
      .select('terms.id')
      .where('term_relationships.post', '=', slots.id)
      .where((eb) => isAmong(context, eb.ref('terms.taxonomy'), slots.taxonomies, 'text')),
  );
  return rows.map((row) => row.id);
}

/** Assigns terms to many new posts. Ids without such a term are ignored. */
export async function addTerms(
  context: Context,
  posts: readonly { readonly id: number; readonly terms?: TermIds | undefined }[],
): Promise<void> {
  const taxonomies = await taxonomiesOf(
    context,
    posts.flatMap(({ terms = {} }) => idsIn(terms)),
  );
  const rows = posts.flatMap(({ id, terms = {} }) =>
    existing(taxonomies, terms).map((term) => ({ post: id, term })),
  );
  for (const some of batches(rows))
    await context.write.insertInto('term_relationships').values(some).execute();
}

/** Returns the terms that exist in the taxonomy for which they are listed. */
function existing(taxonomies: ReadonlyMap<number, string>, terms: TermIds): readonly number[] {
  return [...new Set(idsIn(terms))].filter((id) => terms[taxonomies.get(id) ?? '']?.includes(id));
}

async function taxonomiesOf(
  context: Context,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await rowsByIds(context, 'taxonomies of terms', ids, (isOneOf) =>
    context.write.selectFrom('terms').select(['id', 'taxonomy']).where(isOneOf('id')),
  );
  return new Map(rows.map(({ id, taxonomy }) => [id, taxonomy]));
}

function idsIn(terms: TermIds): readonly number[] {
  return Object.values(terms).flat();
}
