import { corsHeaders } from '../http/cors.ts';
import type { RestRequest } from './request.ts';
import type { RestResponse } from './response.ts';

/** Sends the cross-origin headers (4.2) with an answer; stands at `rest_pre_serve_request`. */
export function sendCorsHeaders<T>(served: T, _response: RestResponse, request: RestRequest): T {
  const headers = request.answerHeaders;
  const cors = corsHeaders({
    origin: request.header('origin'),
    method: request.sentMethod,
    isLoggedIn: request.user !== null,
  });
  for (const [name, value] of cors) {
    const known = name === 'Vary' ? headers.get(name) : undefined;
    if (known !== undefined) headers.set(name, `${known}, ${value}`);
    // The rest is ours.
    else if (name === 'Access-Control-Allow-Origin') headers.set(name, value);
    else headers.setLine(name, value);
  }
  return served;
}
