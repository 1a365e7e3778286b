import { isSame, sign } from './crypto.ts';
import { RestError } from '../errors/rest-error.ts';
import { isSet } from '../schema/index.ts';
import type { User } from '../server/request.ts';

/** The action, user and session that a nonce is valid for. */
export interface NoncePurpose {
  readonly action: string;
  /** 0 for an anonymous caller. */
  readonly userId: number;
  /** The session of the login cookie, or an empty text. */
  readonly session: string;
}

/** Creates and verifies nonces, which prove that a page of the site sent the request (5.1). */
export interface Nonces {
  create(purpose: NoncePurpose): string;
  /** 1: created in the current half of its lifetime; 2: in the half before; `false`: invalid. */
  verify(nonce: unknown, purpose: NoncePurpose): 1 | 2 | false;
}

const HALF_LIFE = 12 * 60 * 60 * 1000;
const LENGTH = 16;

/** Returns nonces with a lifetime of 12 to 24 hours. */
export function createNonces(secret: string, clock: () => number): Nonces {
  const make = (tick: number, { action, userId, session }: NoncePurpose): string =>
    sign(`${tick}|${action}|${userId}|${session}`, secret).slice(0, LENGTH);
  const tick = (): number => Math.ceil(clock() / HALF_LIFE);

  return {
    create: (purpose) => make(tick(), purpose),
    verify: (nonce, purpose) => {
      if (typeof nonce !== 'string' || nonce === '') return false;
      const now = tick();
      if (isSame(nonce, make(now, purpose))) return 1;
      return isSame(nonce, make(now - 1, purpose)) ? 2 : false;
    },
  };
}

/** The status of the login cookie: `true` if it is valid, a reason such as `expired`, or `null` without a cookie. */
export type CookieStatus = true | string | null;

/** The length of `auth_cookie_`, with which every signal starts. */
const SIGNAL_PREFIX = 12;

/** Returns the status of a signal of the login cookie (5.1, step 7). */
export function cookieStatusOf(signal: string): CookieStatus {
  return signal === 'auth_cookie_valid' ? true : signal.slice(SIGNAL_PREFIX);
}

/** The input of the check of cookie and nonce. */
interface CookieEvidence {
  /** The result of an earlier check, or `null`. */
  readonly incoming: unknown;
  readonly cookie: CookieStatus;
  readonly user: User | null;
  /** The parameter, or else the header, or `null`. */
  readonly nonce: unknown;
  readonly isNonceGood: (nonce: unknown) => boolean;
}

/** The outcome of the check. */
interface CookieVerdict {
  /** `true`, an error, or the earlier result. */
  readonly result: unknown;
  readonly user: User | null;
  /** Whether the response carries a fresh nonce. */
  readonly refresh: boolean;
}

/** Checks whether a page of the site sent a request with a login cookie (5.1, steps 1 to 6). */
export function checkCookie(evidence: CookieEvidence): CookieVerdict {
  const { incoming, cookie, user, nonce, isNonceGood } = evidence;
  if (isSet(incoming)) return { result: incoming, user, refresh: false };
  // The user was authenticated in another way.
  if (cookie !== true && user !== null) return { result: incoming, user, refresh: false };
  if (nonce === null || nonce === undefined) return { result: true, user: null, refresh: false };
  if (isNonceGood(nonce)) return { result: true, user, refresh: true };
  const message = 'The cookie check failed.';
  const result = new RestError('rest_cookie_invalid_nonce', message, { status: 403 });
  return { result, user, refresh: false };
}
