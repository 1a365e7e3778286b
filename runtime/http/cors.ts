import { sanitizeUrl } from '../schema/index.ts';

/**
 * Returns the cross-origin headers of a response, in order (4.2). `origin` is the header, and `method` that on the wire, before
 * anything overrides it.
 */
export function corsHeaders(
  origin: string | null,
  method: string,
  isLoggedIn: boolean,
): readonly (readonly [string, string])[] {
  if (origin !== null && origin !== '' && origin !== '0' && origin.length <= LONGEST_ORIGIN) {
    return [
      // Pages from files and sandboxes send `null`, which is an origin but not a URL.
      ['Access-Control-Allow-Origin', origin === 'null' ? origin : sanitizeUrl(origin)],
      ['Access-Control-Allow-Methods', 'OPTIONS, GET, POST, PUT, PATCH, DELETE'],
      ['Access-Control-Allow-Credentials', 'true'],
      ['Vary', 'Origin'],
    ];
  }
  // A public response can be cached; the cache must not return it to another origin.
  return method === 'GET' && !isLoggedIn ? [['Vary', 'Origin']] : [];
}

// A host name has at most 253 characters. A longer origin would fill the headers of the response.
const LONGEST_ORIGIN = 1024;

/**
 * Returns the lines that let scripts of another origin read and send the headers that the contract does not
 * list: conditions, tags, waiting times. The lists of the contract (4.2) stay as they are; browsers join the
 * lines. None are needed for a response that is not for another origin.
 */
export function crossOriginLines(method: string, lines: readonly string[]): readonly string[] {
  if (!lines.includes('Access-Control-Allow-Origin')) return [];
  const names = lines.filter((_, at) => at % 2 === 0);
  if (!names.includes('Access-Control-Allow-Origin')) return [];
  const own = names.filter((name) => /^X-(?!Robots-Tag$|Content-Type-Options$)/i.test(name));
  const exposed = [...new Set([...READABLE, ...own])];
  const readable = ['Access-Control-Expose-Headers', exposed.join(', ')];
  return method === 'OPTIONS'
    ? [...readable, 'Access-Control-Allow-Headers', SENDABLE.join(', ')]
    : readable;
}

const READABLE = [
  ...['Allow', 'Content-Disposition', 'Deprecation', 'ETag', 'Location', 'Retry-After'],
  'X-Request-Id',
];

const SENDABLE = [
  'Content-Encoding',
  'Idempotency-Key',
  'If-Match',
  'If-Modified-Since',
  'If-None-Match',
  'X-HTTP-Method-Override',
  'X-Request-Id',
];
