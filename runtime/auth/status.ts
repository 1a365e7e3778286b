import { RestError } from '../errors/rest-error.ts';
import type { User } from '../server/request.ts';

/** The status of a refusal (5.3): 401 for nobody, 403 for somebody who may not. */
export function refusalStatus(user: User | null): 401 | 403 {
  return user === null ? 401 : 403;
}

/** The refusal of an endpoint whose permission gives no reason of its own. */
export function forbidden(user: User | null): RestError {
  return new RestError('rest_forbidden', 'You are not allowed to do that.', {
    status: refusalStatus(user),
  });
}
