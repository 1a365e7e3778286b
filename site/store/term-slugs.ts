import { isIn } from './context.ts';
import type { Context } from './context.ts';
import { firstFreeOf, partsOf, withEnding } from './slugs.ts';
import type { TermSlugScope } from './types.ts';

/**
 * Returns a slug that no other term of the taxonomy has: `wanted`, or with the slugs of its ancestors
 * (`paris-france`), or with a number.
 */
export async function uniqueTermSlug(
  context: Context,
  wanted: string,
  scope: TermSlugScope,
): Promise<string> {
  const isTaken = async (slug: string) => (await takenSlugs(context, [slug], scope)).has(slug);
  if (!(await isTaken(wanted))) return wanted;

  let slug = wanted;
  for (const parent of await slugsAbove(context, scope.parent ?? 0)) {
    slug = withEnding(slug, `-${parent}`);
    if (!(await isTaken(slug))) return slug;
  }
  return firstFreeOf(slug, (candidates) => takenSlugs(context, candidates, scope));
}

/** Returns `wanted`, or with a number if another term of the taxonomy has it. */
export function numberedTermSlug(
  context: Context,
  wanted: string,
  taxonomy: string,
): Promise<string> {
  return firstFreeOf(wanted, (slugs) => takenSlugs(context, slugs, { taxonomy }));
}

/** Returns those slugs that are in use. */
async function takenSlugs(
  context: Context,
  slugs: readonly string[],
  scope: TermSlugScope,
): Promise<ReadonlySet<string>> {
  let query = context.read
    .selectFrom('terms')
    .select('slug')
    .where('taxonomy', '=', scope.taxonomy)
    .where((eb) => isIn(eb.ref('slug'), slugs));
  if (scope.exceptId !== undefined) query = query.where('id', '!=', scope.exceptId);
  const taken = (await query.execute()).map((row) => row.slug);
  if (!startsPath(context, scope)) return new Set(taken);
  return new Set([...taken, ...slugs.filter(context.reserved.check(true))]);
}

/** Whether the slug is the first segment of the paths of posts. */
function startsPath({ options }: Context, { taxonomy, parent = 0 }: TermSlugScope): boolean {
  if (taxonomy !== 'category' || parent !== 0) return false;
  return partsOf(options.latest().get('permalink_structure'))[0] === '%category%';
}

/** Returns the slugs of a term and of its ancestors, nearest first. */
async function slugsAbove(context: Context, id: number): Promise<string[]> {
  const found = new Map<number, string>();
  let next = id;
  // Stops at a cycle of parents.
  while (next !== 0 && !found.has(next)) {
    const term = await context.read
      .selectFrom('terms')
      .select(['slug', 'parent'])
      .where('id', '=', next)
      .executeTakeFirst();
    if (!term) break;
    found.set(next, term.slug);
    next = term.parent;
  }
  return [...found.values()];
}
