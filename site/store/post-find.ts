import { sql } from 'kysely';
import type { SelectQueryBuilder } from 'kysely';
import { isIn } from './context.ts';
import type { Context } from './context.ts';
import { plainLimits, rulesWithin } from './post-access.ts';
import { postConditions, searchedBy } from './post-filter.ts';
import type { Resolved, ResolvedClause } from './post-filter.ts';
import { sorted } from './keyset.ts';
import type { Orders } from './keyset.ts';
import { POST_COLUMNS, postRow } from './post-rows.ts';
import type { PostOrderBy, PostQuery } from './queries.ts';
import type { PostRow } from './rows.ts';
import { parseSearch, relevance } from './search.ts';
import type { Tables } from './tables.ts';
import { authorTotal, countedTotal, storedTotal, limitsOnly, termTotal } from './totals.ts';
import type { Period } from './types.ts';
import { knownIds } from './values.ts';

type Selection = SelectQueryBuilder<Tables, 'posts', object>;

/** Returns how the posts of a query are listed. */
export async function postListing(context: Context, query: PostQuery) {
  const resolved = await resolve(context, query);
  return {
    // Includes the terms below those of the query.
    name: resolved.clauses.length > 0 ? `posts ${JSON.stringify(resolved.clauses)}` : 'posts',
    filtered: (sample: PostQuery) => select(context, sample, resolved),
    ordered: (rows: Selection, sample: PostQuery) => ordered(context, rows, sample, resolved),
    selected: (rows: Selection) => rows.select(POST_COLUMNS),
    rowOf: postRow,
    storedTotal: () => storedPostTotal(context, query, resolved),
  };
}

type ColumnOrder = Exclude<PostOrderBy, 'include' | 'include_slugs' | 'relevance'>;

/** The orders of posts, except by relevance. */
export const POST_ORDERS: Orders<PostRow, ColumnOrder> = {
  columns: {
    author: { column: 'author' },
    comment_count: { column: 'comment_count' },
    date: { column: 'date', cursorValue: (row) => row.date },
    id: { column: 'id', cursorValue: (row) => row.id },
    menu_order: { column: 'menu_order', cursorValue: (row) => row.menu_order },
    modified: { column: 'modified', cursorValue: (row) => row.modified },
    parent: { column: 'parent' },
    slug: { column: 'slug' },
    title: { column: 'folded_title' },
  },
  usual: { orderBy: 'date', order: 'desc' },
};

/** Returns the number of posts that a query finds. */
export async function countPosts(context: Context, query: PostQuery): Promise<number> {
  const listing = await postListing(context, query);
  return (await listing.storedTotal()) ?? countedTotal(context, query, listing);
}

function select(context: Context, query: PostQuery, resolved: Resolved): Selection {
  return context.read
    .selectFrom('posts')
    .where((eb) => eb.and(postConditions(context, eb, query, resolved)));
}

const IN_STORED_TOTALS = ['access', 'types', 'statuses', 'searchProtected', 'searchMeta'];

/** Returns the stored total; `null` if there is none for the query. */
function storedPostTotal(
  context: Context,
  query: PostQuery,
  { clauses }: Resolved,
): Promise<number> | null {
  const { access, authors = [] } = query;
  const limits = access ? plainLimits(access, rulesWithin(access, query)) : query;
  if (!limits) return null;
  if (limitsOnly(query, IN_STORED_TOTALS))
    return storedTotal(context, { kind: 'post', first: limits.types, second: limits.statuses });
  if (limitsOnly(query, [...IN_STORED_TOTALS, 'authors']))
    return authorTotal(context, authors, limits);
  const [clause, another] = clauses;
  if (!clause || another || !limitsOnly(query, [...IN_STORED_TOTALS, 'terms'])) return null;
  const [term, ...others] = knownIds(clause.terms);
  if (term === undefined || others.length > 0 || clause.match === 'none') return null;
  return termTotal(context, term, clause.taxonomy, limits);
}

async function resolve(context: Context, query: PostQuery): Promise<Resolved> {
  const clauses: ResolvedClause[] = [];
  for (const clause of query.terms?.clauses ?? []) {
    // Terms below count like named terms: with `all` a post needs every one of them.
    const terms = clause.includeChildren ? await descendants(context, clause.terms) : clause.terms;
    clauses.push({ taxonomy: clause.taxonomy, match: clause.match, terms });
  }
  return { search: query.search ? parseSearch(query.search) : null, clauses };
}

function ordered(
  context: Context,
  filtered: Selection,
  query: PostQuery,
  { search }: Resolved,
): Selection {
  const { orderBy, order, slugs = [] } = query;
  if (orderBy === 'relevance') {
    const ranked = search
      ? filtered.orderBy((eb) => relevance(context, eb, search, searchedBy(eb, query)), 'asc')
      : filtered;
    return sorted(context, ranked, order ? { order } : {}, POST_ORDERS);
  }
  // Without slugs, the oldest post comes first.
  if (orderBy === 'include_slugs' && slugs.length === 0)
    return sorted(context, filtered, { order: 'asc' }, POST_ORDERS);
  return sorted(context, filtered, query, POST_ORDERS);
}

/** Returns the years, months or days of the posts of a query, latest first, with the number of posts in each. */
export async function periodsOf(
  context: Context,
  query: PostQuery,
  length: 4 | 7 | 10,
): Promise<readonly Period[]> {
  // Dates are text, so the period is a prefix.
  const period = sql<string>`substr(date, 1, ${sql.lit(length)})`;
  const rows = await select(context, query, await resolve(context, query))
    .select((eb) => [period.as('period'), eb.fn.countAll<number>().as('count')])
    .groupBy(period)
    .orderBy(period, 'desc')
    .execute();
  return rows.map((row) => ({ period: row.period, count: Number(row.count) }));
}

/** Returns the given terms and all terms below them; visits each term once, even in a cycle of parents. */
async function descendants(context: Context, ids: readonly number[]): Promise<number[]> {
  const roots = knownIds(ids);
  if (roots.length === 0) return [];
  const rows = await context.read
    .withRecursive('below', (db) =>
      db
        .selectFrom('terms')
        .select('terms.id')
        .where((eb) => isIn(eb.ref('terms.id'), roots))
        .union(
          db.selectFrom('terms').innerJoin('below', 'below.id', 'terms.parent').select('terms.id'),
        ),
    )
    .selectFrom('below')
    .select('id')
    .execute();
  // Unknown ids stay in the list: no post has all of the terms then.
  return [...new Set([...roots, ...rows.map((row) => row.id)])];
}
