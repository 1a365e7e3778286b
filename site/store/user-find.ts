import { sql } from 'kysely';
import type { Expression, ExpressionBuilder, SelectQueryBuilder, SqlBool } from 'kysely';
import { contains, isIn, isNotIn } from './context.ts';
import type { Context } from './context.ts';
import { fold, foldedKey, foldLogin } from './fold.ts';
import { mayContain } from './full-text.ts';
import { sorted } from './keyset.ts';
import type { Orders } from './keyset.ts';
import type { UserOrderBy, UserQuery, UserSearchField } from './queries.ts';
import type { UserRow } from './rows.ts';
import type { Tables } from './tables.ts';
import { storedTotal, limitsOnly } from './totals.ts';
import { userRow, userSelection } from './user-rows.ts';
import { knownIds } from './values.ts';

type Users = ExpressionBuilder<Tables, 'users'>;
type Selection = SelectQueryBuilder<Tables, 'users', object>;

/** Returns how the users of a query are listed. */
export function userListing(context: Context, query: UserQuery) {
  return {
    name: 'users',
    filtered: (sample: UserQuery): Selection =>
      context.read.selectFrom('users').where((eb) => eb.and([...conditions(context, eb, sample)])),
    ordered: (rows: Selection, sample: UserQuery) => sorted(context, rows, sample, USER_ORDERS),
    selected: (rows: Selection) => rows.select((eb) => userSelection(context, eb)),
    rowOf: userRow,
    storedTotal: () => (limitsOnly(query, []) ? storedTotal(context, { kind: 'user' }) : null),
  };
}

/** The orders of users. */
export const USER_ORDERS: Orders<UserRow, Exclude<UserOrderBy, 'include' | 'include_slugs'>> = {
  columns: {
    email: { column: 'folded_email' },
    id: { column: 'id', cursorValue: (row) => row.id },
    name: { column: 'folded_name', cursorValue: (row) => foldedKey(row.name) },
    registered_date: { column: 'registered' },
    slug: { column: 'slug' },
    url: { column: 'url' },
  },
  usual: { orderBy: 'name', order: 'asc' },
  reversible: ['include'],
};

function* conditions(context: Context, eb: Users, query: UserQuery): Iterable<Expression<SqlBool>> {
  if (query.include) yield isIn(eb.ref('id'), knownIds(query.include));
  if (query.exclude) yield isNotIn(eb.ref('id'), knownIds(query.exclude));
  if (query.slugs) yield isIn(eb.ref('slug'), query.slugs);
  if (query.roles) yield eb('id', 'in', holders(eb, query.roles));
  if (query.publishedTypes) yield eb('id', 'in', publishers(eb, query.publishedTypes));
  if (query.search) yield found(context, eb, query.search, query.searchIn);
}

function holders(eb: Users, roles: readonly string[]) {
  return eb
    .selectFrom('user_roles')
    .select('user_roles.user')
    .where((inner) => isIn(inner.ref('user_roles.role'), roles));
}

function publishers(eb: Users, types: readonly string[]) {
  return eb
    .selectFrom('author_totals')
    .select('author_totals.author')
    .where('author_totals.status', '=', 'publish')
    .where('author_totals.count', '>', 0)
    .where((inner) => isIn(inner.ref('author_totals.type'), types));
}

function found(
  context: Context,
  eb: Users,
  search: string,
  fields: readonly UserSearchField[] = fieldsFor(search),
): Expression<SqlBool> {
  const [text, login] = [fold(search), foldLogin(search)];
  const conditions = fields.map((field): Expression<SqlBool> => {
    if (field === 'id')
      return /^\d{1,15}$/.test(search) ? eb('id', '=', Number(search)) : sql<SqlBool>`1 = 0`;
    if (field === 'url') return contains(context, sql<string>`lower(${eb.ref('url')})`, text);
    const isLogin = field === 'username' || field === 'email';
    const column = field === 'slug' ? field : (`folded_${field}` as const);
    return contains(context, eb.ref(column), isLogin ? login : text);
  });
  // The search index does not contain ids, and finds one text.
  const indexed =
    fields.includes('id') || login !== text ? null : mayContain(context, 'users', text);
  return indexed ? eb.and([indexed, eb.or(conditions)]) : eb.or(conditions);
}

function fieldsFor(search: string): readonly UserSearchField[] {
  if (search.includes('@')) return ['email'];
  if (/^\d+$/.test(search)) return ['username', 'id'];
  if (/^https?:\/\//.test(search)) return ['url'];
  return ['username', 'url', 'email', 'slug', 'name'];
}
