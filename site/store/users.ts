import { rowsByIds, rowsOf } from './compiled.ts';
import { advanceIds, inTransaction, isIn } from './context.ts';
import type { Context } from './context.ts';
import { loginKey } from './fold.ts';
import { forgetSessions, loginSessionStore } from './login-sessions.ts';
import { deleteMeta, setMeta } from './meta.ts';
import { listsOf } from './paging.ts';
import { removePost } from './posts.ts';
import type { UserRow } from './rows.ts';
import { firstFreeOf, partsOf } from './slugs.ts';
import type { ById, KnownUser, UserStore } from './types.ts';
import { USER_ORDERS, userListing } from './user-find.ts';
import {
  newUserColumns,
  listOf,
  USER_COLUMNS,
  userColumns,
  userRow,
  userSelection,
  writeRoles,
} from './user-rows.ts';

/** Returns the collection of accounts with their roles. */
export function userStore(context: Context): UserStore {
  return {
    ...listsOf(context, USER_ORDERS, userListing),
    byId: async (id) => (await usersById(context, [id])).get(id),
    byIds: (ids) => usersById(context, ids),
    known: (ids) => knownUsers(context, ids),
    byLogin: (login) => userWith(context, 'folded_username', loginKey(login)),
    byEmail: (email) => userWith(context, 'folded_email', loginKey(email)),
    bySlug: (slug) => userWith(context, 'slug', slug),
    insert: (user) =>
      inTransaction(context, async (inside) => {
        // A taken slug gets a number.
        const slug = user.slug === '' ? '' : await uniqueSlug(inside, user.slug);
        const row = await inside.write
          .insertInto('users')
          .values(newUserColumns({ ...user, slug }))
          .returning(USER_COLUMNS)
          .executeTakeFirstOrThrow();
        if (user.id !== undefined) await advanceIds(inside, 'users');
        await writeRoles(inside, row.id, user.roles ?? []);
        if (user.meta) await setMeta(inside, 'user', row.id, user.meta);
        return { ...row, roles: [...new Set(user.roles ?? [])] };
      }),
    update: (id, change) =>
      inTransaction(context, async (inside) => {
        const before = (await usersById(inside, [id])).get(id);
        if (!before) return undefined;
        const changed = userColumns(change);
        if (Object.keys(changed).length > 0)
          await inside.write.updateTable('users').set(changed).where('id', '=', id).execute();
        if (change.roles) await writeRoles(inside, id, change.roles);
        return (await usersById(inside, [id])).get(id);
      }),
    remove: (id, reassign) =>
      inTransaction(context, async (inside) => {
        if (!(await usersById(inside, [id])).has(id)) return false;
        if (reassign === null) await removePostsOf(inside, id);
        else
          await inside.write
            .updateTable('posts')
            .set({ author: reassign })
            .where('author', '=', id)
            .execute();
        await deleteMeta(inside, 'user', [id]);
        // The database removes roles, application passwords and login sessions with the row.
        forgetSessions(inside);
        await inside.write.deleteFrom('users').where('id', '=', id).execute();
        return true;
      }),
    uniqueSlug: (wanted, exceptId) => uniqueSlug(context, wanted, exceptId),
    async passwordHash(id) {
      if (!Number.isSafeInteger(id)) return null;
      const row = await context.read
        .selectFrom('users')
        .select('password_hash')
        .where('id', '=', id)
        .executeTakeFirst();
      return row?.password_hash ?? null;
    },
    setPasswordHash: (id, hash, keep) =>
      inTransaction(context, async (inside) => {
        const change = { password_hash: hash };
        await inside.write.updateTable('users').set(change).where('id', '=', id).execute();
        await loginSessionStore(inside).end(id, { except: keep });
      }),
  };
}

/** Returns users with the types of the posts that they have published: one query. */
async function knownUsers(context: Context, ids: readonly number[]): Promise<ById<KnownUser>> {
  const found = new Map<number, KnownUser>();
  const rows = await rowsByIds(context, 'users by id', ids, (isAmong) =>
    context.read
      .selectFrom('users')
      .select((eb) => userSelection(context, eb))
      .where(isAmong('id')),
  );
  for (const row of rows)
    found.set(row.id, { row: userRow(row), published: listOf(row.published) });
  return found;
}

async function usersById(context: Context, ids: readonly number[]): Promise<ById<UserRow>> {
  const known = await knownUsers(context, ids);
  return new Map([...known].map(([id, { row }]) => [id, row]));
}

async function userWith(
  context: Context,
  column: 'folded_username' | 'folded_email' | 'slug',
  value: string,
): Promise<UserRow | undefined> {
  if (value === '') return undefined;
  const [row] = await rowsOf(context, `user by ${column}`, { value }, (slots) =>
    context.read
      .selectFrom('users')
      .select((eb) => userSelection(context, eb))
      .where(column, '=', slots.value)
      .orderBy('id')
      .limit(1),
  );
  return row && userRow(row);
}

async function removePostsOf(inside: Context, author: number): Promise<void> {
  const rows = await inside.write
    .selectFrom('posts')
    .select('id')
    .where('author', '=', author)
    .where('type', '!=', 'revision')
    .execute();
  for (const row of rows) await removePost(inside, row.id);
}

async function uniqueSlug(context: Context, wanted: string, exceptId?: number): Promise<string> {
  return firstFreeOf(wanted, async (slugs) => {
    let query = context.read
      .selectFrom('users')
      .select('slug')
      .where((eb) => isIn(eb.ref('slug'), slugs));
    if (exceptId !== undefined) query = query.where('id', '!=', exceptId);
    const taken = (await query.execute()).map((row) => row.slug);
    const [first] = partsOf(context.options.latest().get('permalink_structure'));
    if (first !== '%author%') return new Set(taken);
    return new Set([...taken, ...slugs.filter(context.reserved.check(true))]);
  });
}

/** Whether a user has published a post of one of the types. */
export function hasPublished({ published }: KnownUser, types: readonly string[]): boolean {
  return published.some((type) => types.includes(type));
}
