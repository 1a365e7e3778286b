import { RestError } from '../../../runtime/errors/rest-error.ts';
import type { User } from '../../../runtime/server/index.ts';

/** The user of a request; `null` for an anonymous request. */
export type Caller = User | null;

/** Whether the caller has a capability. Anonymous callers have none. */
export function can(caller: Caller, capability: string): boolean {
  return caller?.can(carriedCapability(capability)) ?? false;
}

/** Whether a role of the caller contains exactly this capability. */
export function carries(caller: Caller, capability: string): boolean {
  return caller?.can(capability) ?? false;
}

/** Whether the caller is the user with this id. No user has id 0. */
export function isCaller(caller: Caller, id: number): boolean {
  return id !== 0 && caller?.id === id;
}

/** Returns the status of a permission error: 401 when not logged in, else 403 (5.3). */
export function deniedStatus(caller: Caller): 401 | 403 {
  return caller === null ? 401 : 403;
}

/** Returns a permission error with the status for the caller (5.3). */
export function denied(caller: Caller, code: string, message: string): RestError {
  return new RestError(code, message, { status: deniedStatus(caller) });
}

/** Returns a permission check: callers need the capability, or have to pass the test. Others get the error `code`. */
export function requires(
  needed: string | ((caller: Caller) => boolean),
  code: string,
  message: string,
): (request: { readonly user: Caller }) => true | RestError {
  const isAllowed = typeof needed === 'string' ? (caller: Caller) => can(caller, needed) : needed;
  return ({ user }) => isAllowed(user) || denied(user, code, message);
}

/* Some capabilities are in no role. They are granted with another capability. */

const SAME_AS: ReadonlyMap<string, string> = new Map([
  ['edit_categories', 'manage_categories'],
  ['delete_categories', 'manage_categories'],
  ['assign_categories', 'edit_posts'],
  ['manage_post_tags', 'manage_categories'],
  ['edit_post_tags', 'manage_categories'],
  ['delete_post_tags', 'manage_categories'],
  ['assign_post_tags', 'edit_posts'],
  ['manage_privacy_options', 'manage_options'],
]);

/** Returns the capability of roles that grants this one. */
function carriedCapability(capability: string): string {
  // Reusable blocks have the capabilities of posts.
  return SAME_AS.get(capability) ?? capability.replace(/_blocks$/, '_posts');
}
