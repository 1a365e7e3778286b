/** Log in by hand; both other servers share it. */
import { createHash, randomBytes } from 'node:crypto';
import { BASE_URL } from '../addresses.ts';
import { stored } from './requests.ts';
import type { Headers } from './requests.ts';

/** How many sessions a user may have. */
export const MOST_SESSIONS = 20;

/** A session of a user, as it is stored. */
export interface NewSession {
  readonly digest: string;
  readonly created: string;
  readonly expires: string;
  readonly ip: string;
  readonly agent: string;
}

const TWO_DAYS = 2 * 24 * 60 * 60 * 1000;

/** Returns a new session and the headers that send its token. */
export function newSession(agent: string): {
  readonly session: NewSession;
  readonly headers: Headers;
} {
  const token = randomBytes(32).toString('base64url');
  const now = Date.now();
  return {
    session: {
      digest: createHash('sha256').update(token).digest('hex'),
      created: stored(now),
      expires: stored(now + TWO_DAYS),
      ip: '127.0.0.1',
      agent,
    },
    headers: {
      Location: `${BASE_URL}/cms-admin/`,
      'Set-Cookie': `session=${token}; Path=/; HttpOnly; SameSite=Lax`,
    },
  };
}

/** Whether a form was sent from a page of this site. */
export function isOwnForm(origin: string | undefined): boolean {
  return origin === BASE_URL;
}
