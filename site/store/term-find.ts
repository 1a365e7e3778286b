import { sql } from 'kysely';
import type { Expression, ExpressionBuilder, SelectQueryBuilder, SqlBool } from 'kysely';
import { rowsByIds, shapeOf } from './compiled.ts';
import { contains, isIn, isNotIn } from './context.ts';
import type { Context } from './context.ts';
import { fold, foldedKey } from './fold.ts';
import { mayContain } from './full-text.ts';
import { findEach, pageOf } from './paging.ts';
import { sorted } from './keyset.ts';
import type { Orders } from './keyset.ts';
import type { Found, TermOrderBy, TermQuery } from './queries.ts';
import type { TermRow } from './rows.ts';
import type { Tables } from './tables.ts';
import { storedTotal, limitsOnly } from './totals.ts';
import { knownIds, whole } from './values.ts';

/** The columns of a term that the store returns. */
export const TERM_COLUMNS = [
  'id',
  'taxonomy',
  'name',
  'slug',
  'parent',
  'description',
  'count',
  'term_group',
] as const;

type Terms = ExpressionBuilder<Tables, 'terms'>;
type Selection = SelectQueryBuilder<Tables, 'terms', object>;

/** Returns how the terms of a query are listed. */
export function termListing(context: Context, query: TermQuery) {
  return {
    name: 'terms',
    filtered: (sample: TermQuery): Selection =>
      context.read.selectFrom('terms').where((eb) => eb.and([...conditions(context, eb, sample)])),
    ordered: (rows: Selection, sample: TermQuery) => sorted(context, rows, sample, TERM_ORDERS),
    selected: (rows: Selection) => rows.select(TERM_COLUMNS),
    rowOf: (row: TermRow) => row,
    storedTotal: () =>
      limitsOnly(query, ['taxonomies'])
        ? storedTotal(context, { kind: 'term', first: query.taxonomies })
        : null,
  };
}

/** The orders of terms. */
export const TERM_ORDERS: Orders<TermRow, Exclude<TermOrderBy, 'include' | 'include_slugs'>> = {
  columns: {
    count: { column: 'count' },
    description: { column: 'description' },
    id: { column: 'id', cursorValue: (row) => row.id },
    name: { column: 'folded_name', cursorValue: (row) => foldedKey(row.name) },
    slug: { column: 'slug' },
    term_group: { column: 'term_group' },
  },
  usual: { orderBy: 'name', order: 'asc' },
  reversible: ['include', 'include_slugs'],
  tie: () => 'asc',
};

/**
 * Returns the results of `find` for several queries. Queries that differ only in post and taxonomies
 * share one SQL query.
 */
export function findTermsEach(
  context: Context,
  queries: readonly TermQuery[],
): Promise<readonly Found<TermRow>[]> {
  return findEach(queries, {
    sharedBy: (query) => (query.post === undefined ? null : { ...query, post: 0, taxonomies: [] }),
    alone: (query) => pageOf(context, query, termListing(context, query)),
    together: (alike) => findCarried(context, alike),
  });
}

/** Returns the terms of many posts. */
async function findCarried(
  context: Context,
  queries: readonly TermQuery[],
): Promise<readonly Found<TermRow>[]> {
  const posts = queries.map(({ post = 0 }) => post);
  const taxonomies = [...new Set(queries.flatMap((query) => query.taxonomies))];
  const { post: _, ...shared } = { ...queries[0], taxonomies };
  const rows = await rowsByIds(context, shapeOf('carried terms', shared), posts, (isAmong) =>
    sorted(
      context,
      context.read
        .selectFrom('terms')
        .where((eb) => eb.and([...conditions(context, eb, shared, true)])),
      shared,
      TERM_ORDERS,
    )
      .innerJoin('term_relationships', 'term_relationships.term', 'terms.id')
      .where(isAmong('term_relationships.post'))
      .select(TERM_COLUMNS)
      .select('term_relationships.post'),
  );
  return queries.map(({ post, taxonomies: own, offset = 0, limit }) => {
    const carried = rows.filter((row) => row.post === post && own.includes(row.taxonomy));
    const page = carried.slice(offset, limit === undefined ? undefined : offset + limit);
    return { rows: page.map(({ post: _post, ...row }) => row), total: carried.length };
  });
}

function* conditions(
  context: Context,
  eb: Terms,
  query: TermQuery,
  isOfPosts = query.post !== undefined,
): Iterable<Expression<SqlBool>> {
  // Posts carry few terms. The unary plus keeps SQLite from reading all terms of the taxonomy instead.
  const isFew = context.kind === 'sqlite' && isOfPosts;
  const taxonomy = eb.ref('taxonomy');
  yield isIn(isFew ? sql<string>`+${taxonomy}` : taxonomy, query.taxonomies);
  if (query.include) yield isIn(eb.ref('id'), knownIds(query.include));
  if (query.exclude) yield isNotIn(eb.ref('id'), knownIds(query.exclude));
  if (query.slugs) yield isIn(eb.ref('slug'), query.slugs);
  if (query.names)
    yield isIn(
      eb.ref('folded_name'),
      query.names.map((name) => foldedKey(name)),
    );
  if (query.parent !== undefined) yield eb('parent', '=', whole(query.parent));
  if (query.post !== undefined) {
    yield eb(
      'id',
      'in',
      eb.selectFrom('term_relationships').select('term').where('post', '=', whole(query.post)),
    );
  }
  if (query.search) {
    const text = fold(query.search);
    const indexed = mayContain(context, 'terms', text);
    if (indexed) yield indexed;
    yield eb.or([
      contains(context, eb.ref('folded_name'), text),
      contains(context, eb.ref('slug'), text),
    ]);
  }
  if (query.hideEmpty) yield eb('id', 'in', filled(context));
}

/** Selects the ids of terms with posts, and of all their ancestors. */
function filled(context: Context) {
  return context.read
    .withRecursive('filled', (db) =>
      db
        .selectFrom('terms')
        .select(['terms.id', 'terms.parent'])
        .where((eb) => eb('terms.count', '>', eb.lit(0)))
        .union(
          db
            .selectFrom('terms')
            .innerJoin('filled', 'filled.parent', 'terms.id')
            .select(['terms.id', 'terms.parent']),
        ),
    )
    .selectFrom('filled')
    .select('filled.id');
}
