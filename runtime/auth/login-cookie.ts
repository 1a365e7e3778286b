import type { User } from '../server/request.ts';
import type { Accounts } from './accounts.ts';
import { cookieStatusOf } from './cookie.ts';
import type { CookieStatus } from './cookie.ts';
import { isSame, sign } from './digest.ts';
import type { Random } from './random.ts';

/** Who a login cookie says the caller is. */
export interface Session {
  readonly user: User | null;
  readonly cookie: CookieStatus;
  /** What the nonces of this login are bound to; empty when there is none. */
  readonly session: string;
}

export const NO_SESSION: Session = { user: null, cookie: null, session: '' };

/** Makes and reads login cookies: user, end, session and a signature of the three. */
export interface LoginCookies {
  /** `cms_logged_in` */
  readonly name: string;
  /** The value of the cookie of a user who has just proved who they are, and when it ends. */
  issue(user: User, lifetime?: number): Promise<{ value: string; session: string; expires: Date }>;
  read(value: string | null): Promise<Session>;
  /** The text of a `Set-Cookie` header; without a value the cookie is taken back. */
  header(value: string | null, expires: Date | null): string;
}

export interface LoginCookieSettings {
  readonly token: string;
  readonly secret: string;
  readonly clock: () => number;
  readonly random: Random;
  /** Whether the site is reached by https: then the cookie is sent by nothing else. */
  readonly isSecure: boolean;
}

const TWO_DAYS = 2 * 24 * 60 * 60 * 1000;

/** Login cookies of the users of `accounts`. A new password makes the old cookies useless. */
export function createLoginCookies(
  settings: LoginCookieSettings,
  accounts: Accounts,
): LoginCookies {
  const { token, secret, clock, random, isSecure } = settings;
  const name = `${token}_logged_in`;
  const signatureOf = async (id: number, end: number, session: string): Promise<string> =>
    sign(`login|${id}|${end}|${session}|${await accounts.passwordMark(id)}`, secret);

  return {
    name,
    async issue(user, lifetime = TWO_DAYS) {
      const end = clock() + lifetime;
      const session = Buffer.from(random(24)).toString('base64url');
      const signature = await signatureOf(user.id, end, session);
      return {
        value: [user.id, end, session, signature].join('.'),
        session,
        expires: new Date(end),
      };
    },
    async read(value) {
      if (value === null) return NO_SESSION;
      const parts = FORM.exec(value);
      if (!parts) return refused('auth_cookie_malformed');
      const [, id = '', end = '', session = '', signature = ''] = parts;
      if (Number(end) < clock()) return refused('auth_cookie_expired');
      if (!isSame(signature, await signatureOf(Number(id), Number(end), session)))
        return refused('auth_cookie_bad_hash');
      const user = await accounts.findById(Number(id));
      if (!user) return refused('auth_cookie_bad_username');
      return { user, cookie: cookieStatusOf('auth_cookie_valid'), session };
    },
    header(value, expires) {
      const end = value === null ? new Date(0) : expires;
      return [
        `${name}=${value ?? ''}`,
        'Path=/',
        ...(end ? [`Expires=${end.toUTCString()}`] : []),
        'HttpOnly',
        'SameSite=Lax',
        ...(isSecure ? ['Secure'] : []),
      ].join('; ');
    },
  };
}

const FORM = /^(\d{1,15})\.(\d{1,15})\.([\w-]{32})\.([\w-]{43})$/;

function refused(signal: string): Session {
  return { user: null, cookie: cookieStatusOf(signal), session: '' };
}
