import type { Insertable, Selectable } from 'kysely';
import type { Context } from './context.ts';
import { fold } from './fold.ts';
import type { NewUser, UserChange, UserRow } from './rows.ts';
import type { UserTable } from './tables.ts';
import { batches, columns, NO_DATE } from './values.ts';

const WRITTEN = [
  'username',
  'email',
  'name',
  'slug',
  'url',
  'registered',
  'first_name',
  'last_name',
  'nickname',
  'description',
  'locale',
] as const;

/** The columns of a user that leave the store. */
export const USER_COLUMNS = ['id', ...WRITTEN] as const;

export type StoredUser = Omit<UserRow, 'roles'>;

const EMPTY = {
  name: '',
  url: '',
  registered: NO_DATE,
  first_name: '',
  last_name: '',
  nickname: '',
  description: '',
  locale: '',
};

export function newUserColumns(user: NewUser): Insertable<UserTable> {
  const row = {
    ...EMPTY,
    ...columns(user, WRITTEN),
    username: user.username,
    email: user.email,
    slug: user.slug,
  };
  return {
    ...row,
    folded_username: fold(row.username),
    folded_email: fold(row.email),
    folded_name: fold(row.name),
    password_hash: user.passwordHash ?? null,
    ...(user.id === undefined ? {} : { id: user.id }),
  };
}

export function userColumns(change: UserChange): Partial<Selectable<UserTable>> {
  return {
    ...columns(
      change,
      WRITTEN.filter((name) => name !== 'username'),
    ),
    ...(change.email === undefined ? {} : { folded_email: fold(change.email) }),
    ...(change.name === undefined ? {} : { folded_name: fold(change.name) }),
  };
}

/** Users with their roles, in the order of the rows. */
export async function withRoles(
  context: Context,
  users: readonly StoredUser[],
): Promise<UserRow[]> {
  const roles = new Map<number, string[]>(users.map((user) => [user.id, []]));
  for (const some of batches([...roles.keys()])) {
    const rows = await context.read
      .selectFrom('user_roles')
      .select(['user', 'role'])
      .where('user', 'in', some)
      .orderBy('user')
      .orderBy('position')
      .execute();
    for (const row of rows) roles.get(row.user)?.push(row.role);
  }
  return users.map((user) => ({ ...user, roles: roles.get(user.id) ?? [] }));
}

/** Replaces the roles of a user. */
export async function writeRoles(
  context: Context,
  user: number,
  roles: readonly string[],
): Promise<void> {
  await context.write.deleteFrom('user_roles').where('user', '=', user).execute();
  const rows = [...new Set(roles)].map((role, position) => ({ user, position, role }));
  if (rows.length > 0) await context.write.insertInto('user_roles').values(rows).execute();
}
