import { sql } from 'kysely';
import { isAmong, isIn } from './context.ts';
import type { Context } from './context.ts';
import { firstFree } from './slugs.ts';
import type { TakenSlugs } from './slugs.ts';
import type { PostSlugScope } from './types.ts';
import { batches } from './values.ts';

// Addresses that a feed or an embedded view of a post answers at.
const RESERVED = new Set(['feed', 'rdf', 'rss', 'rss2', 'atom', 'embed']);

/** A slug that somebody wants, and where it has to be the only one. */
interface Wanted {
  readonly slug: string;
  readonly scope: PostSlugScope;
}

/** Slugs that no other post in their scope has: as wanted, or with a number. */
export async function uniquePostSlugs(
  context: Context,
  wanted: readonly Wanted[],
): Promise<string[]> {
  const found = await firstFree(wanted, (candidates) => takenSlugs(context, candidates));
  return wanted.map((one) => found.get(one) ?? one.slug);
}

async function takenSlugs(
  context: Context,
  candidates: ReadonlyMap<Wanted, readonly string[]>,
): Promise<TakenSlugs<Wanted>> {
  const scopes = [...candidates.keys()].map(({ scope }) => scope);
  const slugs = [...new Set([...candidates.values()].flat())];
  const found = new Map<string, Taken[]>();
  for (const some of batches(slugs)) {
    let query = context.read
      .selectFrom('posts')
      .select(['id', 'slug', 'type', 'parent'])
      .where((eb) => isAmong(context, eb.ref('slug'), some))
      .where('type', '!=', 'revision');
    if (scopes.every(({ type }) => type !== 'attachment')) {
      const types = [...new Set([...scopes.map(({ type }) => type), 'attachment'])];
      query = query.where((eb) => isIn(eb.ref('type'), types));
    }
    const parents = scopes.flatMap(({ parent }) => parent ?? []);
    if (parents.length === scopes.length)
      // Not by its index: under no parent there are nearly all posts.
      query = query.where(isIn(sql<number>`+${sql.ref('parent')}`, [...new Set(parents)]));
    for (const row of await query.execute()) {
      const rows = found.get(row.slug);
      if (rows) rows.push(row);
      else found.set(row.slug, [row]);
    }
  }
  return ({ scope }, slug) =>
    RESERVED.has(slug) || (found.get(slug) ?? []).some((other) => isInTheWay(other, scope));
}

interface Taken {
  readonly id: number;
  readonly type: string;
  readonly parent: number;
}

function isInTheWay(other: Taken, { type, parent, exceptId }: PostSlugScope): boolean {
  if (other.id === exceptId) return false;
  // An attachment has an address of its own at the top, where all types meet.
  if (type === 'attachment') return true;
  if (parent === undefined) return other.type === type;
  return other.parent === parent && (other.type === type || other.type === 'attachment');
}
