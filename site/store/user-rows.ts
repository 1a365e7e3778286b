import { sql } from 'kysely';
import type { ExpressionBuilder, Insertable, Selectable } from 'kysely';
import type { Context } from './context.ts';
import { NO_DATE } from '../domain/dates.ts';
import { foldedKey, loginKey } from './fold.ts';
import type { NewUser, UserChange, UserRow } from './rows.ts';
import type { Tables, UserTable } from './tables.ts';
import { columns, namesOf } from './values.ts';

/** The defaults of the columns that are written; every user has the first two and a slug. */
export const EMPTY_USER = {
  username: '',
  email: '',
  name: '',
  slug: '',
  url: '',
  registered: NO_DATE,
  first_name: '',
  last_name: '',
  nickname: '',
  description: '',
  locale: '',
};

const WRITTEN = namesOf(EMPTY_USER);

/** The columns of a user that the store returns. */
export const USER_COLUMNS = ['id', ...WRITTEN] as const;

type StoredUser = Omit<UserRow, 'roles'>;

export function newUserColumns(user: NewUser): Insertable<UserTable> {
  const row = { ...EMPTY_USER, ...columns(user, WRITTEN) };
  return {
    ...row,
    folded_username: loginKey(row.username),
    folded_email: loginKey(row.email),
    folded_name: foldedKey(row.name),
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
    ...(change.email === undefined ? {} : { folded_email: loginKey(change.email) }),
    ...(change.name === undefined ? {} : { folded_name: foldedKey(change.name) }),
  };
}

/** Selects the columns of a user, with the roles and the types of published posts as JSON. */
export function userSelection(context: Context, eb: ExpressionBuilder<Tables, 'users'>) {
  const list = context.kind === 'sqlite' ? sql.raw('json_group_array') : sql.raw('json_agg');
  const roles = eb
    .selectFrom((inner) =>
      inner
        .selectFrom('user_roles')
        .select('role')
        .whereRef('user_roles.user', '=', 'users.id')
        .orderBy('position')
        .as('held'),
    )
    .select(sql<string | null>`cast(${list}(role) as text)`.as('roles'));
  const types = eb
    .selectFrom('author_totals')
    .select(sql<string | null>`cast(${list}(type) as text)`.as('types'))
    .whereRef('author_totals.author', '=', 'users.id')
    .where('author_totals.status', '=', 'publish')
    .where('author_totals.count', '>', 0);
  return [...USER_COLUMNS, roles.as('roles'), types.as('published')] as const;
}

/** Returns the user in a row of `userSelection`. */
export function userRow({ roles, published: _, ...user }: SelectedUser): UserRow {
  return { ...user, roles: listOf(roles) };
}

export interface SelectedUser extends StoredUser {
  readonly roles: string | null;
  readonly published: string | null;
}

export function listOf(json: string | null): readonly string[] {
  // The database creates this text from text columns; for no rows PostgreSQL returns null.
  return (JSON.parse(json ?? '[]') as readonly string[] | null) ?? [];
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
