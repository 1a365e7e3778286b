import { errorBody, RestError, isError } from '../errors/rest-error.ts';
import { thrownError } from '../http/failures.ts';
import { RETRY_AFTER } from '../http/limits.ts';
import { RestResponse, ensureResponse } from './response.ts';
import type { Server } from './server.ts';

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
 * The response to a request at which something was thrown. A `RestError` counts as returned. Anything else is reported
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
