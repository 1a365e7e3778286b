import type { Expression, ExpressionBuilder, SelectQueryBuilder, SqlBool } from 'kysely';
import { contains, isIn, isNotIn, rankIn } from './context.ts';
import type { Context } from './context.ts';
import { fold } from './fold.ts';
import { pageOf } from './paging.ts';
import type { Found, TermQuery } from './queries.ts';
import type { TermRow } from './rows.ts';
import type { Tables } from './tables.ts';
import { knownIds, whole } from './values.ts';

/** The columns of a term that leave the store. */
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

/** One page of terms, and how many there are in all. */
export async function findTerms(context: Context, query: TermQuery): Promise<Found<TermRow>> {
  const filtered = context.read
    .selectFrom('terms')
    .where((eb) => eb.and([...conditions(context, eb, query)]));
  return pageOf(
    query,
    (limit, offset) =>
      ordered(filtered, query).select(TERM_COLUMNS).limit(limit).offset(offset).execute(),
    () => filtered.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  );
}

function* conditions(context: Context, eb: Terms, query: TermQuery): Iterable<Expression<SqlBool>> {
  yield isIn(eb.ref('taxonomy'), query.taxonomies);
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
    yield eb.or([
      contains(context, eb.ref('folded_name'), text),
      contains(context, eb.ref('slug'), text),
    ]);
  }
  if (query.hideEmpty) yield eb('id', 'in', filled(context));
}

/** Ids of terms with posts, and of all that are above them. */
function filled(context: Context) {
  return context.read
    .withRecursive('filled', (db) =>
      db
        .selectFrom('terms')
        .select(['terms.id', 'terms.parent'])
        .where('terms.count', '>', 0)
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
