import { LRUCache } from 'lru-cache';
import { headerOf, isKnown } from '../runtime/http/index.ts';
import type { WireRequest, WireResponse } from '../runtime/http/index.ts';
import type { Store } from './store/index.ts';

type Make = (request: WireRequest) => Promise<WireResponse | null>;

interface Kept {
  /** The version of the database before the response was made. */
  readonly version: string;
  readonly response: WireResponse;
}

/** Milliseconds: the longest delay of what depends on the time of day, such as a list of the posts of today. */
const FRESH_FOR = 10_000;

/**
 * Responses to callers who send neither a cookie nor credentials. A response is used while the database is as it was
 * before the response was made, whichever process changes it, and for at most ten seconds. Every use asks the database
 * for its version, which costs much less than making the response.
 */
export class ResponseCache {
  readonly #kept: LRUCache<string, Kept>;

  /** `size`: the most bytes of uncompressed bodies. */
  constructor(size: number, now: () => number) {
    this.#kept = new LRUCache({
      maxSize: size,
      sizeCalculation: ({ response }, key) => (response.length ?? 0) + key.length + OVERHEAD,
      ttl: FRESH_FOR,
      perf: { now },
    });
  }

  /** Returns a kept response, or the response that `make` returns; `store` is the one that it reads. */
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

/** Returns the version of the database; `null` if it is away, which the response to the request tells. */
async function versionOf(store: Pick<Store, 'version'>): Promise<string | null> {
  try {
    return await store.version();
  } catch {
    return null;
  }
}

// Bytes of the headers and the objects of a response.
const OVERHEAD = 1000;

/** Headers that make a response one for its caller. */
const PERSONAL = /^(?:authorization|cookie|range|x-http-method-override|.*-nonce)$/;

// Wrong passwords are counted, and the response to a nonce has a new one.
const PERSONAL_QUERY = /password|nonce/i;

/** Whether a request is a read of a caller who sends neither a cookie nor credentials. */
export function isAnonymousRead({ method, url, headers, body, unread }: WireRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS') return false;
  if (unread || body.length > 0 || PERSONAL_QUERY.test(url)) return false;
  for (const name in headers) if (PERSONAL.test(name)) return false;
  return true;
}

/** Returns the key under which the response may be kept; `null` if it may not. */
function keyOf(request: WireRequest): string | null {
  const { method, url, connection } = request;
  if (method === 'HEAD' || !isAnonymousRead(request)) return null;
  const { isTls, serverName } = connection;
  return `${method} ${String(isTls)} ${serverName} ${headerOf(request, 'origin') ?? ''} ${url}`;
}

/** Whether a response is the same for every caller. */
function isShared({ status, headers, body }: WireResponse): boolean {
  if (status !== 200 || body === null) return false;
  const [cookie, caching] = [headerIn(headers, 'set-cookie'), headerIn(headers, 'cache-control')];
  return cookie === undefined && !/no-store|private/.test(caching ?? '');
}

function headerIn(lines: readonly string[], name: string): string | undefined {
  const at = lines.findIndex((text, index) => index % 2 === 0 && text.toLowerCase() === name);
  return at === -1 ? undefined : lines[at + 1];
}

/** Returns the request as if it had no `If-None-Match`, so that its response has a body. */
function withoutCondition(request: WireRequest): WireRequest {
  if (request.headers['if-none-match'] === undefined) return request;
  const { id, method, url, body, ip, connection } = request;
  const headers = { ...request.headers, 'if-none-match': undefined };
  return {
    ...{ method, url, body, ip, connection, headers },
    ...(id !== undefined && { id }),
    get signal() {
      // Created when it is first read.
      return request.signal ?? NEVER;
    },
  };
}

const NEVER = new AbortController().signal;

/** Returns the response, or 304 if `If-None-Match` names its tag. */
function conditional(request: WireRequest, response: WireResponse): WireResponse {
  const wanted = headerOf(request, 'if-none-match');
  const tag = wanted === null ? undefined : headerIn(response.headers, 'etag');
  if (wanted === null || tag === undefined || !isKnown(wanted, tag)) return response;
  const { headers, route, pattern, user } = response;
  return {
    ...{ status: 304, headers, body: null },
    ...(route !== undefined && { route }),
    ...(pattern !== undefined && { pattern }),
    ...(user !== undefined && { user }),
  };
}
