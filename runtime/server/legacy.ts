import { errorBody, RestError } from '../errors/rest-error.ts';
import type { HeaderList } from '../http/header-list.ts';
import { saysAnything, toText } from '../schema/index.ts';
import { encodeJson, type JsonOptions } from './response-data.ts';
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
  return saysAnything(callback) ? callback : null;
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

/** A response as text. */
interface EncodedResponse {
  readonly text: string;
  readonly status: number;
  /** Why the data could not be encoded; `null` if it was. */
  readonly bug: Error | null;
}

/** Returns data as JSON or JSONP; `rest_encode_error`, status 500, for data that JSON cannot encode. */
export function encodeResponse(
  data: unknown,
  status: number,
  { callback, ...options }: JsonOptions & { readonly callback: unknown },
): EncodedResponse {
  const json = encodeJson(data, options);
  const isEncoded = typeof json === 'string';
  const text = isEncoded ? json : JSON.stringify(UNENCODABLE.body);
  return {
    text: callback === null ? text : `/**/${String(callback)}(${text})`,
    status: isEncoded ? status : UNENCODABLE.status,
    bug: isEncoded ? null : json,
  };
}

const UNENCODABLE = errorBody(
  new RestError('rest_encode_error', 'The response cannot be encoded as JSON.', { status: 500 }),
);
