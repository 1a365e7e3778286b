import type { User } from '../server/request.ts';
import type { Accounts, SessionStore } from './accounts.ts';
import { cookieStatusOf, type CookieStatus } from './nonce.ts';
import { digest, type Random } from './crypto.ts';

/** The user and session of a login cookie. */
export interface Session {
  readonly user: User | null;
  readonly cookie: CookieStatus;
  /** The digest of the session, to which nonces are bound; empty without a session. */
  readonly session: string;
}

export const NO_SESSION: Session = { user: null, cookie: null, session: '' };

/** The origin and lifetime of a login. */
export interface LoginParts {
  /** Milliseconds. Default: two days. */
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
  /** Returns the first valid session of a `Cookie` header, or the status of the first cookie. */
  readHeader(header: string | null): Promise<Session>;
  end(session: Session): Promise<void>;
  /** The value of a `Set-Cookie` header; without a value it removes the cookie. */
  header(value: string | null, expires: Date | null, isTls?: boolean): string;
}

interface LoginCookieParts {
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

/** Returns the login cookies of a site. A session that is no longer stored is invalid. */
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
      // Cookies of another address of the site may also be valid: only the store decides.
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

    header: (value, expires, isTls = false) => {
      const end = value === null ? new Date(0) : expires;
      return cookies.header({ kind: KIND, value: value ?? '', expires: end, isTls });
    },
  };
}

function refused(signal: string): Session {
  return { user: null, cookie: cookieStatusOf(signal), session: '' };
}

/** Names and writes the cookies of one site, so that sites on the same host do not share them. */
export interface SiteCookies {
  /** The name of a cookie: `cms_logged_in_1a2b3c4d`. */
  nameOf(kind: string): string;
  /** Values of this kind in a `Cookie` header: that of this site, then those of other addresses. */
  valuesIn(header: string | null, kind: string): readonly string[];
  /** The value of a `Set-Cookie` header. Without `expires` the cookie ends with the browser. */
  header(cookie: CookieParts): string;
}

export interface CookieParts {
  readonly kind: string;
  readonly value: string;
  readonly expires?: Date | null | undefined;
  /** Whether the request came over TLS, according to trusted proxies. */
  readonly isTls: boolean;
}

interface CookieSettings {
  readonly token: string;
  readonly baseUrl: string;
  readonly adminUrl: string;
}

const HASH_LENGTH = 8;

/**
 * Returns the cookies of the site at `baseUrl`. Browsers share cookies between the ports of a host, so their names end in
 * a hash of the address. They are `Secure` if the site has an https address or the request came over TLS.
 */
export function siteCookies({ token, baseUrl, adminUrl }: CookieSettings): SiteCookies {
  const hash = digest(baseUrl).slice(0, HASH_LENGTH);
  const path = pathOf(baseUrl, adminUrl);
  const isHttps = baseUrl.startsWith('https:');
  const nameOf = (kind: string): string => `${token}_${kind}_${hash}`;
  return {
    nameOf,
    valuesIn(header, kind) {
      const [own, prefix] = [nameOf(kind), `${token}_${kind}_`];
      const cookies = pairsOf(header).filter(([name]) => name.startsWith(prefix));
      cookies.sort(([left], [right]) => Number(right === own) - Number(left === own));
      return cookies.map(([, value]) => value);
    },
    header: ({ kind, value, expires, isTls }) =>
      [
        `${nameOf(kind)}=${value}`,
        ...(expires ? [`Expires=${expires.toUTCString()}`] : []),
        `Path=${path}`,
        'HttpOnly',
        'SameSite=Lax',
        ...(isHttps || isTls ? ['Secure'] : []),
      ].join('; '),
  };
}

function pairsOf(header: string | null): [name: string, value: string][] {
  return (header ?? '').split(';').flatMap((pair) => {
    const equals = pair.indexOf('=');
    return equals > 0 ? [[pair.slice(0, equals).trim(), pair.slice(equals + 1).trim()]] : [];
  });
}

/** The common folder of the site and its administration; `/` for placeholders. */
function pathOf(baseUrl: string, adminUrl: string): string {
  if (!URL.canParse(baseUrl) || !URL.canParse(adminUrl)) return '/';
  const [base, admin] = [new URL(baseUrl), new URL(adminUrl)];
  const folders = foldersOf(base);
  if (admin.hostname !== base.hostname) return `/${folders.join('/')}`;
  const others = foldersOf(admin);
  const apart = folders.findIndex((folder, at) => folder !== others[at]);
  return `/${folders.slice(0, apart < 0 ? folders.length : apart).join('/')}`;
}

function foldersOf({ pathname }: URL): readonly string[] {
  return pathname.split('/').filter((folder) => folder !== '');
}
