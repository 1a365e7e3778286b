import { RestError } from '../errors/rest-error.ts';

/** Returns 401 for an anonymous caller and 403 for a user (5.3). */
export function refusalStatus(user: object | null): 401 | 403 {
  return user === null ? 401 : 403;
}

/** Returns the error of an endpoint whose permission denies access without an error of its own. */
export function forbidden(user: object | null): RestError {
  const message = user === null ? 'Authentication required.' : 'You are not allowed to do that.';
  return new RestError('rest_forbidden', message, { status: refusalStatus(user) });
}
