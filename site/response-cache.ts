import { LRUCache } from 'lru-cache';
import { headerOf, isKnown } from '../runtime/http/index.ts';
import type { WireRequest, WireResponse } from '../runtime/http/index.ts';
import type { Store } from './store/index.ts';
import { headerIn } from './web/response.ts';

type Make = (request: WireRequest) => Promise<WireResponse | null>;

interface Kept {
  /** The version of the database before the response was created. */
  readonly version: string;
  readonly response: WireResponse;
}

/** The maximum age in milliseconds; limits the delay of responses that depend on the time, such as scheduled posts. */
const FRESH_FOR = 10_000;

/**
 * Caches responses to requests without cookies and credentials. A cached response is used for at most ten seconds and
 * only while the database has the version from before the response was created, also if another process changes it.
 * Each use queries the version, which costs much less than creating the response.
 */
export class ResponseCache {
  readonly #kept: LRUCache<string, Kept>;

  /** `size`: the maximum size of the uncompressed bodies in bytes. */
  constructor(size: number, now: () => number) {
    this.#kept = new LRUCache({
      maxSize: size,
      sizeCalculation: ({ response }, key) => (response.length ?? 0) + key.length + OVERHEAD,
      ttl: FRESH_FOR,
      perf: { now },
    });
  }

  /** Returns a cached response, or the response that `make` returns; `store` is the store that `make` reads. */
  async respond(
    request: WireRequest,
    make: Make,
    store: Pick<Store, 'version'>,
  ): Promise<WireResponse | null> {
    const key = keyOf(request);
    const version = key === null ? null : await versionOf(store);
    if (key === null || version === null) return make(request);
    const kept = this.#kept.get(key);
    if (kept?.version === version) return conditional(request, kept.response);
    const made = await make(withoutCondition(request));
    if (made === null || !isShared(made)) return made;
    const body = Buffer.from(made.body ?? '');
    const response = { ...made, body, length: body.length, isKept: true };
    this.#kept.set(key, { version, response });
    return conditional(request, response);
  }
}

/** Returns the version of the database; `null` if it is unavailable, which the response then reports. */
async function versionOf(store: Pick<Store, 'version'>): Promise<string | null> {
  try {
    return await store.version();
  } catch {
    return null;
  }
}

// Estimated bytes of the headers and objects of a response.
const OVERHEAD = 1000;

/** Request headers that make a response personal. */
const PERSONAL = /^(?:authorization|cookie|range|x-http-method-override|.*-nonce)$/;

// Wrong passwords have to be counted, and the response to a nonce contains a new one.
const PERSONAL_QUERY = /password|nonce/i;

/** Whether a request is a read without cookies and credentials. */
export function isAnonymousRead({ method, url, headers, body, unread }: WireRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS') return false;
  if (unread || body.length > 0 || PERSONAL_QUERY.test(url)) return false;
  for (const name in headers) if (PERSONAL.test(name)) return false;
  return true;
}

/** Returns the cache key of a request; `null` if the response must not be cached. */
function keyOf(request: WireRequest): string | null {
  const { method, url, connection } = request;
  if (method === 'HEAD' || !isAnonymousRead(request)) return null;
  const { isTls, serverName } = connection;
  return `${method} ${String(isTls)} ${serverName} ${headerOf(request, 'origin') ?? ''} ${url}`;
}

/** Whether a response is the same for all callers. */
function isShared({ status, headers, body }: WireResponse): boolean {
  if (status !== 200 || body === null) return false;
  const [cookie, caching] = [headerIn(headers, 'set-cookie'), headerIn(headers, 'cache-control')];
  return cookie === undefined && !/no-store|private/.test(caching ?? '');
}

/** Returns the request without `If-None-Match`, so that its response has a body. */
function withoutCondition(request: WireRequest): WireRequest {
  if (request.headers['if-none-match'] === undefined) return request;
  const { id, method, url, body, ip, connection } = request;
  const headers = { ...request.headers, 'if-none-match': undefined };
  return {
    ...{ method, url, body, ip, connection, headers },
    ...(id !== undefined && { id }),
    get signal() {
      // Created on first access.
      return request.signal ?? NEVER;
    },
  };
}

const NEVER = new AbortController().signal;

/** Returns the response, or 304 if `If-None-Match` contains its tag. */
function conditional(request: WireRequest, response: WireResponse): WireResponse {
  const wanted = headerOf(request, 'if-none-match');
  const tag = wanted === null ? undefined : headerIn(response.headers, 'etag');
  if (wanted === null || tag === undefined || !isKnown(wanted, tag)) return response;
  return { ...response, status: 304, body: null, isKept: false };
}
