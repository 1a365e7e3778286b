import { isError } from '../errors/rest-error.ts';
import { thrownError } from '../http/failures.ts';
import { RETRY_AFTER } from '../http/limits.ts';
import { errorResponse } from './dispatch.ts';
import type { RestResponse } from './response.ts';
import type { Server } from './server.ts';

/**
 * The response to a request at which something was thrown. A `RestError` counts as returned. Anything else is reported
 * to the server: `internal_server_error`, status 500, or `rest_unavailable`, status 503.
 */
export function failedResponse(server: Server, bug: unknown, id: string | null): RestResponse {
  if (isError(bug)) return errorResponse(bug);
  server.onBug(bug, id);
  const isAway = server.isUnavailable(bug);
  const response = errorResponse(thrownError(isAway, id));
  if (isAway) response.headers.set('Retry-After', RETRY_AFTER);
  return response;
}
