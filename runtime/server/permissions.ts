import { RestError } from '../errors/rest-error.ts';
import type { HandlerRequest } from './endpoint.ts';

/** A permission for what everybody may do. */
export function anyone(): boolean {
  return true;
}

/** A permission for callers who are logged in. */
export function loggedIn({ user }: HandlerRequest<unknown>): boolean {
  return user !== null;
}

/** A permission for what everybody may see, and in these contexts, which show more, callers who are logged in. */
export function loggedInFor(
  ...contexts: readonly string[]
): (request: HandlerRequest<unknown>) => boolean {
  return ({ context, user }) => user !== null || !contexts.includes(context);
}

/** What a stub answers: `rest_not_implemented`, status 501. */
export function notImplemented(endpoint: string): RestError {
  return new RestError('rest_not_implemented', `${endpoint} is not implemented.`, {
    status: 501,
  });
}
