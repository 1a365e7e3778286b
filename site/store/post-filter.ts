import { sql } from 'kysely';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { isIn, isNotIn } from './context.ts';
import type { Context } from './context.ts';
import { isSeen, rulesWithin } from './post-access.ts';
import type { PostQuery, TermClause } from './queries.ts';
import { searchCondition } from './search.ts';
import type { Search, Searched } from './search.ts';
import type { Tables } from './tables.ts';
import { knownIds, whole } from './values.ts';

type Posts = ExpressionBuilder<Tables, 'posts'>;
type Condition = Expression<SqlBool>;

/** A term clause whose terms are complete: terms below the given ones are included. */
export type ResolvedClause = Omit<TermClause, 'includeChildren'>;

/** The filters of a query that are not plain columns, resolved. */
export interface Resolved {
  readonly search: Search | null;
  readonly clauses: readonly ResolvedClause[];
}

/** Returns the conditions of a query, all of which a post has to meet. */
export function postConditions(
  context: Context,
  eb: Posts,
  query: PostQuery,
  resolved: Resolved,
): Condition[] {
  return [
    ...kinds(context, eb, query),
    ...dates(eb, query),
    ...numbers(eb, query),
    ...details(eb, query),
    ...(resolved.search
      ? [searchCondition(context, eb, resolved.search, searchedBy(eb, query))]
      : []),
    ...termConditions(eb, query.terms?.relation ?? 'AND', resolved.clauses),
  ];
}

function* kinds({ kind }: Context, eb: Posts, query: PostQuery): Iterable<Condition> {
  // A slug or an id leaves few rows. The unary plus keeps SQLite from reading all rows by the index on the
  // type instead.
  const few = query.slugs ?? query.formerSlugs ?? query.include;
  const isFew = kind === 'sqlite' && few !== undefined;
  const { access } = query;
  if (access) {
    yield isSeen(access, { alias: 'posts', isFew }, rulesWithin(access, query));
    return;
  }
  const column = (name: 'type' | 'status'): Expression<string> =>
    isFew ? sql<string>`+${eb.ref(name)}` : eb.ref(name);
  yield isIn(column('type'), query.types);
  if (query.statuses) yield isIn(column('status'), query.statuses);
}

function* dates(eb: Posts, query: PostQuery): Iterable<Condition> {
  if (query.after !== undefined) yield eb('date', '>', query.after);
  if (query.before !== undefined) yield eb('date', '<', query.before);
  if (query.modifiedAfter !== undefined) yield eb('modified', '>', query.modifiedAfter);
  if (query.modifiedBefore !== undefined) yield eb('modified', '<', query.modifiedBefore);
}

function* numbers(eb: Posts, query: PostQuery): Iterable<Condition> {
  if (query.include) yield isIn(eb.ref('id'), knownIds(query.include));
  if (query.authors) yield isIn(eb.ref('author'), knownIds(query.authors));
  if (query.parents) yield isIn(eb.ref('parent'), knownIds(query.parents));
  if (query.exclude) yield isNotIn(eb.ref('id'), knownIds(query.exclude));
  if (query.authorsExclude) yield isNotIn(eb.ref('author'), knownIds(query.authorsExclude));
  if (query.parentsExclude) yield isNotIn(eb.ref('parent'), knownIds(query.parentsExclude));
  if (query.menuOrder !== undefined) yield eb('menu_order', '=', whole(query.menuOrder));
}

function* details(eb: Posts, query: PostQuery): Iterable<Condition> {
  if (query.slugs) yield isIn(eb.ref('slug'), query.slugs);
  const { formerSlugs } = query;
  if (formerSlugs)
    yield eb('id', 'in', (inner) =>
      inner
        .selectFrom('former_slugs')
        .select('post')
        .where(({ ref }) => isIn(ref('slug'), formerSlugs)),
    );
  // As a literal, because the partial index on sticky posts contains one.
  if (query.sticky !== undefined) yield eb('sticky', '=', eb.lit(query.sticky ? 1 : 0));
  if (query.search && !query.searchProtected) yield eb('password', '=', '');
  if (query.mimeTypes) {
    // The partial index contains only rows with a MIME type.
    yield sql<SqlBool>`${eb.ref('mime_type')} <> ''`;
    yield eb.or(query.mimeTypes.map((type) => mimeType(eb, type)));
  }
  for (const [key, value] of Object.entries(query.meta ?? {})) {
    yield eb(
      'id',
      'in',
      eb
        .selectFrom('meta')
        .select('object')
        .where('kind', '=', 'post')
        .where('key', '=', key)
        .where('value', '=', JSON.stringify(value) ?? 'null'),
    );
  }
}

/** Returns which parts of posts a query searches. */
export function searchedBy(eb: Posts, query: PostQuery): Searched {
  const { searchProtected, searchMeta: metaKey } = query;
  const isIndexed = !query.types.includes('revision');
  if (!searchProtected) return { isTextOpen: null, metaKey, isIndexed };
  const rules = rulesWithin(searchProtected, query);
  const isEditable = isSeen(searchProtected, { alias: 'posts' }, rules);
  return { isTextOpen: eb.or([eb('password', '=', ''), isEditable]), metaKey, isIndexed };
}

function mimeType(eb: Posts, type: string): Condition {
  if (!type.endsWith('/*')) return eb('mime_type', '=', type);
  // `0` is the character after `/`.
  const kind = type.slice(0, -2);
  return eb.and([eb('mime_type', '>=', `${kind}/`), eb('mime_type', '<', `${kind}0`)]);
}

function termConditions(
  eb: Posts,
  relation: 'AND' | 'OR',
  clauses: readonly ResolvedClause[],
): Condition[] {
  if (clauses.length === 0) return [];
  const conditions = clauses.map((clause) => termCondition(eb, clause));
  return [relation === 'OR' ? eb.or(conditions) : eb.and(conditions)];
}

function termCondition(eb: Posts, clause: ResolvedClause): Condition {
  const terms = knownIds(clause.terms);
  const { taxonomy } = clause;
  const [term, another] = terms;
  const carriers =
    term !== undefined && another === undefined
      ? carriersOf(eb, term, taxonomy)
      : eb
          .selectFrom('term_relationships')
          .innerJoin('terms', 'terms.id', 'term_relationships.term')
          .select('term_relationships.post')
          .where('terms.taxonomy', '=', taxonomy)
          .where((inner) => isIn(inner.ref('term_relationships.term'), terms));
  switch (clause.match) {
    case 'any':
      return eb('posts.id', 'in', carriers);
    case 'none':
      return terms.length === 0 ? sql<SqlBool>`1 = 1` : eb('posts.id', 'not in', carriers);
    case 'all':
      if (terms.length === 0) return sql<SqlBool>`1 = 1`;
      return eb(
        'posts.id',
        'in',
        carriers
          .groupBy('term_relationships.post')
          .having((having) => having.fn.countAll<number>(), '=', terms.length),
      );
  }
}

/** Selects the posts with one term. Its taxonomy is checked once, not for each post. */
function carriersOf(eb: Posts, term: number, taxonomy: string) {
  const inTaxonomy = eb
    .selectFrom('terms')
    .select('terms.id')
    .where('terms.id', '=', term)
    .where('terms.taxonomy', '=', taxonomy);
  return eb
    .selectFrom('term_relationships')
    .select('term_relationships.post')
    .where('term_relationships.term', '=', term)
    .where(({ exists }) => exists(inTaxonomy));
}
