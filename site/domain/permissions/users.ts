import { shownPostTypes } from '../post-types.ts';
import type { PostType } from '../post-types.ts';
import { can, isCaller } from './caller.ts';
import type { Caller } from './caller.ts';

/** Whether the caller may see users who have published nothing. */
export function canListUsers(caller: Caller): boolean {
  return can(caller, 'list_users');
}

/** The context with the most fields in which the caller may list users. */
export function userListContext(caller: Caller): 'view' | 'edit' {
  return canListUsers(caller) ? 'edit' : 'view';
}

/** The types whose published posts make their authors visible to the caller: those with pages of their own. */
export function authorshipTypes(caller: Caller): readonly string[] {
  const isSeen = ({ isViewable }: PostType) => isViewable || canListUsers(caller);
  return shownPostTypes()
    .filter(isSeen)
    .map(({ name }) => name);
}

/** Whether the caller may change a user; everybody may change herself or himself. */
export function canEditUser(caller: Caller, id: number): boolean {
  return isCaller(caller, id) || can(caller, 'edit_users');
}

/** Whether the caller may give users other roles. */
export function canPromoteUsers(caller: Caller): boolean {
  return can(caller, 'promote_users');
}

/** Whether the caller may ask who the authors are: who may write something that shows its author. */
export function canListAuthors(caller: Caller): boolean {
  return shownPostTypes().some(
    ({ supports, capabilities }) => supports.has('author') && can(caller, capabilities.edit),
  );
}
