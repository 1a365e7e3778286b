import { isSame } from '../../runtime/auth/digest.ts';
import type { LoginThrottle } from '../../runtime/auth/throttle.ts';
import type { RestRequest } from '../../runtime/server/index.ts';
import { currentSite } from '../context.ts';

/** A post as far as its password goes. */
export interface ProtectedPost {
  readonly id: number;
  /** Empty: everybody may read it. */
  readonly password: string;
}

/** What a password that was given for a post is worth. */
export interface PasswordVerdict {
  readonly isRight: boolean;
  /** Seconds after which it is worth trying again; 0: it was looked at. */
  readonly wait: number;
}

/**
 * Looks at a password that somebody gave for a post. Wrong ones slow down further tries as failed logins do:
 * from the same address, and for the same post.
 */
export function tryPostPassword(
  throttle: LoginThrottle,
  post: ProtectedPost,
  given: string,
  ip: string | null,
): PasswordVerdict {
  // No login has a colon in it.
  const attempt = { account: `post:${post.id}`, ip };
  const wait = throttle.wait(attempt);
  if (wait > 0) return { isRight: false, wait };
  const isRight = post.password !== '' && isSame(given, post.password);
  if (isRight) throttle.succeeded(attempt);
  else throttle.failed(attempt);
  return { isRight, wait };
}

/**
 * Returns the verdict on the password that a request sends as `password`; a request without one tries nothing. No cache
 * may keep the response to a request that sends one.
 */
export function sentPostPassword(request: RestRequest, post: ProtectedPost): PasswordVerdict {
  const given = request.getParam('password');
  if (typeof given !== 'string' || given === '') return NOTHING_GIVEN;
  request.answerHeaders.set('Cache-Control', 'private, no-store');
  // One response asks several times; it is one try.
  const known = verdicts.get(request) ?? new Map<number, PasswordVerdict>();
  verdicts.set(request, known);
  const verdict =
    known.get(post.id) ??
    tryPostPassword(currentSite().loginThrottle, post, given, request.address);
  known.set(post.id, verdict);
  return verdict;
}

const NOTHING_GIVEN: PasswordVerdict = { isRight: false, wait: 0 };
const verdicts = new WeakMap<RestRequest, Map<number, PasswordVerdict>>();
