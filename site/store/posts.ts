import { removeCommentsOf } from './comment-counts.ts';
import { advanceIds, inTransaction } from './context.ts';
import type { Context } from './context.ts';
import { deleteMeta, metaOfJson, metaSelection, setMeta } from './meta.ts';
import { countPosts, findPosts } from './post-find.ts';
import { newPostColumns, POST_COLUMNS, postColumns, postRow } from './post-rows.ts';
import type { NewPost, PostChange, PostRow } from './rows.ts';
import { candidates, firstFree } from './slugs.ts';
import { setTermsOf, termsOf } from './terms-of-posts.ts';
import type { ById, KnownRow, PostSlugScope, PostStore, RevisionSummary } from './types.ts';
import { batches, keyed, knownIds } from './values.ts';

/** Posts of every type. */
export function postStore(context: Context): PostStore {
  return {
    find: (query) => findPosts(context, query),
    count: (query) => countPosts(context, query),
    byId: async (id) => (await postsById(context, [id])).get(id),
    byIds: (ids) => postsById(context, ids),
    known: (ids) => knownPosts(context, ids),
    insert: (post) => insertPost(context, post),
    update: (id, change) => updatePost(context, id, change),
    remove: (id) => removePost(context, id),
    uniqueSlug: (wanted, scope) => uniqueSlug(context, wanted, scope),
    termsOf: (ids) => termsOf(context, ids),
    setTerms: (id, terms) => setTermsOf(context, id, terms),
    revisionsOf: (ids) => revisionsOf(context, ids),
  };
}

async function postsById(context: Context, ids: readonly number[]): Promise<ById<PostRow>> {
  const rows: PostRow[] = [];
  for (const some of batches(knownIds(ids))) {
    const found = await context.read
      .selectFrom('posts')
      .select(POST_COLUMNS)
      .where('id', 'in', some)
      .execute();
    rows.push(...found.map(postRow));
  }
  return keyed(rows);
}

async function knownPosts(context: Context, ids: readonly number[]): Promise<ById<KnownRow>> {
  const found = new Map<number, KnownRow>();
  for (const some of batches(knownIds(ids))) {
    const rows = await context.read
      .selectFrom('posts')
      .select((eb) => [...POST_COLUMNS, metaSelection(context, eb).as('meta')])
      .where('id', 'in', some)
      .execute();
    for (const { meta, ...row } of rows)
      found.set(row.id, { row: postRow(row), meta: metaOfJson(meta) });
  }
  return found;
}

async function insertPost(context: Context, post: NewPost): Promise<PostRow> {
  return inTransaction(context, async (inside) => {
    const stored = await inside.write
      .insertInto('posts')
      .values(newPostColumns(post))
      .returning(POST_COLUMNS)
      .executeTakeFirstOrThrow();
    if (post.id !== undefined) await advanceIds(inside, 'posts');
    if (post.terms) await setTermsOf(inside, stored.id, post.terms);
    if (post.meta) await setMeta(inside, 'post', stored.id, post.meta);
    return postRow(stored);
  });
}

async function updatePost(
  context: Context,
  id: number,
  change: PostChange,
): Promise<PostRow | undefined> {
  const changed = postColumns(change);
  if (!Number.isSafeInteger(id)) return undefined;
  return inTransaction(context, async (inside) => {
    if (Object.keys(changed).length === 0) return (await postsById(inside, [id])).get(id);
    const stored = await inside.write
      .updateTable('posts')
      .set(changed)
      .where('id', '=', id)
      .returning(POST_COLUMNS)
      .executeTakeFirst();
    return stored && postRow(stored);
  });
}

async function removePost(context: Context, id: number): Promise<boolean> {
  return inTransaction(context, async (inside) => {
    const post = (await postsById(inside, [id])).get(id);
    if (!post) return false;
    const revisions = await inside.write
      .selectFrom('posts')
      .select('id')
      .where('parent', '=', id)
      .where('type', '=', 'revision')
      .execute();
    const gone = [id, ...revisions.map((row) => row.id)];

    await removeCommentsOf(inside, gone);
    await deleteMeta(inside, 'post', gone);
    for (const some of batches(gone)) {
      await inside.write.deleteFrom('term_relationships').where('post', 'in', some).execute();
      await inside.write.deleteFrom('posts').where('id', 'in', some).execute();
    }
    // Pages and attachments below it move up one level.
    await inside.write
      .updateTable('posts')
      .set({ parent: post.parent })
      .where('parent', '=', id)
      .execute();
    return true;
  });
}

// Addresses that a feed or an embedded view of a post answers at.
const RESERVED = new Set(['feed', 'rdf', 'rss', 'rss2', 'atom', 'embed']);

async function uniqueSlug(context: Context, wanted: string, scope: PostSlugScope): Promise<string> {
  const { from, before } = candidates(wanted);
  let query = context.read
    .selectFrom('posts')
    .select('slug')
    .where('slug', '>=', from)
    .where('slug', '<', before)
    .where('type', '!=', 'revision');
  // An attachment has an address of its own at the top, where all types meet.
  if (scope.type !== 'attachment') {
    query =
      scope.parent === undefined
        ? query.where('type', '=', scope.type)
        : query.where('type', 'in', [scope.type, 'attachment']).where('parent', '=', scope.parent);
  }
  if (scope.exceptId !== undefined) query = query.where('id', '!=', scope.exceptId);
  const taken = new Set((await query.execute()).map((row) => row.slug));
  return firstFree(wanted, (slug) => taken.has(slug) || RESERVED.has(slug));
}

async function revisionsOf(
  context: Context,
  ids: readonly number[],
): Promise<ById<RevisionSummary>> {
  const found = new Map<number, RevisionSummary>();
  for (const some of batches(knownIds(ids))) {
    const rows = await context.read
      .selectFrom('posts')
      .select((eb) => [
        'parent',
        eb.fn.countAll<number>().as('count'),
        eb.fn.max<number>('id').as('latest'),
      ])
      .where('parent', 'in', some)
      .where('type', '=', 'revision')
      .where('slug', 'not like', '%-autosave-v1')
      .groupBy('parent')
      .execute();
    for (const { parent, count, latest } of rows) found.set(parent, { count, latest });
  }
  return found;
}
