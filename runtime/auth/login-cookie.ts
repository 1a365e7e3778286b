import type { User } from '../server/request.ts';
import type { Accounts } from './accounts.ts';
import { cookieStatusOf } from './cookie.ts';
import type { CookieStatus } from './cookie.ts';
import { digest } from './digest.ts';
import type { Random } from './random.ts';
import type { SessionStore } from './sessions.ts';
import type { SiteCookies } from './site-cookies.ts';

/** The caller that a login cookie stands for. */
export interface Session {
  readonly user: User | null;
  readonly cookie: CookieStatus;
  /** The digest of the session, which nonces are bound to; empty when there is none. */
  readonly session: string;
}

export const NO_SESSION: Session = { user: null, cookie: null, session: '' };

/** Where a login comes from, and how long it lasts. */
export interface LoginParts {
  /** Milliseconds; two days when absent. */
  readonly lifetime?: number;
  readonly ip?: string | null;
  /** The `User-Agent` header. */
  readonly agent?: string;
}

/** A session that was just created. */
export interface IssuedLogin {
  /** The value of the cookie: the token of the session. */
  readonly value: string;
  readonly session: string;
  readonly expires: Date;
}

/** Creates, reads and ends login sessions, whose tokens are kept in a cookie. */
export interface LoginCookies {
  readonly name: string;
  issue(user: User, parts?: LoginParts): Promise<IssuedLogin>;
  read(value: string | null): Promise<Session>;
  /** Returns the first valid session of a `Cookie` header, else what is wrong with the first one. */
  readHeader(header: string | null): Promise<Session>;
  end(session: Session): Promise<void>;
  /** The value of a `Set-Cookie` header; without a value it removes the cookie. */
  header(value: string | null, expires: Date | null, isTls?: boolean): string;
}

export interface LoginCookieParts {
  readonly accounts: Accounts;
  readonly sessions: SessionStore;
  readonly cookies: SiteCookies;
  readonly clock: () => number;
  readonly random: Random;
}

const KIND = 'logged_in';
const TWO_DAYS = 2 * 24 * 60 * 60 * 1000;
const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;
const LONGEST_AGENT = 500;
const MOST_OTHERS = 4;

/** The login cookies of a site. A session that is not stored any more is refused. */
export function createLoginCookies(parts: LoginCookieParts): LoginCookies {
  const { accounts, sessions, cookies, clock, random } = parts;

  async function read(value: string | null): Promise<Session> {
    if (value === null) return NO_SESSION;
    if (!TOKEN.test(value)) return refused('auth_cookie_malformed');
    const session = digest(value);
    const found = await sessions.find(session);
    if (!found) return refused('auth_cookie_bad_hash');
    if (found.expires.getTime() < clock()) return refused('auth_cookie_expired');
    const user = await accounts.findById(found.userId);
    if (!user) return refused('auth_cookie_bad_username');
    return { user, cookie: cookieStatusOf('auth_cookie_valid'), session };
  }

  return {
    name: cookies.nameOf(KIND),
    read,

    async issue(user, { lifetime = TWO_DAYS, ip = null, agent = '' } = {}) {
      const now = clock();
      const value = Buffer.from(random(TOKEN_BYTES)).toString('base64url');
      const session = digest(value);
      const expires = new Date(now + lifetime);
      await sessions.create({
        digest: session,
        userId: user.id,
        created: new Date(now),
        expires,
        ip,
        agent: agent.slice(0, LONGEST_AGENT),
      });
      return { value, session, expires };
    },

    async readHeader(header) {
      // Another process of the site, or the site before it moved, may have another address. Only the
      // store says which token is one of this site.
      const [first = null, ...others] = cookies.valuesIn(header, KIND);
      const session = await read(first);
      if (session.user !== null) return session;
      for (const value of others.slice(0, MOST_OTHERS)) {
        const other = await read(value);
        if (other.user !== null) return other;
      }
      return session;
    },

    end: async ({ session }) => sessions.end(session),

    header: (value, expires, isTls = false) =>
      value === null
        ? cookies.header({ kind: KIND, value: '', expires: new Date(0), isTls })
        : cookies.header({ kind: KIND, value, expires, isTls }),
  };
}

function refused(signal: string): Session {
  return { user: null, cookie: cookieStatusOf(signal), session: '' };
}
