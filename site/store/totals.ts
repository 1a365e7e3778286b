import { rowsOf, shapeOf } from './compiled.ts';
import { isIn } from './context.ts';
import type { Context } from './context.ts';

/** The columns by which totals are grouped. */
interface TotalOf {
  readonly kind: 'post' | 'comment' | 'term' | 'user';
  /** Type of posts, approval of comments, taxonomy of terms; left out: any. */
  readonly first?: readonly string[] | undefined;
  /** Status of posts, type of comments; left out: any. */
  readonly second?: readonly string[] | undefined;
}

/** Returns the number of rows, as triggers have counted them. */
export async function keptTotal(context: Context, of: TotalOf): Promise<number> {
  const { kind, first, second } = of;
  const rows = await rowsOf(context, shapeOf('total', of), {}, () => {
    let query = context.read
      .selectFrom('totals')
      .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('count'), eb.lit(0)).as('total'))
      .where('kind', '=', kind);
    if (first) query = query.where((eb) => isIn(eb.ref('first'), first));
    if (second) query = query.where((eb) => isIn(eb.ref('second'), second));
    return query;
  });
  return Number(rows[0]?.total ?? 0);
}

/** Whether a query has no filters except those in `kept`, so that its total is stored. */
export function limitsOnly(query: object, kept: readonly string[]): boolean {
  const free = new Set([...kept, ...PLACE]);
  return Object.entries(query).every(
    ([name, value]) => free.has(name) || value === undefined || leavesNothingOut(name, value),
  );
}

/** The members of a query that choose and sort the rows of a page, without effect on the total. */
const PLACE = ['orderBy', 'order', 'limit', 'offset', 'countAnswers'];

function leavesNothingOut(name: string, value: unknown): boolean {
  if (value === false) return name === 'hideEmpty';
  return /exclude$/i.test(name) && Array.isArray(value) && value.length === 0;
}
