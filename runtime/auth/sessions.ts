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
  /** Returns the session with this digest, also an expired one; `null` when it was ended or never existed. */
  find(digest: string): Promise<Pick<LoginSession, 'userId' | 'expires'> | null>;
  end(digest: string): Promise<void>;
}

const MOST = 10_000;

/** Keeps sessions in the memory of this process, the newest 10,000; a restart ends them all. */
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
