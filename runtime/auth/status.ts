import { RestError } from '../errors/rest-error.ts';

/** Returns the error of an endpoint whose permission denies access without an error of its own: 401, or 403 for a user (5.3). */
export function forbidden(user: object | null): RestError {
  const message = user === null ? 'Authentication required.' : 'You are not allowed to do that.';
  return new RestError('rest_forbidden', message, { status: user === null ? 401 : 403 });
}
