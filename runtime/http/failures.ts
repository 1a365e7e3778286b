import { errorBody, RestError } from '../errors/rest-error.ts';
import { refusalHeaders, RETRY_AFTER } from './limits.ts';
import type { ErrorFormat, WireResponse } from './wire.ts';

/** Errors of requests that fail before they reach the service. */

export const UNREADABLE = refusal('rest_bad_request', 'Malformed request.', 400);
export const BAD_HOST = refusal(
  'rest_bad_request',
  'The request needs one valid Host header.',
  400,
);
export const TOO_SLOW = refusal('rest_request_timeout', 'The request timed out.', 408);
export const CHUNKS_TOO_LARGE = refusal(
  'rest_body_too_large',
  'The chunk extensions of the body are too large.',
  413,
);
export const NOT_EXPECTED = refusal('rest_expectation_failed', 'Unsupported Expect header.', 417);
/** The response to a request that is not for the service, if nothing else responds. */
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
export function broken(isAway: boolean, id: string, format?: ErrorFormat): WireResponse {
  const response = failure(thrownError(isAway, id), format);
  return isAway
    ? { ...response, headers: [...response.headers, 'Retry-After', RETRY_AFTER] }
    : response;
}

function refusal(code: string, message: string, status: number): RestError {
  return new RestError(code, message, { status });
}

/** Returns the response for an error of a request that did not reach a service. */
export function failure(error: RestError, format: ErrorFormat = 'plain'): WireResponse {
  const { status, body } = errorBody(error);
  const [type, data] =
    format === 'problem'
      ? [PROBLEM_TYPE, problem(error, status, body)]
      : ['application/json; charset=UTF-8', body];
  const headers = ['Content-Type', type, ...refusalHeaders(error)];
  return { status, headers, body: JSON.stringify(data) };
}

export const PROBLEM_TYPE = 'application/problem+json';

/** Returns the problem (RFC 9457) of an error; its further members are those of the error body. */
export function problem(
  { code, message, data }: RestError,
  status: number,
  body: object | null,
): object {
  const title = TITLES[status] ?? 'Error';
  return { type: 'about:blank', title, status, detail: message, code, message, data, ...body };
}

const TITLES: { readonly [status: number]: string } = {
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  417: 'Expectation Failed',
  422: 'Unprocessable Content',
  423: 'Locked',
  428: 'Precondition Required',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  451: 'Unavailable For Legal Reasons',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};
