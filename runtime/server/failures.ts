import { errorBody, RestError, isError } from '../errors/rest-error.ts';
import { PROBLEM_TYPE, problem, thrownError } from '../http/failures.ts';
import { RETRY_AFTER } from '../http/limits.ts';
import { RestResponse, ensureResponse } from './response.ts';
import type { Server } from './server.ts';
import type { HeaderList } from '../http/header-list.ts';

/** Returns an error as a response (7.1). */
export function errorResponse(error: RestError): RestResponse {
  const { status, body } = errorBody(error);
  const response = new RestResponse(body, { status });
  response.error = error;
  return response;
}

/** Returns the result of a handler or of a filter as a response. */
export function responseOf(result: unknown): RestResponse {
  const ensured = ensureResponse(result);
  return isError(ensured) ? errorResponse(ensured) : ensured;
}

/**
 * Returns the response to a request whose code threw. A `RestError` counts as returned. Any other value is reported
 * to the server: `internal_server_error`, status 500, or `rest_unavailable`, status 503.
 */
export function failedResponse(server: Server, thrown: unknown, id: string | null): RestResponse {
  if (isError(thrown)) return errorResponse(thrown);
  server.onBug(thrown, id);
  const isUnavailable = server.isUnavailable(thrown);
  const response = errorResponse(thrownError(isUnavailable, id));
  if (isUnavailable) response.headers.set('Retry-After', RETRY_AFTER);
  return response;
}

/** `rest_invalid_handler`, status 500. */
export function invalidHandler(): RestError {
  return new RestError('rest_invalid_handler', 'The route has no callable handler.', {
    status: 500,
  });
}

/**
 * Returns the problem (RFC 9457) of an error response, and sets its content type; `null` for other responses and other
 * servers.
 */
export function problemOf(
  { protocol }: Server,
  { error, status, data }: RestResponse,
  headers: HeaderList,
): object | null {
  if (protocol.errors !== 'problem' || !error) return null;
  headers.set('Content-Type', PROBLEM_TYPE);
  return problem(error, status, typeof data === 'object' ? data : null);
}
