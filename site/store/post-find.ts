import { sql } from 'kysely';
import type { SelectQueryBuilder } from 'kysely';
import { rankIn } from './context.ts';
import type { Context } from './context.ts';
import { plainLimits, rulesWithin } from './post-access.ts';
import { postConditions, searchedBy } from './post-filter.ts';
import type { Resolved, ResolvedClause } from './post-filter.ts';
import { pageOf } from './paging.ts';
import { steps, walked, walkOf } from './places.ts';
import type { Place, Walk, Walked, Walks } from './places.ts';
import { POST_COLUMNS, postRow } from './post-rows.ts';
import type { Found, PostQuery } from './queries.ts';
import type { PostRow } from './rows.ts';
import { parseSearch, relevance } from './search.ts';
import type { Tables } from './tables.ts';
import { keptTotal, limitsOnly } from './totals.ts';
import type { Period } from './types.ts';
import { knownIds, MOST_AT_ONCE } from './values.ts';

type Selection = SelectQueryBuilder<Tables, 'posts', object>;

/** One page of posts, and how many there are in all. */
export async function findPosts(context: Context, query: PostQuery): Promise<Found<PostRow>> {
  const resolved = await resolve(context, query);
  // The terms below those of the query are part of the query.
  const name = resolved.clauses.length > 0 ? `posts ${JSON.stringify(resolved.clauses)}` : 'posts';
  const filtered = (): Selection => select(context, query, resolved);
  const { rows, total } = await pageOf(context, name, query, {
    rows: (limit, offset) =>
      ordered(context, filtered(), query, resolved)
        .select(POST_COLUMNS)
        .limit(limit)
        .offset(offset),
    count: () => filtered().select((eb) => eb.fn.countAll<number>().as('total')),
    kept: () => keptPostTotal(context, query),
  });
  return { rows: rows.map(postRow), total };
}

const WALKS: Walks<PostRow> = {
  date: { column: 'date', valueOf: (row) => row.date },
  modified: { column: 'modified', valueOf: (row) => row.modified },
  menu_order: { column: 'menu_order', valueOf: (row) => row.menu_order },
  id: { column: 'id', valueOf: (row) => row.id },
};

/** How a query of posts is walked. */
export function postWalk(query: PostQuery): Walk<PostRow> | null {
  return walkOf(WALKS, query, { orderBy: 'date', order: 'desc' });
}

/** Posts from a place on. */
export async function walkPosts(
  context: Context,
  query: PostQuery,
  walk: Walk<PostRow>,
  from: Place | null,
): Promise<Walked<PostRow>> {
  const { limit = MOST_AT_ONCE } = query;
  const filtered = select(context, query, await resolve(context, query));
  const rows = await steps(filtered, walk, from, limit).select(POST_COLUMNS).execute();
  return walked(rows.map(postRow), limit, walk);
}

/** How many posts a query finds. */
export async function countPosts(context: Context, query: PostQuery): Promise<number> {
  const kept = await keptPostTotal(context, query);
  if (kept !== null) return kept;
  const filtered = await selectPosts(context, query);
  const count = filtered.select((eb) => eb.fn.countAll<number>().as('total'));
  return (await count.executeTakeFirstOrThrow()).total;
}

/** The posts that a query finds, before anything of them is chosen. */
async function selectPosts(context: Context, query: PostQuery): Promise<Selection> {
  return select(context, query, await resolve(context, query));
}

function select(context: Context, query: PostQuery, resolved: Resolved): Selection {
  return context.read
    .selectFrom('posts')
    .where((eb) => eb.and(postConditions(context, eb, query, resolved)));
}

const KEPT = ['access', 'types', 'statuses', 'searchProtected', 'searchMeta'];

/** Returns the total that the database keeps; `null` where it keeps none. */
function keptPostTotal(context: Context, query: PostQuery): Promise<number> | null {
  const { access } = query;
  const limits = access ? plainLimits(access, rulesWithin(access, query)) : query;
  if (limits && limitsOnly(query, KEPT))
    return keptTotal(context, { kind: 'post', first: limits.types, second: limits.statuses });
  return null;
}

async function resolve(context: Context, query: PostQuery): Promise<Resolved> {
  const clauses: ResolvedClause[] = [];
  for (const clause of query.terms?.clauses ?? []) {
    // Terms below count as if they had been named: with `all` a post needs every one of them.
    const terms = clause.includeChildren ? await descendants(context, clause.terms) : clause.terms;
    clauses.push({ taxonomy: clause.taxonomy, match: clause.match, terms });
  }
  return { search: query.search ? parseSearch(query.search) : null, clauses };
}

const SORTED_BY = {
  author: 'author',
  comment_count: 'comment_count',
  date: 'date',
  id: 'id',
  menu_order: 'menu_order',
  modified: 'modified',
  parent: 'parent',
  slug: 'slug',
  title: 'folded_title',
} as const;

function ordered(
  context: Context,
  filtered: Selection,
  query: PostQuery,
  resolved: Resolved,
): Selection {
  const order = query.order ?? 'desc';
  const by = query.orderBy ?? 'date';
  switch (by) {
    // The order that the client listed them in, whatever the direction.
    case 'include':
      if (!query.include?.length) return filtered.orderBy('date', order).orderBy('id', order);
      return filtered.orderBy((eb) => rankIn(eb.ref('id'), knownIds(query.include ?? [])));
    case 'include_slugs':
      if (!query.slugs?.length) return filtered.orderBy('date', 'asc').orderBy('id', 'asc');
      return filtered.orderBy((eb) => rankIn(eb.ref('slug'), query.slugs ?? [])).orderBy('id');
    case 'relevance': {
      const { search } = resolved;
      const ranked = search
        ? filtered.orderBy((eb) => relevance(context, eb, search, searchedBy(eb, query)), 'asc')
        : filtered;
      return ranked.orderBy('date', order).orderBy('id', order);
    }
    case 'id':
      return filtered.orderBy('id', order);
    default:
      return filtered.orderBy(SORTED_BY[by], order).orderBy('id', order);
  }
}

/** Years, months or days on which posts of a query are dated, the latest first, and how many each has. */
export async function periodsOf(
  context: Context,
  query: PostQuery,
  length: 4 | 7 | 10,
): Promise<readonly Period[]> {
  // Dates are text: what they begin with is the period.
  const period = sql<string>`substr(date, 1, ${sql.lit(length)})`;
  const rows = await (
    await selectPosts(context, query)
  )
    .select((eb) => [period.as('period'), eb.fn.countAll<number>().as('count')])
    .groupBy(period)
    .orderBy(period, 'desc')
    .execute();
  return rows.map((row) => ({ period: row.period, count: Number(row.count) }));
}

/** The given terms and all that are below them. A circle of parents is walked once. */
async function descendants(context: Context, ids: readonly number[]): Promise<number[]> {
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
