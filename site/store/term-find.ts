import { sql } from 'kysely';
import type { Expression, ExpressionBuilder, SelectQueryBuilder, SqlBool } from 'kysely';
import { rowsByIds, shapeOf } from './compiled.ts';
import { contains, isIn, isNotIn, rankIn } from './context.ts';
import type { Context } from './context.ts';
import { fold, foldedKey } from './fold.ts';
import { mayContain } from './full-text.ts';
import { findEach, pageOf } from './paging.ts';
import { keysetOrderOf } from './keyset.ts';
import type { KeysetOrder, KeysetOrders } from './keyset.ts';
import type { Found, TermQuery } from './queries.ts';
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
    ordered,
    selected: (rows: Selection) => rows.select(TERM_COLUMNS),
    rowOf: (row: TermRow) => row,
    storedTotal: () =>
      limitsOnly(query, ['taxonomies'])
        ? storedTotal(context, { kind: 'term', first: query.taxonomies })
        : null,
  };
}

const KEYSET_ORDERS: KeysetOrders<TermRow> = {
  name: { column: 'folded_name', valueOf: (row) => foldedKey(row.name) },
  id: { column: 'id', valueOf: (row) => row.id },
};

/** Returns the keyset order of a query of terms; `null` in descending order, where ids of equal names ascend. */
export function termKeysetOrder(query: TermQuery): KeysetOrder<TermRow> | null {
  const isMixed = query.order === 'desc' && query.orderBy !== 'id';
  return isMixed ? null : keysetOrderOf(KEYSET_ORDERS, query, { orderBy: 'name', order: 'asc' });
}

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
    ordered(
      context.read
        .selectFrom('terms')
        .where((eb) => eb.and([...conditions(context, eb, shared, true)])),
      shared,
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
  if (query.names) yield isIn(eb.ref('folded_name'), query.names.map(fold));
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

const SORTED_BY = {
  count: 'count',
  description: 'description',
  id: 'id',
  name: 'folded_name',
  slug: 'slug',
  term_group: 'term_group',
} as const;

function ordered(filtered: Selection, query: TermQuery): Selection {
  const order = query.order ?? 'asc';
  const by = query.orderBy ?? 'name';
  const listed = knownIds(query.include ?? []);
  const slugs = query.slugs ?? [];
  if (by === 'include' || by === 'include_slugs') {
    if (by === 'include' && listed.length > 0)
      return filtered.orderBy((eb) => rankIn(eb.ref('id'), listed), order);
    if (by === 'include_slugs' && slugs.length > 0)
      return filtered.orderBy((eb) => rankIn(eb.ref('slug'), slugs), order).orderBy('id');
    return filtered.orderBy('folded_name', order).orderBy('id');
  }
  return by === 'id'
    ? filtered.orderBy('id', order)
    : filtered.orderBy(SORTED_BY[by], order).orderBy('id');
}
