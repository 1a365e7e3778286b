import { RETRY_AFTER, thrownError } from '../http/failures.ts';
import { errorResponse } from './dispatch.ts';
import type { RestResponse } from './response.ts';
import type { Server } from './server.ts';

/**
 * The answer to a request at which something was thrown, of which the server is told: `internal_server_error`, status
 * 500, or `rest_unavailable`, status 503, when it tells that something is away.
 */
export function failedResponse(server: Server, bug: unknown, id: string | null): RestResponse {
  server.onBug(bug, id);
  const isAway = server.isUnavailable(bug);
  const response = errorResponse(thrownError(isAway, id));
  if (isAway) response.headers.set('Retry-After', RETRY_AFTER);
  return response;
}
