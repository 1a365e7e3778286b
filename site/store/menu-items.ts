import { menuItemKeys as keys } from '../domain/meta-keys.ts';
import type { Context } from './context.ts';
import { metaOf } from './meta.ts';
import { batches } from './values.ts';

/** Menu items that lead to one of some posts, whatever the status of the items. */
export async function menuItemsToPosts(
  context: Context,
  posts: readonly number[],
): Promise<number[]> {
  const leading = await menuItemsTo(context, posts);
  return [...leading].filter(([, meta]) => meta[keys.type] === 'post_type').map(([id]) => id);
}

/** Menu items that lead to a term, whatever the status of the items. */
export async function menuItemsToTerm(
  context: Context,
  { id: term, taxonomy }: { readonly id: number; readonly taxonomy: string },
): Promise<number[]> {
  const leading = await menuItemsTo(context, [term]);
  return [...leading]
    .filter(([, meta]) => meta[keys.type] === 'taxonomy' && meta[keys.object] === taxonomy)
    .map(([id]) => id);
}

/** Menu items that name one of these numbers, with their values: whose number it is, these tell. */
async function menuItemsTo(context: Context, ids: readonly number[]) {
  const found: number[] = [];
  for (const some of batches(ids)) {
    const rows = await context.read
      .selectFrom('posts')
      .innerJoin('meta', 'meta.object', 'posts.id')
      .select('posts.id')
      .where('posts.type', '=', 'nav_menu_item')
      .where('meta.kind', '=', 'post')
      .where('meta.key', '=', keys.objectId)
      // Kept as text; who wrote one by other means may have kept a number.
      .where(
        'meta.value',
        'in',
        some.flatMap((id) => [JSON.stringify(String(id)), JSON.stringify(id)]),
      )
      .execute();
    found.push(...rows.map((row) => row.id));
  }
  return metaOf(context, 'post', found);
}
