import { sql } from 'kysely';
import { menuItemKeys as keys } from '../domain/meta-keys.ts';
import { removeCommentsOf } from './comments.ts';
import { rowsByIds, rowsOf } from './compiled.ts';
import { advanceIds, inTransaction } from './context.ts';
import type { Context } from './context.ts';
import { addFormerPlaces, movedPosts } from './former-places.ts';
import { addMeta, deleteMeta, metaOf, metaOfJson, metaSelection, setMeta } from './meta.ts';
import { listsOf } from './paging.ts';
import { countPosts, periodsOf, POST_ORDERS, postListing } from './post-find.ts';
import { uniquePostSlugs } from './post-slugs.ts';
import { newPostColumns, POST_COLUMNS, postColumns, postRow } from './post-rows.ts';
import type { StoredPost } from './post-rows.ts';
import type { NewPost, PostRow } from './rows.ts';
import { addTerms, setTermsOf, termsOf, termsOfJson, termsSelection } from './terms-of-posts.ts';
import type { ById, KnownRow, PostStore } from './types.ts';
import { batches, keyed } from './values.ts';

/** Returns the collection of posts of every type. */
export function postStore(context: Context): PostStore {
  return {
    ...listsOf(context, POST_ORDERS, postListing),
    count: (query) => countPosts(context, query),
    periods: (query, length) => periodsOf(context, query, length),
    byId: async (id) => (await postsById(context, [id])).get(id),
    byIds: (ids) => postsById(context, ids),
    known: (ids) => knownPosts(context, ids),
    insert: (post, namesOf) =>
      inTransaction(context, async (inside) => {
        const id = namesOf && (await nextId(inside));
        const named = id === undefined ? post : { ...post, id, ...(await namesOf?.(id)) };
        const stored = await insertRow(inside, named);
        if (post.id !== undefined) await advanceIds(inside, 'posts');
        if (post.terms) await setTermsOf(inside, stored.id, post.terms);
        if (post.meta) await setMeta(inside, 'post', stored.id, post.meta);
        return postRow(stored);
      }),
    insertAll: (posts) =>
      inTransaction(context, async (inside) => {
        for (const some of batches(posts, AT_ONCE)) {
          const stored = await inside.write
            .insertInto('posts')
            .values(some.map(newPostColumns))
            .onConflict((conflict) => conflict.doNothing())
            .returning('id')
            .execute();
          const made = new Set(stored.map(({ id }) => id));
          // A post with a taken slug gets a number.
          for (const post of some) if (!made.has(post.id)) await insertRow(inside, post);
          await addTerms(inside, some);
          await addFormerPlaces(inside, some);
          await addMeta(inside, 'post', some);
        }
        await advanceIds(inside, 'posts');
      }),
    async update(id, change) {
      const changed = postColumns(change);
      if (!Number.isSafeInteger(id)) return undefined;
      return inTransaction(context, async (inside) => {
        if (Object.keys(changed).length === 0) return (await postsById(inside, [id])).get(id);
        const shape = `update post ${Object.keys(changed).join()}`;
        const [stored] = await rowsOf(inside, shape, { ...changed, ID: id }, ({ ID, ...slots }) =>
          inside.write.updateTable('posts').set(slots).where('id', '=', ID).returning(POST_COLUMNS),
        );
        return stored && postRow(stored);
      });
    },
    remove: (id) => removePost(context, id),
    uniqueSlug: async (slug, scope) =>
      (await uniquePostSlugs(context, [{ slug, scope }]))[0] ?? slug,
    uniqueSlugs: (wanted) => uniquePostSlugs(context, wanted),
    termsOf: (ids) => termsOf(context, ids),
    setTerms: (id, terms) => setTermsOf(context, id, terms),
    async revisionsOf(ids) {
      const rows = await rowsByIds(context, 'revisions', ids, (isAmong) =>
        context.read
          .selectFrom('posts')
          .select((eb) => [
            'parent',
            eb.fn.countAll<number>().as('count'),
            newest(context).as('newest'),
          ])
          .where(isAmong('parent'))
          .where('type', '=', 'revision')
          .groupBy('parent'),
      );
      return new Map(
        rows.map((row) => [row.parent, { count: row.count, latest: idOf(row.newest) }]),
      );
    },
    moved: (slug) => movedPosts(context, slug),
  };
}

// The posts of one statement of `insertAll`.
const AT_ONCE = 500;

async function postsById(context: Context, ids: readonly number[]): Promise<ById<PostRow>> {
  const rows = await rowsByIds(context, 'posts by id', ids, (isAmong) =>
    context.read.selectFrom('posts').select(POST_COLUMNS).where(isAmong('id')),
  );
  return keyed(rows.map(postRow));
}

async function knownPosts(context: Context, ids: readonly number[]): Promise<ById<KnownRow>> {
  const found = new Map<number, KnownRow>();
  const rows = await rowsByIds(context, 'known posts', ids, (isAmong) =>
    context.read
      .selectFrom('posts')
      .select((eb) => [
        ...POST_COLUMNS,
        metaSelection(context, eb).as('meta'),
        termsSelection(context, eb).as('terms'),
        sql<string | null>`(select count(*) || ' ' || ${newest(context)} from posts as revision
          where parent = posts.id and type = 'revision')`.as('revisions'),
      ])
      .where(isAmong('id')),
  );
  for (const row of rows) {
    const [meta, terms] = [metaOfJson(row.meta), termsOfJson(row.terms)];
    const revisions =
      row.revisions === null
        ? undefined
        : { count: Number.parseInt(row.revisions, 10), latest: idOf(row.revisions) };
    found.set(row.id, { row: postRow(row), meta, terms, revisions });
  }
  return found;
}

/** Returns the id of the next new post; on SQLite the transaction has the write lock. */
async function nextId(inside: Context): Promise<number> {
  const next =
    inside.kind === 'sqlite'
      ? sql<number | null>`(select seq + 1 from sqlite_sequence where name = 'posts')`
      : sql<number>`nextval(pg_get_serial_sequence('posts', 'id'))`;
  const [row] = await rowsOf(inside, 'id of new post', {}, () =>
    inside.read.selectNoFrom(next.as('id')),
  );
  return row?.id ?? 1;
}

/** Inserts a post; with a taken slug it gets the next free one. */
async function insertRow(inside: Context, post: NewPost): Promise<StoredPost> {
  const row = newPostColumns(post);
  const insert = async (): Promise<StoredPost | undefined> => {
    const shape = `insert post ${Object.keys(row).join()}`;
    const rows = await rowsOf(inside, shape, row, (slots) =>
      inside.write
        .insertInto('posts')
        .values(slots)
        .onConflict((conflict) => conflict.doNothing())
        .returning(POST_COLUMNS),
    );
    return rows[0];
  };
  const stored = await insert();
  if (stored) return stored;
  if (post.id !== undefined && (await postsById(inside, [post.id])).has(post.id))
    throw new Error(`store: the post ${post.id} exists already`);
  const { type, parent, slug } = row;
  // Posts of types without hierarchy have no parents.
  const scope = type === 'attachment' ? { type } : { type, parent };
  [row.slug = slug] = await uniquePostSlugs(inside, [{ slug, scope }]);
  const again = await insert();
  if (!again) throw new Error(`store: the slug ${row.slug} is taken although it was free`);
  return again;
}

/** Removes a post with its dependent rows, as `PostStore.remove` says. */
export async function removePost(context: Context, id: number): Promise<boolean> {
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
    await makeRoomAbove(inside, id, post.parent);
    // Pages and attachments below the post move up one level.
    await inside.write
      .updateTable('posts')
      .set({ parent: post.parent })
      .where('parent', '=', id)
      .execute();
    // Items may have items as targets; this post is already removed, so it is not found again.
    for (const item of await menuItemsToPosts(inside, gone)) await removePost(inside, item);
    return true;
  });
}

/** Changes the slugs of posts that are about to move up if a post there has the slug, or if it is reserved at the top. */
async function makeRoomAbove(inside: Context, from: number, to: number): Promise<void> {
  const rows = await inside.write
    .selectFrom('posts as moving')
    .innerJoin('posts as above', (join) =>
      join
        .onRef('above.type', '=', 'moving.type')
        .onRef('above.slug', '=', 'moving.slug')
        .on('above.parent', '=', to),
    )
    .select(['moving.id', 'moving.slug', 'moving.type'])
    .distinct()
    .where('moving.parent', '=', from)
    .where('moving.slug', '!=', '')
    .where('moving.type', '!=', 'revision')
    .execute();
  for (const { id, slug, type } of [
    ...rows,
    ...(to === 0 ? await reservedBelow(inside, from) : []),
  ]) {
    const scope = { type, parent: to, exceptId: id };
    const [free = slug] = await uniquePostSlugs(inside, [{ slug, scope }]);
    await inside.write.updateTable('posts').set({ slug: free }).where('id', '=', id).execute();
  }
}

/** Returns the posts below a post whose slugs are reserved at the top. */
async function reservedBelow(inside: Context, parent: number) {
  const rows = await inside.write
    .selectFrom('posts')
    .select(['id', 'slug', 'type'])
    .where('parent', '=', parent)
    .where('type', '!=', 'revision')
    .execute();
  const isReserved = inside.reserved.check(true);
  return rows.filter(({ slug }) => isReserved(slug));
}

const ID_LENGTH = 20;

/** Selects the newest of several posts, by date and then by id: both are texts of fixed length. */
function newest({ kind }: Context) {
  const length = sql.lit(ID_LENGTH);
  return kind === 'postgres'
    ? sql<string>`max(date || lpad(id::text, ${length}, '0'))`
    : sql<string>`max(date || printf('%0*d', ${length}, id))`;
}

/** Returns the id at the end of the result of `newest`. */
function idOf(text: string): number {
  return Number(text.slice(-ID_LENGTH));
}

/** Returns the menu items whose target is one of some posts, whatever the status of the items. */
async function menuItemsToPosts(context: Context, posts: readonly number[]): Promise<number[]> {
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
