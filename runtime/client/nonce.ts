import { isStream, unlessAborted } from './request.ts';
import type { Outgoing, Step } from './request.ts';

/** Who calls, with the cookies of a browser and a nonce (5.1). */
export interface NonceAuthentication {
  readonly nonce: string;
  /**
   * Where a nonce is had when the old one has expired: an address that answers one as text, or a function.
   * Nobody is logged in any more when that is `null`, empty, `0` or a page.
   */
  readonly nonceEndpoint?: string | URL | (() => Promise<string | null>) | undefined;
}

interface NonceSettings {
  /** The header that carries the nonce both ways. */
  readonly header: string;
  readonly fetch?: typeof fetch | undefined;
}

/**
 * Sends the nonce with every request, and keeps it fresh: a good one is answered with its successor. One
 * that has expired is renewed once, for all that wait for it, and its request sent again.
 */
export function byNonce(authentication: NonceAuthentication, settings: NonceSettings): Step {
  let current = authentication.nonce;
  let renewal: Promise<boolean> | null = null;

  const renew = async (): Promise<boolean> => {
    const nonce = await freshNonce(authentication, settings);
    current = nonce ?? current;
    return nonce !== null;
  };
  const renewOnce = (): Promise<boolean> =>
    (renewal ??= renew().finally(() => {
      renewal = null;
    }));

  return (next) => {
    const send = async (request: Outgoing): Promise<Response> => {
      const headers = new Headers(request.headers);
      headers.set(settings.header, current);
      const response = await next({ ...request, headers, credentials: 'include' });
      current = response.headers.get(settings.header) ?? current;
      return response;
    };
    return async (request) => {
      const sent = current;
      const response = await send(request);
      if (isStream(request.body) || !(await hasExpired(response))) return response;
      // Another call may have renewed it while this one was on its way.
      const isFresh = current !== sent || (await unlessAborted(renewOnce(), request.signal));
      return isFresh ? send(request) : response;
    };
  };
}

async function hasExpired(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  const text = await response.clone().text();
  return text.includes('"rest_cookie_invalid_nonce"');
}

/** What a header can carry. The page where one logs in, to which many addresses lead then, is none. */
const NONCE = /^[\w.~+/=-]+$/;

async function freshNonce(
  { nonceEndpoint }: NonceAuthentication,
  { fetch = globalThis.fetch }: NonceSettings,
): Promise<string | null> {
  if (nonceEndpoint === undefined) return null;
  const text =
    typeof nonceEndpoint === 'function'
      ? await nonceEndpoint()
      : await textAt(nonceEndpoint, fetch);
  return text !== null && text !== '0' && NONCE.test(text) ? text : null;
}

async function textAt(address: string | URL, fetch: typeof globalThis.fetch) {
  const response = await fetch.call(undefined, address, { credentials: 'include' });
  const text = await response.text();
  return response.ok ? text.trim() : null;
}
