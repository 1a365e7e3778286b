import { isSame } from '../../../runtime/auth/crypto.ts';
import type { AttemptResult, LoginLimits } from '../../../runtime/auth/index.ts';
import type { RestRequest } from '../../../runtime/server/index.ts';
import { currentSite } from '../../context.ts';

/** A post as far as its password goes. */
export interface ProtectedPost {
  readonly id: number;
  /** Empty: everybody may read it. */
  readonly password: string;
}

/** Checks the password of a post. Wrong ones count like failed logins: for the address, and for the post. */
export function tryPostPassword(
  limits: LoginLimits,
  post: ProtectedPost,
  given: string,
  ip: string | null,
): Promise<AttemptResult> {
  // No login has a colon in it.
  const attempt = { account: `post:${post.id}`, ip };
  return limits.attempt(attempt, async () => post.password !== '' && isSame(given, post.password));
}

/**
 * Returns the verdict on the password that a request sends as `password`; a request without one tries nothing. No cache
 * may keep the response to a request that sends one.
 */
export async function sentPostPassword(
  request: RestRequest,
  post: ProtectedPost,
): Promise<AttemptResult> {
  const given = request.getParam('password');
  if (typeof given !== 'string' || given === '') return NOTHING_GIVEN;
  request.responseHeaders.set('Cache-Control', 'private, no-store');
  // One response asks several times; it is one try.
  const known = verdicts.get(request) ?? new Map<number, Promise<AttemptResult>>();
  verdicts.set(request, known);
  const verdict =
    known.get(post.id) ?? tryPostPassword(currentSite().loginLimits, post, given, request.address);
  known.set(post.id, verdict);
  return verdict;
}

const NOTHING_GIVEN: AttemptResult = { isRight: false, wait: 0 };
const verdicts = new WeakMap<RestRequest, Map<number, Promise<AttemptResult>>>();
