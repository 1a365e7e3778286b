import { isSame, sign } from './crypto.ts';
import { RestError } from '../errors/rest-error.ts';
import { saysAnything } from '../schema/index.ts';
import type { User } from '../server/request.ts';

/** What a nonce is good for, and whose it is. */
export interface NoncePurpose {
  readonly action: string;
  /** 0 for nobody. */
  readonly userId: number;
  /** The session of the login cookie; empty when there is none. */
  readonly session: string;
}

/** Makes and checks nonces: short texts that prove that a page of ours sent the request (5.1). */
export interface Nonces {
  create(purpose: NoncePurpose): string;
  /** 1: of this half of its life; 2: of the half before; `false`: not a good one. */
  verify(nonce: unknown, purpose: NoncePurpose): 1 | 2 | false;
}

const HALF_LIFE = 12 * 60 * 60 * 1000;
const LENGTH = 16;

/** Nonces that live between half a day and a whole one. */
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

/**
 * What the login cookie turned out to be: `true` for a good one, `expired` or another word for one
 * that was refused, `null` when none was sent.
 */
export type CookieStatus = true | string | null;

/** Drops what every signal of the login cookie starts with: `auth_cookie_`. */
const SIGNAL_PREFIX = 12;

/** The status that a signal of the login cookie stands for (5.1, step 7). */
export function cookieStatusOf(signal: string): CookieStatus {
  return signal === 'auth_cookie_valid' ? true : signal.slice(SIGNAL_PREFIX);
}

/** What the check of cookie and nonce has to go by. */
export interface CookieEvidence {
  /** What an earlier check said; `null` when there was none. */
  readonly incoming: unknown;
  readonly cookie: CookieStatus;
  readonly user: User | null;
  /** The parameter, else the header; `null` when there is neither. */
  readonly nonce: unknown;
  readonly isNonceGood: (nonce: unknown) => boolean;
}

/** The outcome of the check. */
export interface CookieVerdict {
  /** `true`, an error, or what came in. */
  readonly result: unknown;
  readonly user: User | null;
  /** Whether a fresh nonce is sent with the answer. */
  readonly refresh: boolean;
}

/** Whether a request with a login cookie was sent by a page of ours (5.1, steps 1 to 6). */
export function checkCookie(evidence: CookieEvidence): CookieVerdict {
  const { incoming, cookie, user, nonce, isNonceGood } = evidence;
  if (saysAnything(incoming)) return { result: incoming, user, refresh: false };
  // Somebody is logged in and it was not by the cookie: then it was by another way.
  if (cookie !== true && user !== null) return { result: incoming, user, refresh: false };
  if (nonce === null || nonce === undefined) return { result: true, user: null, refresh: false };
  if (!isNonceGood(nonce)) return { result: invalidNonce(), user, refresh: false };
  return { result: true, user, refresh: true };
}

function invalidNonce(): RestError {
  return new RestError('rest_cookie_invalid_nonce', 'The cookie check failed.', { status: 403 });
}
