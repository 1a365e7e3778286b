import { errorBody, RestError } from '../errors/rest-error.ts';
import { refusalHeaders, RETRY_AFTER } from './limits.ts';
import type { WireResponse } from './wire.ts';

/** Responses to requests that fail before they reach the service. */

export const UNREADABLE = refusal('rest_bad_request', 'Malformed request.', 400);
export const NO_HOST = refusal('rest_bad_request', 'Missing Host header.', 400);
export const TOO_SLOW = refusal('rest_request_timeout', 'The request timed out.', 408);
export const CHUNKS_TOO_LARGE = refusal(
  'rest_body_too_large',
  'The chunk extensions of the body are too large.',
  413,
);
export const NOT_EXPECTED = refusal('rest_expectation_failed', 'Unsupported Expect header.', 417);
export const NOT_FOUND: WireResponse = {
  status: 404,
  headers: [
    ...['Content-Type', 'text/plain; charset=UTF-8'],
    ...['Cache-Control', 'private, no-cache, no-store'],
  ],
  body: 'Not found.\n',
};

/** `rest_no_route`, status 404. */
export function noRoute(): RestError {
  return new RestError('rest_no_route', 'No route matches the URL and the request method.', {
    status: 404,
  });
}

/** Whether an error means that a dependency such as the database is temporarily unavailable. */
export type IsUnavailable = (thrown: unknown) => boolean;

/**
 * Returns the error for a request whose handling threw: `rest_unavailable` (503) or
 * `internal_server_error` (500). It names the request id under which the cause is logged, not the cause.
 */
export function thrownError(isAway: boolean, id: string | null): RestError {
  const where = id === null ? {} : { request_id: id };
  return isAway
    ? new RestError('rest_unavailable', 'Service temporarily unavailable. Try again later.', {
        status: 503,
        ...where,
      })
    : new RestError('internal_server_error', 'Internal server error.', {
        status: 500,
        ...where,
      });
}

/** Returns the response to a request whose handling threw. */
export function broken(isAway: boolean, id: string): WireResponse {
  const response = failure(thrownError(isAway, id));
  return isAway
    ? { ...response, headers: [...response.headers, 'Retry-After', RETRY_AFTER] }
    : response;
}

function refusal(code: string, message: string, status: number): WireResponse {
  return failure(new RestError(code, message, { status }));
}

/** Returns the response for an error of a request that did not reach a service. */
export function failure(error: RestError): WireResponse {
  const { status, body } = errorBody(error);
  const headers = ['Content-Type', 'application/json; charset=UTF-8', ...refusalHeaders(error)];
  return { status, headers, body: JSON.stringify(body) };
}
