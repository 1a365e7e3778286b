import { isSame } from '../../../runtime/auth/crypto.ts';
import type { AttemptResult, LoginLimits } from '../../../runtime/auth/index.ts';
import type { RestRequest } from '../../../runtime/server/index.ts';
import { currentSite } from '../../context.ts';

/** The properties of a post that its password check needs. */
export interface ProtectedPost {
  readonly id: number;
  /** Empty for a post without a password. */
  readonly password: string;
}

/** Checks the password of a post. Wrong ones count like failed logins: for the address, and for the post. */
export function tryPostPassword(
  limits: LoginLimits,
  post: ProtectedPost,
  given: string,
  ip: string | null,
): Promise<AttemptResult> {
  // A login contains no colon.
  const attempt = { account: `post:${post.id}`, ip };
  return limits.attempt(attempt, async () => post.password !== '' && isSame(given, post.password));
}

/**
 * Returns whether the `password` of a request is right; a request without one counts as no attempt. No
 * cache may store the response to a request that contains one.
 */
export async function sentPostPassword(
  request: RestRequest,
  post: ProtectedPost,
): Promise<AttemptResult> {
  const given = request.getParam('password');
  if (typeof given !== 'string' || given === '') return NOTHING_GIVEN;
  request.responseHeaders.set('Cache-Control', 'private, no-store');
  // Several checks during one response count as one attempt.
  const known = verdicts.get(request) ?? new Map<number, Promise<AttemptResult>>();
  verdicts.set(request, known);
  const verdict =
    known.get(post.id) ?? tryPostPassword(currentSite().loginLimits, post, given, request.address);
  known.set(post.id, verdict);
  return verdict;
}

const NOTHING_GIVEN: AttemptResult = { isRight: false, wait: 0 };
const verdicts = new WeakMap<RestRequest, Map<number, Promise<AttemptResult>>>();
