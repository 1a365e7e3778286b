import { errorBody } from '../errors/body.ts';
import { RestError } from '../errors/rest-error.ts';
import { refusalHeaders, RETRY_AFTER } from './limits.ts';
import type { WireAnswer } from './wire.ts';

/** Answers that need no service: something is wrong with a request before anybody can be asked. */

export const UNREADABLE = refusal('rest_bad_request', 'This is no request that can be read.', 400);
export const NO_HOST = refusal('rest_bad_request', 'The request does not name a host.', 400);
export const TOO_SLOW = refusal('rest_request_timeout', 'The request took too long to come.', 408);
export const CHUNKS_TOO_LARGE = refusal(
  'rest_body_too_large',
  'The chunk extensions of the body are too large.',
  413,
);
export const NOT_EXPECTED = refusal(
  'rest_expectation_failed',
  'The service does not do what the request expects.',
  417,
);
export const NOT_FOUND: WireAnswer = {
  status: 404,
  headers: [
    ...['Content-Type', 'text/plain; charset=UTF-8'],
    ...['Cache-Control', 'private, no-cache, no-store'],
  ],
  body: 'Not found.\n',
};

/** Whether what was thrown tells of something that is away for now, as a database; else it is a bug. */
export type IsUnavailable = (thrown: unknown) => boolean;

/**
 * The error for a request at which something was thrown: `rest_unavailable` (503) or
 * `internal_server_error` (500). It says nothing of what broke, but where that is written down.
 */
export function thrownError(isAway: boolean, id: string | null): RestError {
  const where = id === null ? {} : { request_id: id };
  return isAway
    ? new RestError('rest_unavailable', 'The service cannot do this now. Try again later.', {
        status: 503,
        ...where,
      })
    : new RestError('internal_server_error', 'The service failed. This is a bug of it.', {
        status: 500,
        ...where,
      });
}

/** The answer to a request at which something was thrown. */
export function broken(isAway: boolean, id: string): WireAnswer {
  const answer = failure(thrownError(isAway, id));
  return isAway ? { ...answer, headers: [...answer.headers, 'Retry-After', RETRY_AFTER] } : answer;
}

function refusal(code: string, message: string, status: number): WireAnswer {
  return failure(new RestError(code, message, { status }));
}

/** Returns the response for an error of a request that no service is asked about. */
export function failure(error: RestError): WireAnswer {
  const { status, body } = errorBody(error);
  const headers = ['Content-Type', 'application/json; charset=UTF-8', ...refusalHeaders(error)];
  return { status, headers, body: JSON.stringify(body) };
}
