import { sql } from 'kysely';
import { isAmong, rowsOf, shapeOf } from './compiled.ts';
import { matchesFilter } from './context.ts';
import type { Context } from './context.ts';
import { firstFree, partsOf } from './slugs.ts';
import type { TakenSlugs } from './slugs.ts';
import type { PostSlugScope } from './types.ts';
import { batches } from './values.ts';

// Below a page, these segments are the later parts of its content.
const PART_OF_PAGE = /^(?:page)?\d+$/;

/** A requested slug and the scope in which it must be unique. */
interface Wanted {
  readonly slug: string;
  readonly scope: PostSlugScope;
}

/** Returns slugs that no other post in their scope has: the wanted ones, or with a number. */
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
    const isOfFile = scopes.some(({ type }) => type === 'attachment');
    const named = new Set([...scopes.map(({ type }) => type), 'attachment']);
    const types = isOfFile ? undefined : [...named];
    const parents = scopes.flatMap(({ parent }) => parent ?? []);
    const isBelow = parents.length === scopes.length;
    const values = { slugs: some, parents: isBelow ? [...new Set(parents)] : [] };
    const rows = await rowsOf(
      context,
      shapeOf('slugs of posts', { types, isBelow }),
      values,
      (slots) => {
        const query = context.read
          .selectFrom('posts')
          .select(['id', 'slug', 'type', 'parent'])
          .where((eb) => isAmong(context, eb.ref('slug'), slots.slugs, 'text'))
          .where('type', '!=', 'revision')
          .where((eb) => matchesFilter(eb.ref('type'), types));
        if (!isBelow) return query;
        // The unary plus prevents the use of the index on the parent: nearly all posts have the parent 0.
        return query.where(isAmong(context, sql`+${sql.ref('parent')}`, slots.parents));
      },
    );
    for (const row of rows) {
      const rows = found.get(row.slug);
      if (rows) rows.push(row);
      else found.set(row.slug, [row]);
    }
  }
  const permalinks = partsOf(context.options.latest().get('permalink_structure'));
  const isReserved = [true, false].map((isFirst) => context.reserved.check(isFirst));
  return ({ scope }, slug) => {
    const there = found.get(slug) ?? [];
    if (there.some((other) => isInTheWay(other, scope))) return true;
    const isItsOwn = there.some(({ id }) => id === scope.exceptId);
    if (isReserved[startsPath(scope, permalinks) ? 0 : 1]?.(slug)) return true;
    return isOfSomethingElse(slug, scope, isItsOwn, permalinks);
  };
}

/** Whether the slug is the first segment of the path of its post. */
function startsPath({ type, parent }: PostSlugScope, permalinks: readonly string[]): boolean {
  if (type === 'attachment') return true;
  return parent === undefined ? permalinks[0] === '%postname%' : parent === 0;
}

/** Whether the address would show another page of the site. */
function isOfSomethingElse(
  slug: string,
  { type, parent }: PostSlugScope,
  isItsOwn: boolean,
  permalinks: readonly string[],
): boolean {
  if (parent !== undefined) return PART_OF_PAGE.test(slug);
  return type === 'post' && !isItsOwn && isOfDate(slug, permalinks);
}

/** Whether the address of a post with this slug would be that of the list of a year, a month or a day. */
function isOfDate(slug: string, permalinks: readonly string[]): boolean {
  const number = /^\d+$/.test(slug) ? Number(slug) : 0;
  if (number === 0) return false;
  const parts = permalinks.filter((part) => part !== '0');
  const at = parts.indexOf('%postname%');
  if (at <= 0) return at === 0;
  const before = parts[at - 1];
  return (before === '%year%' && number <= 12) || (before === '%monthnum%' && number <= 31);
}

interface Taken {
  readonly id: number;
  readonly type: string;
  readonly parent: number;
}

function isInTheWay(other: Taken, { type, parent, exceptId }: PostSlugScope): boolean {
  if (other.id === exceptId) return false;
  // An attachment can have an address at the top, where the slugs of all types must differ.
  if (type === 'attachment') return true;
  if (parent === undefined) return other.type === type;
  return other.parent === parent && (other.type === type || other.type === 'attachment');
}
