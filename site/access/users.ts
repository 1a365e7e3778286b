import { shownPostTypes } from '../content/post-types.ts';
import { can, isCaller } from './caller.ts';
import type { Caller } from './caller.ts';

/** Whether the caller may see users who have published nothing. */
export function canListUsers(caller: Caller): boolean {
  return can(caller, 'list_users');
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
