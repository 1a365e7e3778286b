import { sql } from 'kysely';
import type { Expression, ExpressionBuilder, SelectQueryBuilder, SqlBool } from 'kysely';
import { contains, isIn, isNotIn, rankIn } from './context.ts';
import type { Context } from './context.ts';
import { fold, foldedKey } from './fold.ts';
import { mayContain } from './full-text.ts';
import { keysetOrderOf } from './keyset.ts';
import type { KeysetOrder, KeysetOrders } from './keyset.ts';
import type { UserQuery, UserSearchField } from './queries.ts';
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
    ordered,
    selected: (rows: Selection) => rows.select((eb) => userSelection(context, eb)),
    rowOf: userRow,
    storedTotal: () => (limitsOnly(query, []) ? storedTotal(context, { kind: 'user' }) : null),
  };
}

const KEYSET_ORDERS: KeysetOrders<UserRow> = {
  name: { column: 'folded_name', valueOf: (row) => foldedKey(row.name) },
  id: { column: 'id', valueOf: (row) => row.id },
};

/** Returns the keyset order of a query of users; `null` if no index has the order. */
export function userKeysetOrder(query: UserQuery): KeysetOrder<UserRow> | null {
  return keysetOrderOf(KEYSET_ORDERS, query, { orderBy: 'name', order: 'asc' });
}

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
  const text = fold(search);
  const conditions = fields.map((field): Expression<SqlBool> => {
    switch (field) {
      case 'id':
        return /^\d{1,15}$/.test(search) ? eb('id', '=', Number(search)) : sql<SqlBool>`1 = 0`;
      case 'username':
        return contains(context, eb.ref('folded_username'), text);
      case 'email':
        return contains(context, eb.ref('folded_email'), text);
      case 'name':
        return contains(context, eb.ref('folded_name'), text);
      case 'slug':
        return contains(context, eb.ref('slug'), text);
      case 'url':
        return contains(context, sql<string>`lower(${eb.ref('url')})`, text);
    }
  });
  // The search index does not contain ids.
  const indexed = fields.includes('id') ? null : mayContain(context, 'users', text);
  return indexed ? eb.and([indexed, eb.or(conditions)]) : eb.or(conditions);
}

function fieldsFor(search: string): readonly UserSearchField[] {
  if (search.includes('@')) return ['email'];
  if (/^\d+$/.test(search)) return ['username', 'id'];
  if (/^https?:\/\//.test(search)) return ['url'];
  return ['username', 'url', 'email', 'slug', 'name'];
}

const SORTED_BY = {
  email: 'folded_email',
  id: 'id',
  name: 'folded_name',
  registered_date: 'registered',
  slug: 'slug',
  url: 'url',
} as const;

function ordered(filtered: Selection, query: UserQuery): Selection {
  const order = query.order ?? 'asc';
  const by = query.orderBy ?? 'name';
  const listed = knownIds(query.include ?? []);
  const slugs = query.slugs ?? [];
  if (by === 'include' || by === 'include_slugs') {
    if (by === 'include' && listed.length > 0)
      return filtered.orderBy((eb) => rankIn(eb.ref('id'), listed), order);
    if (by === 'include_slugs' && slugs.length > 0)
      return filtered.orderBy((eb) => rankIn(eb.ref('slug'), slugs)).orderBy('id');
    return filtered.orderBy('folded_name', order).orderBy('id', order);
  }
  return by === 'id'
    ? filtered.orderBy('id', order)
    : filtered.orderBy(SORTED_BY[by], order).orderBy('id', order);
}
