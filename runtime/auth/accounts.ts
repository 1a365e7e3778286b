import type { User } from '../server/request.ts';

/** A password of a user for one application (5.2). */
export interface ApplicationPassword {
  readonly uuid: string;
  readonly name: string;
  /** The ID that the application chose, or an empty text. */
  readonly appId: string;
  /** The digest that `digestApplicationPassword` returns. */
  readonly digest: string;
  readonly created: Date;
  readonly lastUsed: Date | null;
  readonly lastIp: string | null;
}

/** The users of a site and their credentials. The site implements it. */
export interface Accounts {
  findById(id: number): Promise<User | null>;
  /** The user of a login name or an e-mail address. */
  findByLoginOrEmail(name: string): Promise<User | null>;
  /** Whether `password` is the login password of the user. */
  verifyPassword(userId: number, password: string): Promise<boolean>;
  applicationPasswords(userId: number): Promise<readonly ApplicationPassword[]>;
  /** Records that an application password was used now, from `ip`. */
  recordUse(userId: number, uuid: string, ip: string | null): Promise<void>;
  /**
   * Whether any application password exists. Default `true`. Without one, `Basic` credentials belong to another party,
   * such as a proxy, and are ignored.
   */
  applicationPasswordsInUse?(): Promise<boolean>;
  /** Whether application passwords can be used: by anyone, or by one user. */
  applicationPasswordsAvailable(userId?: number): boolean;
}

/** A login session as it is stored. */
export interface LoginSession {
  /** SHA-256 of the token in the cookie; the token is never stored. */
  readonly digest: string;
  readonly userId: number;
  readonly created: Date;
  readonly expires: Date;
  /** The network address of the login, and its `User-Agent`. */
  readonly ip: string | null;
  readonly agent: string;
}

/** Stores the login sessions of a site. The site implements it. */
export interface SessionStore {
  create(session: LoginSession): Promise<void>;
  /** Returns the session with this digest, also an expired one; `null` if there is none. */
  find(digest: string): Promise<Pick<LoginSession, 'userId' | 'expires'> | null>;
  end(digest: string): Promise<void>;
}

const MOST = 10_000;

/** Stores the newest 10,000 sessions in memory. A restart ends them all. */
export function memorySessions(): SessionStore {
  const sessions = new Map<string, LoginSession>();
  return {
    async create(session) {
      sessions.set(session.digest, session);
      const [oldest] = sessions.keys();
      if (oldest !== undefined && sessions.size > MOST) sessions.delete(oldest);
    },
    find: async (digest) => sessions.get(digest) ?? null,
    async end(digest) {
      sessions.delete(digest);
    },
  };
}
