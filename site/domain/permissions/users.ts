import { shownPostTypes } from '../post-types.ts';
import type { PostType } from '../post-types.ts';
import { can, isCaller } from './caller.ts';
import type { Caller } from './caller.ts';

/** Whether the caller may see users who have published nothing. */
export function canListUsers(caller: Caller): boolean {
  return can(caller, 'list_users');
}

/** Returns the context with the most fields in which the caller may list users. */
export function userListContext(caller: Caller): 'view' | 'edit' {
  return canListUsers(caller) ? 'edit' : 'view';
}

/** Returns the types whose published posts make their authors visible to the caller: those with pages of their own. */
export function authorshipTypes(caller: Caller): readonly string[] {
  const isSeen = ({ isViewable }: PostType) => isViewable || canListUsers(caller);
  return shownPostTypes()
    .filter(isSeen)
    .map(({ name }) => name);
}

/** Whether the caller may change a user; all users may change themselves. */
export function canEditUser(caller: Caller, id: number): boolean {
  return isCaller(caller, id) || can(caller, 'edit_users');
}

/** Whether the caller may list authors: users who may edit posts of a type with authors. */
export function canListAuthors(caller: Caller): boolean {
  return shownPostTypes().some(
    ({ supports, capabilities }) => supports.has('author') && can(caller, capabilities.edit),
  );
}
