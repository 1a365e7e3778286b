import type { HeaderList } from '../http/header-list.ts';
import { isSet, toText } from '../schema/index.ts';
import type { RestRequest } from './request.ts';
import { RestResponse } from './response.ts';
import type { Server } from './server.ts';

/*
 * The parts of the content API's protocol (4.2, 4.3) that a query or a header can ask for: JSONP (`_jsonp`), another method
 * (`_method`, `X-HTTP-Method-Override`), indented JSON (`_pretty`).
 */

/** Returns the function that JSONP calls; `null` for plain JSON. */
export function jsonpCallback({ query }: RestRequest): unknown {
  const callback = query['_jsonp'];
  return isSet(callback) ? callback : null;
}

/** Prepares a JSONP response. Returns the response that refuses it, status 400; `null` if it is allowed. */
export function jsonpRefusal(
  { hooks }: Server,
  callback: unknown,
  headers: HeaderList,
): RestResponse | null {
  if (!hooks.filter('rest_jsonp_enabled', true))
    return refusal('rest_callback_disabled', 'JSONP is switched off on this site.');
  headers.set('Content-Type', 'application/javascript; charset=UTF-8');
  if (typeof callback === 'string' && /^[\w.]+$/.test(callback)) return null;
  return refusal('rest_callback_invalid', 'Invalid callback name.');
}

// Without data, unlike other errors: the contract defines it this way.
function refusal(code: string, message: string): RestResponse {
  return new RestResponse({ code, message }, { status: 400 });
}

/** Overrides the method by a parameter, else by a header. Returns whether a header overrode it. */
export function overrideMethod(request: RestRequest): boolean {
  const { query } = request;
  if (Object.hasOwn(query, '_method')) {
    request.method = toText(query['_method']);
    return false;
  }
  const method = request.header('x-http-method-override');
  if (method === null) return false;
  request.method = method;
  return true;
}
