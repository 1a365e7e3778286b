import { sanitizeTitle } from '../../../runtime/schema/index.ts';
import { userContexts } from '../../../generated/users/contexts.ts';
import type { ListUsersArgs } from '../../../generated/users/types.ts';
import type { Caller } from '../../domain/permissions/caller.ts';
import { rolesWith } from '../../domain/permissions/roles.ts';
import { fieldsShown } from '../../domain/permissions/reading.ts';
import { authorshipTypes, canListUsers, userListContext } from '../../domain/permissions/users.ts';
import type { UserQuery, UserSearchField } from '../../store/index.ts';
import { defined, rowsBefore } from '../lists.ts';
import { ids, someIds } from '../parameters.ts';

const SEARCHED: readonly UserSearchField[] = ['id', 'username', 'email', 'slug', 'name'];

/** Returns the store query for a list of users. Callers who may not list users see only users with published posts. */
export function userQuery(args: ListUsersArgs, caller: Caller): UserQuery {
  const include = someIds(args.include);
  // Stars at the ends match any text, which the search does anyway.
  const search = args.search?.replace(/^\*+|(?<!\*)\*+$/g, '') || undefined;
  return defined<UserQuery>({
    orderBy: args.orderby,
    order: args.order,
    limit: args.per_page,
    offset: args.offset ? Math.abs(args.offset) : rowsBefore(args.page, args.per_page),
    include,
    // Included ids take precedence over excluded ones.
    exclude: include ? undefined : ids(args.exclude),
    slugs: args.slug?.length ? args.slug.map(sanitizeTitle) : undefined,
    roles: requestedRoles(args),
    publishedTypes: publishedTypes(args, caller),
    search,
    searchIn: search && !canListUsers(caller) ? searchedFields(caller) : undefined,
  });
}

/**
 * Returns the roles of which a user must have one: the named roles, and the roles with a named capability.
 * `who=authors` selects all authors, whatever else is named. `undefined` for no restriction.
 */
function requestedRoles({
  who,
  roles = [],
  capabilities = [],
}: ListUsersArgs): string[] | undefined {
  if (who === 'authors') return rolesWith('level_1');
  if (roles.length === 0 && capabilities.length === 0) return undefined;
  return [...roles, ...capabilities.flatMap(rolesWith)];
}

/** Returns the fields in which the caller may search. */
function searchedFields(caller: Caller): readonly UserSearchField[] {
  return fieldsShown(userContexts, userListContext(caller), SEARCHED);
}

/** Whether the caller may not sort users by a field. */
export function isHiddenOrder(caller: Caller, field: string): boolean {
  return fieldsShown(userContexts, userListContext(caller), [field]).length === 0;
}

/** Returns the types of which a user must have published something; `undefined` for no restriction. */
function publishedTypes(args: ListUsersArgs, caller: Caller): readonly string[] | undefined {
  const requested = args.has_published_posts;
  const seen = authorshipTypes(caller);
  if (requested === true) return seen;
  if (Array.isArray(requested) && requested.length > 0)
    return requested.filter((type) => seen.includes(type));
  return args.who === 'authors' || canListUsers(caller) ? undefined : seen;
}
