import { sanitizeUrl } from '../schema/index.ts';

/** What cross-origin headers depend on (4.2). */
export interface CorsRequest {
  /** The `Origin` header; `null` or empty when there is none. */
  readonly origin: string | null;
  /** The method on the wire, before anything overrides it. */
  readonly method: string;
  readonly isLoggedIn: boolean;
}

/** The cross-origin headers of an answer, in order (4.2). */
export function corsHeaders(request: CorsRequest): readonly (readonly [string, string])[] {
  const { origin, method, isLoggedIn } = request;
  if (origin !== null && origin !== '' && origin !== '0') {
    return [
      ['Access-Control-Allow-Origin', allowedOrigin(origin)],
      ['Access-Control-Allow-Methods', 'OPTIONS, GET, POST, PUT, PATCH, DELETE'],
      ['Access-Control-Allow-Credentials', 'true'],
      ['Vary', 'Origin'],
    ];
  }
  // What everybody may read can lie in a cache, which must not hand it out to another origin.
  return method === 'GET' && !isLoggedIn ? [['Vary', 'Origin']] : [];
}

// Pages from files and sandboxes send `null`, which is no address but an origin all the same.
function allowedOrigin(origin: string): string {
  return origin === 'null' ? 'null' : sanitizeUrl(origin);
}
