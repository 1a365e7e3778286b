import { menuItemKeys as keys } from '../domain/meta-keys.ts';
import type { Context } from './context.ts';
import { metaOf } from './meta.ts';
import { batches } from './values.ts';

/** Returns the menu items whose target is one of some posts, whatever the status of the items. */
export async function menuItemsToPosts(
  context: Context,
  posts: readonly number[],
): Promise<number[]> {
  const leading = await menuItemsTo(context, posts);
  return [...leading].filter(([, meta]) => meta[keys.type] === 'post_type').map(([id]) => id);
}

/** Returns the menu items whose target is a term, whatever the status of the items. */
export async function menuItemsToTerm(
  context: Context,
  { id: term, taxonomy }: { readonly id: number; readonly taxonomy: string },
): Promise<number[]> {
  const leading = await menuItemsTo(context, [term]);
  return [...leading]
    .filter(([, meta]) => meta[keys.type] === 'taxonomy' && meta[keys.object] === taxonomy)
    .map(([id]) => id);
}

/** Returns the meta values of menu items with one of these target ids, which can be ids of posts or of terms. */
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
      // Stored as text; other programs may have stored a number.
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
