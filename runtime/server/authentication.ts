import {
  NO_PASSWORD,
  authenticate,
  checkApplicationPassword,
  readCredentials,
} from '../auth/application-password.ts';
import type { AuthenticationParts } from '../auth/application-password.ts';
import { checkCookie } from '../auth/cookie.ts';
import { NO_SESSION } from '../auth/login-cookie.ts';
import type { Accounts } from '../auth/accounts.ts';
import type { LoginCookies, Session } from '../auth/login-cookie.ts';
import type { NoncePurpose } from '../auth/nonce.ts';
import type { Caller } from './caller.ts';
import type { Awaitable } from './endpoint.ts';
import type { Params, RestRequest, User } from './request.ts';
import type { Server } from './server.ts';

/**
 * Finds out who is asking: by the login cookie, else by an application password. That comes before the
 * checks (5.2, step 1); nothing is refused yet.
 */
export function findCaller(
  server: Server,
  headers: ShownCredentials,
  ip: string | null,
): Awaitable<Found> {
  const { accounts, loginCookies } = server;
  if (!accounts || !loginCookies) return NOBODY;
  // Who shows nothing is nobody, which needs no waiting.
  if (headers.cookie === null && headers.authorization === null) return NOBODY;
  return identify(server, accounts, loginCookies, headers, ip);
}

interface ShownCredentials {
  readonly cookie: string | null;
  readonly authorization: string | null;
}

interface Found {
  readonly caller: Caller;
  readonly user: User | null;
}

const NOBODY: Found = { caller: { session: NO_SESSION, password: NO_PASSWORD }, user: null };

async function identify(
  server: Server,
  accounts: Accounts,
  loginCookies: LoginCookies,
  headers: ShownCredentials,
  ip: string | null,
): Promise<Found> {
  const session = await loginCookies.readHeader(headers.cookie);
  const credentials = session.user ? null : readCredentials(headers.authorization);
  const password = credentials
    ? await authenticate(credentials, authenticationParts(server, accounts), ip)
    : NO_PASSWORD;
  return { caller: { session, password }, user: session.user ?? userOf(password.status) };
}

function authenticationParts(server: Server, accounts: Accounts): AuthenticationParts {
  const { loginErrors: errors = 'detailed' } = server.settings;
  return { accounts, limits: server.loginLimits, errors };
}

/** Runs the checks of who is asking (5). An error stops the request. */
export function checkAuthentication(server: Server, request: RestRequest): Awaitable<unknown> {
  return server.hooks.filterRequest('rest_authentication_errors', null, request, server);
}

/** The check of application passwords (5.2, steps 2 to 5); stands at `rest_authentication_errors`. */
export function checkPassword(result: unknown, request: RestRequest): unknown {
  if (!request.caller) return result;
  const { status, retryAfter } = request.caller.password;
  if (retryAfter !== undefined) request.answerHeaders.set('Retry-After', String(retryAfter));
  return checkApplicationPassword(result, status);
}

/**
 * The check of cookie and nonce (5.1); stands at `rest_authentication_errors`. A cookie without a nonce
 * leaves nobody logged in; a good nonce brings a fresh one along.
 */
export function checkCookieNonce(result: unknown, request: RestRequest, server: Server): unknown {
  const { caller } = request;
  // A request that was made by hand brings its user with it.
  if (!caller) return result;
  // Made where there is a nonce; most requests bring none.
  const { user } = request;
  const purpose = (): NoncePurpose => restNonce(server, user, caller.session);
  const verdict = checkCookie({
    incoming: result,
    cookie: caller.session.cookie,
    user,
    nonce: nonceOf(server, request),
    isNonceGood: (nonce) => server.nonces.verify(nonce, purpose()) !== false,
  });
  request.user = verdict.user;
  if (!verdict.refresh) return verdict.result;
  const header = `X-${server.settings.token.toUpperCase()}-Nonce`;
  request.answerHeaders.set(header, server.nonces.create(purpose()));
  return verdict.result;
}

/** What the nonces of requests by cookie are good for. */
export function restNonce(
  { settings }: Server,
  user: User | null,
  { session }: Session,
): NoncePurpose {
  return { action: `${settings.token}_rest`, userId: user?.id ?? 0, session };
}

function nonceOf({ nonceNames }: Server, request: RestRequest): unknown {
  return (
    ownValue(request.body, nonceNames.parameter) ??
    ownValue(request.query, nonceNames.parameter) ??
    request.header(nonceNames.header)
  );
}

function ownValue(source: Params, name: string): unknown {
  return Object.hasOwn(source, name) ? source[name] : null;
}

function userOf(status: unknown): User | null {
  return typeof status === 'object' && status !== null && 'login' in status
    ? // Only a user has a login name; the other kind of status is an error.
      (status as User)
    : null;
}
