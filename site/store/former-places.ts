import { rowsOf } from './compiled.ts';
import type { Context } from './context.ts';
import type { FormerPlaces, NewPost } from './rows.ts';
import type { Identified } from './types.ts';
import { batches } from './values.ts';

// Every unknown address of the site is looked up.
const MOST_FOUND = 100;

/** Returns the former parents of posts that have or had a slug. */
export async function movedPosts(context: Context, slug: string) {
  return rowsOf(context, 'moved posts', { slug }, (slots) =>
    context.read
      .selectFrom('former_parents')
      .select(['post', 'parent'])
      .where('post', 'in', (eb) =>
        eb
          .selectFrom('posts')
          .select('id')
          .where('slug', '=', slots.slug)
          .union(eb.selectFrom('former_slugs').select('post as id').where('slug', '=', slots.slug)),
      )
      .limit(MOST_FOUND),
  );
}

/** Returns the former slugs and parents of all posts by post. */
export async function allFormerPlaces({ read }: Context): Promise<Map<number, FormerPlaces>> {
  const slugs = await read.selectFrom('former_slugs').selectAll().orderBy('slug').execute();
  const parents = await read.selectFrom('former_parents').selectAll().orderBy('parent').execute();
  const found = new Map<number, FormerPlaces>();
  for (const { post, slug } of slugs) {
    const { former_slugs = [] } = found.get(post) ?? {};
    found.set(post, { former_slugs: [...former_slugs, slug] });
  }
  for (const { post, parent } of parents) {
    const { former_parents = [], ...places } = found.get(post) ?? {};
    found.set(post, { ...places, former_parents: [...former_parents, parent] });
  }
  return found;
}

/** Adds the former slugs and parents of new posts. */
export async function addFormerPlaces(
  { write }: Context,
  posts: readonly Identified<NewPost>[],
): Promise<void> {
  const slugs = posts.flatMap(({ id: post, former_slugs }) =>
    [...new Set(former_slugs)].map((slug) => ({ slug, post })),
  );
  const parents = posts.flatMap(({ id: post, former_parents }) =>
    [...new Set(former_parents)].map((parent) => ({ post, parent })),
  );
  for (const some of batches(slugs)) await write.insertInto('former_slugs').values(some).execute();
  for (const some of batches(parents))
    await write.insertInto('former_parents').values(some).execute();
}
