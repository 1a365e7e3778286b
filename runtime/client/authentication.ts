import { isStream, unlessAborted, type Outgoing, type Step } from './request.ts';

/** The credentials of a client: a token, an application password (5.2), or browser cookies with a nonce (5.1). */
export type Authentication = TokenAuthentication | PasswordAuthentication | NonceAuthentication;

/**
 * A bearer token, or a full `Authorization` value such as `Basic …`. A function is called for each request; `null` sends
 * no header. After a 401 response the function is called with `renew: true`, once for all requests that failed
 * meanwhile, and each of them is repeated once.
 */
export type TokenAuthentication =
  string | ((request: { readonly renew: boolean }) => string | null | Promise<string | null>);

/** A login name with an application password. */
export interface PasswordAuthentication {
  readonly login: string;
  readonly applicationPassword: string;
}

/** The cookies of a browser with a nonce. */
export interface NonceAuthentication {
  readonly nonce: string;
  /**
   * Returns a new nonce when the old one has expired: a URL whose response is the nonce as text, or a function. `null`,
   * an empty text, `0` or a page mean that the user is logged out.
   */
  readonly nonceEndpoint?: string | URL | (() => Promise<string | null>) | undefined;
}

interface NonceSettings {
  /** The header that carries the nonce in requests and responses. */
  readonly header: string;
  readonly fetch?: typeof fetch | undefined;
}

/** Returns the step that authenticates requests. */
export function authenticating(auth: Authentication, settings: NonceSettings): Step {
  if (typeof auth !== 'object') return byToken(auth);
  return 'login' in auth ? byPassword(auth) : byNonce(auth, settings);
}

/** Sends a token with every request that has no `Authorization` header of its own. */
export function byToken(auth: TokenAuthentication): Step {
  const tokenFor = typeof auth === 'string' ? () => auth : auth;
  const renewal = sharedRenewal(() => tokenFor({ renew: true }));
  return (next) => async (request) => {
    if (request.headers.has('authorization')) return next(request);
    const { signal, body } = request;
    const startedAt = renewal.count();
    const token = await unlessAborted(Promise.resolve(tokenFor({ renew: false })), signal);
    const response = await next(withToken(request, token));
    if (response.status !== 401 || typeof auth === 'string' || isStream(body)) return response;
    const renewed = await unlessAborted(renewal.since(startedAt), signal);
    if (renewed === null || renewed === token) return response;
    await response.body?.cancel();
    return next(withToken(request, renewed));
  };
}

/** Sends a login name and an application password with every request. */
export function byPassword({ login, applicationPassword }: PasswordAuthentication): Step {
  const bytes = new TextEncoder().encode(`${login}:${applicationPassword}`);
  return byToken(`Basic ${btoa(String.fromCharCode(...bytes))}`);
}

/** Sends a nonce with every request, and keeps the nonce that comes with each response. */
export function byNonce(auth: NonceAuthentication, settings: NonceSettings): Step {
  let current = auth.nonce;
  const renewal = sharedRenewal(async () => {
    const nonce = await freshNonce(auth, settings);
    current = nonce ?? current;
    return nonce;
  });
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
      const startedAt = renewal.count();
      const response = await send(request);
      if (isStream(request.body) || !(await hasExpired(response))) return response;
      const isFresh =
        current !== sent ||
        (await unlessAborted(renewal.since(startedAt), request.signal)) !== null;
      return isFresh ? send(request) : response;
    };
  };
}

/** Renews credentials once for all requests that need it at the same time. */
function sharedRenewal(renew: () => string | null | Promise<string | null>) {
  let count = 0;
  let latest: Promise<string | null> | null = null;
  let isRunning = false;
  return {
    /** The number of finished renewals. */
    count: (): number => count,
    /** Returns the result of a renewal that finished after `startedAt`. */
    since(startedAt: number): Promise<string | null> {
      if (latest && (isRunning || count > startedAt)) return latest;
      isRunning = true;
      latest = (async () => renew())().finally(() => {
        isRunning = false;
        count += 1;
      });
      return latest;
    },
  };
}

function withToken(request: Outgoing, token: string | null): Outgoing {
  if (token === null) return request;
  const headers = new Headers(request.headers);
  headers.set('authorization', token.includes(' ') ? token : `Bearer ${token}`);
  return { ...request, headers };
}

async function hasExpired(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  const text = await response.clone().text();
  return text.includes('"rest_cookie_invalid_nonce"');
}

/** The characters of a nonce. The login page, to which many addresses redirect, is not one. */
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
