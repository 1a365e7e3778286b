import { sanitizeTitle } from '../../../runtime/schema/index.ts';
import { userContexts } from '../../../generated/users/contexts.ts';
import type { ListUsersArgs } from '../../../generated/users/types.ts';
import type { Caller } from '../../domain/permissions/caller.ts';
import { rolesWith } from '../../domain/permissions/roles.ts';
import { fieldsShown } from '../../domain/permissions/reading.ts';
import { authorshipTypes, canListUsers, userListContext } from '../../domain/permissions/users.ts';
import type { UserQuery, UserSearchField } from '../../store/index.ts';
import { rowsBefore } from '../lists.ts';
import { ids } from '../parameters.ts';

const SEARCHED: readonly UserSearchField[] = ['id', 'username', 'email', 'slug', 'name'];

/** Returns the store query for a list of users. Callers who may not list users see only users with published posts. */
export function userQuery(args: ListUsersArgs, caller: Caller): UserQuery {
  const include = ids(args.include);
  const hasInclude = include.length > 0;
  const published = publishedTypes(args, caller);
  // Stars at the ends match any text, which the search does anyway.
  const search = args.search?.replace(/^\*+|(?<!\*)\*+$/g, '');
  const roles = requestedRoles(args);
  return {
    orderBy: args.orderby,
    order: args.order,
    limit: args.per_page,
    offset: args.offset ? Math.abs(args.offset) : rowsBefore(args.page, args.per_page),
    ...(hasInclude ? { include } : {}),
    // Included ids take precedence over excluded ones.
    ...(hasInclude ? {} : { exclude: ids(args.exclude) }),
    ...(args.slug?.length ? { slugs: args.slug.map(sanitizeTitle) } : {}),
    ...(roles ? { roles } : {}),
    ...(published ? { publishedTypes: published } : {}),
    ...(search ? { search } : {}),
    ...(search && !canListUsers(caller) ? { searchIn: searchedFields(caller) } : {}),
  };
}

/**
 * Returns the roles of which a user must have one: the named roles, and the roles with a named capability.
 * `who=authors` selects all authors, whatever else is named. `null` for no restriction.
 */
function requestedRoles({ who, roles = [], capabilities = [] }: ListUsersArgs): string[] | null {
  if (who === 'authors') return rolesWith('level_1');
  if (roles.length === 0 && capabilities.length === 0) return null;
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

/** Returns the types of which a user must have published something; `null` for no restriction. */
function publishedTypes(args: ListUsersArgs, caller: Caller): readonly string[] | null {
  const requested = args.has_published_posts;
  const seen = authorshipTypes(caller);
  if (requested === true) return seen;
  if (Array.isArray(requested) && requested.length > 0)
    return requested.filter((type) => seen.includes(type));
  return args.who === 'authors' || canListUsers(caller) ? null : seen;
}
