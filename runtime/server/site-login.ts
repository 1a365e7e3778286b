import type { Accounts, SessionStore } from '../auth/accounts.ts';
import {
  NO_PASSWORD,
  authenticate,
  checkApplicationPassword,
  readCredentials,
} from '../auth/application-password.ts';
import type { LoginErrors, PasswordStatus } from '../auth/application-password.ts';
import { checkCookie, createNonces } from '../auth/nonce.ts';
import { createLoginCookies, NO_SESSION, siteCookies } from '../auth/login-cookie.ts';
import type { LoginCookies, Session, SiteCookies } from '../auth/login-cookie.ts';
import { createLoginLimits } from '../auth/login-limits.ts';
import type { LoginLimitSettings, LoginLimits } from '../auth/login-limits.ts';
import type { NoncePurpose, Nonces } from '../auth/nonce.ts';
import { isError } from '../errors/rest-error.ts';
import { systemRandom } from '../auth/crypto.ts';
import type { Random } from '../auth/crypto.ts';
import { memorySessions } from '../auth/accounts.ts';
import { headerOf } from '../http/wire.ts';
import type { WireRequest } from '../http/wire.ts';
import { own } from '../schema/values/containers.ts';
import type { RequestUser, RestRequest, User } from './request.ts';
import type { Server } from './server.ts';

/** How the caller of a request was identified, before any check (5). */
export interface Caller {
  readonly session: Session;
  readonly password: PasswordStatus;
}

/** The settings of logins. */
export interface LoginSettings {
  /** Names the cookies, the nonce parameter and header: `cms`. */
  readonly token: string;
  /** The URL of the site, without a slash at the end. */
  readonly baseUrl: string;
  /** The URL of the administration, without a slash at the end. */
  readonly adminUrl: string;
  /** The key of nonces and login cookies. */
  readonly nonceSecret: string;
  /** Whether the error of a refused application password distinguishes an unknown user from a wrong password; default `detailed`. */
  readonly loginErrors?: LoginErrors;
  /** The limits on guessing passwords. */
  readonly failedLogins?: LoginLimitSettings;
  /** Returns milliseconds since the epoch; default `Date.now`. */
  readonly clock?: () => number;
  /** The source of secrets; default that of the system. */
  readonly random?: Random;
}

/** The stores of logins. */
export interface LoginParts {
  readonly accounts: Accounts;
  /** Stores the sessions of users who log in by cookie. Default: the memory of this process. */
  readonly sessions?: SessionStore;
  /** Shared with the server that this one replaces, so that failed logins still count. */
  readonly loginLimits?: LoginLimits;
}

/** The authentication of the content API (5): login cookies with nonces, and application passwords. */
export class SiteLogin {
  readonly settings: LoginSettings;
  readonly accounts: Accounts;
  readonly nonces: Nonces;
  /** How a request sends a nonce (5.1): the parameter, and the header in lower case. */
  readonly nonceNames: { readonly parameter: string; readonly header: string };
  /** Names and writes the cookies of the site. */
  readonly cookies: SiteCookies;
  readonly loginCookies: LoginCookies;
  /** Limits how fast passwords can be guessed. */
  readonly loginLimits: LoginLimits;

  constructor(settings: LoginSettings, parts: LoginParts) {
    const { token, nonceSecret, clock = Date.now, random = systemRandom } = settings;
    const { accounts, sessions = memorySessions() } = parts;
    this.settings = settings;
    this.accounts = accounts;
    this.nonceNames = { parameter: `_${token}nonce`, header: `x-${token.toLowerCase()}-nonce` };
    this.nonces = createNonces(nonceSecret, clock);
    this.cookies = siteCookies(settings);
    this.loginCookies = createLoginCookies({
      ...{ accounts, sessions, cookies: this.cookies, clock, random },
    });
    this.loginLimits =
      parts.loginLimits ?? createLoginLimits(settings.failedLogins, settings.clock);
  }

  /** Adds the checks of authentication to a server. */
  install({ hooks }: Server): void {
    hooks.on('rest_authentication_errors', checkPassword, 90);
    hooks.on('rest_authentication_errors', checkCookieNonce, 100);
  }

  /** Identifies the caller by the login cookie, else by an application password (5.2, step 1). Nothing is refused yet. */
  async identify(
    wire: WireRequest,
  ): Promise<{ readonly caller: Caller; readonly user: RequestUser | null }> {
    const cookie = headerOf(wire, 'cookie');
    const authorization = headerOf(wire, 'authorization');
    if (cookie === null && authorization === null) return NOBODY;
    const session = await this.loginCookies.readHeader(cookie);
    const credentials = session.user ? null : readCredentials(authorization);
    const { accounts, loginLimits: limits } = this;
    const { loginErrors: errors = 'detailed' } = this.settings;
    const password = credentials
      ? await authenticate(credentials, accounts, limits, errors, wire.ip)
      : NO_PASSWORD;
    const user = session.user ?? (isError(password.status) ? null : password.status);
    // Servers with logins have users of the content API.
    return { caller: { session, password }, user: user as RequestUser | null };
  }

  /** Returns a nonce for requests of a page of `user` with the login cookie of `session` (5.1). */
  restNonce(user: User | null, session: Session): string {
    return this.nonces.create(this.noncePurpose(user, session));
  }

  /** Returns what the nonces of requests with a cookie are valid for. */
  noncePurpose(user: User | null, { session }: Session): NoncePurpose {
    return { action: `${this.settings.token}_rest`, userId: user?.id ?? 0, session };
  }

  /** Returns the nonce that a request sends: in its body, its query or a header. */
  nonceOf(request: RestRequest): unknown {
    const { parameter, header } = this.nonceNames;
    const { body, query } = request;
    return own(body, parameter) ?? own(query, parameter) ?? request.header(header);
  }
}

const NOBODY = { caller: { session: NO_SESSION, password: NO_PASSWORD }, user: null };

/** Checks application passwords (5.2, steps 2 to 5). Filter of `rest_authentication_errors`. */
export function checkPassword(result: unknown, request: RestRequest): unknown {
  if (!request.caller) return result;
  const { status, retryAfter } = request.caller.password;
  if (retryAfter !== undefined) request.responseHeaders.set('Retry-After', String(retryAfter));
  return checkApplicationPassword(result, status);
}

/**
 * Checks cookie and nonce (5.1). Filter of `rest_authentication_errors`. With a cookie and without a nonce, the request is
 * anonymous; the response to a valid nonce has a new one.
 */
export function checkCookieNonce(
  result: unknown,
  request: RestRequest,
  { login, settings }: Server,
): unknown {
  const { caller } = request;
  // Servers with logins have users of the content API.
  const user = request.user as User | null;
  // An internal request has the user that it was created with.
  if (!caller || !login) return result;
  const verdict = checkCookie({
    incoming: result,
    cookie: caller.session.cookie,
    user,
    nonce: login.nonceOf(request),
    isNonceGood: (nonce) =>
      login.nonces.verify(nonce, login.noncePurpose(user, caller.session)) !== false,
  });
  request.user = verdict.user as RequestUser | null;
  if (!verdict.refresh) return verdict.result;
  const header = `X-${settings.token.toUpperCase()}-Nonce`;
  request.responseHeaders.set(header, login.restNonce(user, caller.session));
  return verdict.result;
}
