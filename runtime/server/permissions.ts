import { forbidden } from '../auth/status.ts';
import { RestError, isError } from '../errors/rest-error.ts';
import { called } from './called.ts';
import type { HandlerRequest } from './endpoint.ts';
import type { EndpointRecord } from './registration.ts';
import type { RestRequest } from './request.ts';

/** A permission that lets everyone. */
export function anyone(): boolean {
  return true;
}

/** A permission for callers who are logged in. */
export function loggedIn({ user }: HandlerRequest<unknown>): boolean {
  return user !== null;
}

/** A permission that lets everyone, except in these contexts, which show more: they require a caller who is logged in. */
export function loggedInFor(
  ...contexts: readonly string[]
): (request: HandlerRequest<unknown>) => boolean {
  return ({ context, user }) => user !== null || !contexts.includes(context);
}

/** The error of a stub: `rest_not_implemented`, status 501. */
export function notImplemented(endpoint: string): RestError {
  return new RestError('rest_not_implemented', `${endpoint} is not implemented.`, {
    status: 501,
  });
}

/** Returns why the caller may not call an endpoint; `null` if access is granted. */
export async function permissionRefusal(
  { nestedItem, permission, failure }: EndpointRecord,
  request: RestRequest,
): Promise<RestError | null> {
  const misplaced = nestedItem ? await nestedItem.refusal(request) : null;
  if (misplaced) return misplaced;
  if (!permission) return null;
  const verdict = await called(() => permission(request));
  request.permission = verdict;
  if (failure && isError(verdict)) {
    const error = await failure(verdict, request);
    if (isError(error)) return error;
  }
  return refusalOf(verdict, request);
}

/** Returns the error that the result of a permission means: for `false` and nothing, 401 or 403; `null` if it grants access. */
export function refusalOf(verdict: unknown, { user }: RestRequest): RestError | null {
  if (isError(verdict)) return verdict;
  return verdict === false || verdict === null || verdict === undefined ? forbidden(user) : null;
}
