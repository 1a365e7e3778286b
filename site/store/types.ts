import type { CacheName } from './context.ts';
import type { Place, Walked } from './places.ts';
import type { CommentQuery, Found, PostQuery, TermQuery, UserQuery } from './queries.ts';
import type { ReplicaOptions, ReplicaState } from './replica.ts';
import type { SeedOptions } from './seed.ts';
import type { SiteFile } from './site-file.ts';
import type { OnQuery, PoolUse } from './sqlite.ts';
import type {
  ApplicationPasswordRow,
  CommentChange,
  CommentRow,
  LoginSessionRow,
  Meta,
  MetaKind,
  NewApplicationPassword,
  NewComment,
  NewLoginSession,
  NewPost,
  NewTerm,
  NewUser,
  PostChange,
  PostRow,
  TermChange,
  TermIds,
  TermRow,
  UserChange,
  UserRow,
} from './rows.ts';

/** Rows by id; an id without a row is not in the map. */
export type ById<Row> = ReadonlyMap<number, Row>;

/** The operations of all collections. Ids that are not safe integers are not found. */
export interface Rows<Row, New, Change, Query> {
  find(query: Query): Promise<Found<Row>>;
  /**
   * Rows of a query from a place on, at the cost of these rows, wherever the place is; they are not
   * counted, and `offset` does not matter. `null` where the query is in an order that no index gives.
   */
  walk(query: Query, from: Place | null): Promise<Walked<Row>> | null;
  /** The place after a row of a list; `null` where no walk leads on from there. */
  placeAfter(query: Query, row: Row): Place | null;
  byId(id: number): Promise<Row | undefined>;
  byIds(ids: readonly number[]): Promise<ById<Row>>;
  /** Adds a row with its meta and terms, and gives it back. An `id` that is given is kept. */
  insert(row: New): Promise<Row>;
  /** Changes what is given; `undefined` when there is no such row. */
  update(id: number, change: Change): Promise<Row | undefined>;
}

/** A row that is inserted under an id of its own. */
export type Identified<New> = New & { readonly id: number };

/** How the revisions of a post stand, autosaves among them. */
export interface RevisionSummary {
  readonly count: number;
  /** The number of the newest. */
  readonly latest: number;
}

/** A year, a month or a day: `2024-03`, and how many posts are dated on it. */
export interface Period {
  readonly period: string;
  readonly count: number;
}

/** A post with all of its meta values, its terms and its revisions. */
export interface KnownRow {
  readonly row: PostRow;
  readonly meta: Meta;
  readonly terms: TermIds;
  readonly revisions: RevisionSummary | undefined;
}

/** A user with the types of which he or she has published something. */
export interface KnownUser {
  readonly row: UserRow;
  readonly published: readonly string[];
}

/** Where a slug must be the only one of its kind. */
export interface PostSlugScope {
  readonly type: string;
  /** Given for a hierarchical type: only posts below the same parent are in the way. */
  readonly parent?: number;
  /** The post that the slug is for. */
  readonly exceptId?: number;
}

export interface PostStore extends Rows<PostRow, NewPost, PostChange, PostQuery> {
  /** Inserts many posts by a few statements. */
  insertAll(posts: readonly Identified<NewPost>[]): Promise<void>;
  /** Posts with their meta values, in one query. */
  known(ids: readonly number[]): Promise<ById<KnownRow>>;
  /** How many posts a query finds; paging and order do not matter. */
  count(query: PostQuery): Promise<number>;
  /**
   * The years (`length` 4), months (7) or days (10) on which posts of a query are dated, the latest
   * first; paging and order do not matter.
   */
  periods(query: PostQuery, length: 4 | 7 | 10): Promise<readonly Period[]>;
  /**
   * Removes a post with its meta, terms, comments and revisions, and the menu items that lead to it; what
   * else hangs below it moves up to its parent. Answers whether it was there.
   */
  remove(id: number): Promise<boolean>;
  /** `wanted`, or `wanted-2`, `wanted-3` … Ask inside the transaction that writes the slug. */
  uniqueSlug(wanted: string, scope: PostSlugScope): Promise<string>;
  /** Returns free slugs for several independent rows, in as many queries as for one. */
  uniqueSlugs(
    wanted: readonly { readonly slug: string; readonly scope: PostSlugScope }[],
  ): Promise<readonly string[]>;
  /** Terms of posts in the order of their names, one entry for every id that is asked for. */
  termsOf(ids: readonly number[]): Promise<ById<TermIds>>;
  /** Replaces the terms of a post in the given taxonomies and keeps the counts of terms right. */
  setTerms(id: number, terms: TermIds): Promise<void>;
  /** Revisions by parent; no entry for a post that has none. */
  revisionsOf(ids: readonly number[]): Promise<ById<RevisionSummary>>;
}

/** Where a slug must be the only one of its kind. */
export interface TermSlugScope {
  readonly taxonomy: string;
  /** The term above; its slug is tried as an ending before numbers are. */
  readonly parent?: number;
  /** The term that the slug is for. */
  readonly exceptId?: number;
}

export interface TermStore extends Rows<TermRow, NewTerm, TermChange, TermQuery> {
  /** Answers of `find` to queries that differ in taxonomies and `post`, in one query where that is all. */
  findEach(queries: readonly TermQuery[]): Promise<readonly Found<TermRow>[]>;
  bySlug(taxonomy: string, slug: string): Promise<TermRow | undefined>;
  /**
   * Removes a term with its meta and the menu items that lead to it; terms below it move up, posts lose
   * it. Answers whether it was there.
   */
  remove(id: number): Promise<boolean>;
  uniqueSlug(wanted: string, scope: TermSlugScope): Promise<string>;
  /** Posts that carry a term, whatever their status. */
  postsOf(id: number): Promise<readonly number[]>;
}

export interface UserStore extends Rows<UserRow, NewUser, UserChange, UserQuery> {
  /** Users with what tells whether others may see them, in one query. */
  known(ids: readonly number[]): Promise<ById<KnownUser>>;
  /** Logins and addresses are compared without case. */
  byLogin(login: string): Promise<UserRow | undefined>;
  byEmail(email: string): Promise<UserRow | undefined>;
  bySlug(slug: string): Promise<UserRow | undefined>;
  uniqueSlug(wanted: string, exceptId?: number): Promise<string>;
  /**
   * Removes a user with meta, application passwords and login sessions. Posts go to the user `reassign`; with `null`
   * they are removed for good. Answers whether the user was there.
   */
  remove(id: number, reassign: number | null): Promise<boolean>;
  /** Which of these users have published a post of one of the types. */
  withPublishedPosts(
    ids: readonly number[],
    types: readonly string[],
  ): Promise<ReadonlySet<number>>;
  /** For `site/domain/accounts`: the hash of the password; `null` when none was ever set. */
  passwordHash(id: number): Promise<string | null>;
  /** Changes the password and ends the login sessions of the user but that with the digest `keep`. */
  setPasswordHash(id: number, hash: string, keep?: string): Promise<void>;
}

export interface CommentStore extends Rows<CommentRow, NewComment, CommentChange, CommentQuery> {
  /** Inserts many comments by a few statements. */
  insertAll(comments: readonly Identified<NewComment>[]): Promise<void>;
  /** Answers of `find` to queries that differ in their one post, in one query where that is all. */
  findEach(queries: readonly CommentQuery[]): Promise<readonly Found<CommentRow>[]>;
  /** Removes a comment and its meta; answers to it move up. Answers whether it was there. */
  remove(id: number): Promise<boolean>;
}

/** Settings of the site by name; any JSON value. */
export interface OptionStore {
  /** `undefined` when it is not set. */
  get(name: string): Promise<unknown>;
  all(): Promise<ReadonlyMap<string, unknown>>;
  /** All as they were read last: for what cannot wait. A change made by this process is in it. */
  latest(): ReadonlyMap<string, unknown>;
  /** Sets several options; `undefined` or `null` removes one. */
  set(values: Readonly<Record<string, unknown>>): Promise<void>;
}

export interface MetaStore {
  /** Meta of many objects, one entry for every id that is asked for. */
  of(kind: MetaKind, ids: readonly number[]): Promise<ById<Meta>>;
  /** Sets keys of one object; `undefined` or `null` removes one. */
  set(kind: MetaKind, id: number, values: Meta): Promise<void>;
  delete(kind: MetaKind, id: number, keys: readonly string[]): Promise<void>;
}

export interface ApplicationPasswordStore {
  /** The application passwords of a user, oldest first. */
  of(user: number): Promise<readonly ApplicationPasswordRow[]>;
  insert(row: NewApplicationPassword): Promise<ApplicationPasswordRow>;
  /** Renames one; `undefined` when the user has no such password. */
  rename(user: number, uuid: string, name: string): Promise<ApplicationPasswordRow | undefined>;
  recordUse(uuid: string, use: { readonly at: string; readonly ip: string }): Promise<void>;
  /** Whether any user has one; a change by another process is seen within three seconds. */
  any(): Promise<boolean>;
  /** Answers how many were removed; without `uuid` all of the user. */
  remove(user: number, uuid?: string): Promise<number>;
}

export interface LoginSessionStore {
  /** A session that is found is cached for three seconds, or until this process ends it. */
  byDigest(digest: string): Promise<LoginSessionRow | undefined>;
  /** Sessions of a user that end after `now`, newest first. */
  of(user: number, now: string): Promise<readonly LoginSessionRow[]>;
  /** Adds a session, and ends the oldest ones of the user beyond `most`. */
  insert(row: NewLoginSession, most: number): Promise<void>;
  /** Ends sessions of a user: the one with `id`, or all but that with the digest `except`; returns how many. */
  end(
    user: number,
    which: { readonly id?: number; readonly except?: string | undefined },
  ): Promise<number>;
  endByDigest(digest: string): Promise<void>;
  removeExpired(now: string): Promise<void>;
}

/** The collections of the store. */
export interface Session {
  readonly posts: PostStore;
  readonly terms: TermStore;
  readonly users: UserStore;
  readonly comments: CommentStore;
  readonly options: OptionStore;
  readonly meta: MetaStore;
  readonly applicationPasswords: ApplicationPasswordStore;
  readonly loginSessions: LoginSessionStore;
  /**
   * Runs `work` so that all of it is kept or, when it throws, none. Transactions run one at a time:
   * inside, use only the session that is handed in (a transaction within one joins it), and wait for
   * nothing but the store.
   */
  transaction<T>(work: (session: Session) => Promise<T>): Promise<T>;
}

/** A query that states whose limits of reading count; `null` for none. */
export type Limited<Query extends { readonly access?: unknown }> = Query &
  Required<Pick<Query, 'access'>>;

/** A store whose queries have to state their limits. */
type LimitedRows<Rows, Query extends { readonly access?: unknown }> = {
  readonly [Name in keyof Rows]: Rows[Name] extends (query: Query, ...rest: infer Rest) => infer R
    ? (query: Limited<Query>, ...rest: Rest) => R
    : Rows[Name];
};

/** The session of a request: no query of posts or comments compiles that does not state its limits. */
export interface LimitedSession extends Omit<Session, 'posts' | 'comments'> {
  readonly posts: LimitedRows<PostStore, PostQuery>;
  readonly comments: LimitedRows<CommentStore, CommentQuery>;
}

/** The content of a site. */
export interface Store extends Session {
  /** Which database it is. */
  readonly kind: 'sqlite' | 'postgres';
  /** Where it is, without the password. */
  readonly address: string;
  /** Everything that the site holds, without passwords and keys, in the form that is imported. */
  export(addresses: { readonly baseUrl: string; readonly adminUrl: string }): Promise<SiteFile>;
  /** Copies an SQLite database into a file that is not there yet, as it is at one moment. */
  backup(file: string): Promise<void>;
  /** Adds generated posts, for tests with a large site. */
  seed(options: SeedOptions): Promise<void>;
  /** How the database would answer a query, in lines as the database writes them. */
  plan(text: string, parameters: readonly unknown[]): Promise<readonly string[]>;
  /** The bytes that it takes. */
  size(): Promise<number>;
  /** Sets where the first segments of paths come from that no content gets as its slug. */
  reserveSegments(segments: () => ReadonlySet<string>): void;
  /** Clears caches whose rows another process has changed. */
  clear(caches: Iterable<CacheName>): Promise<void>;
  /** Asks the database for nothing; rejects when it does not answer. */
  ping(): Promise<void>;
  /**
   * Returns a text that is another one after every commit, of whichever process; `null` where that cannot be told, such as
   * for a database in memory. The text is never used again for another state.
   */
  version(): Promise<string | null>;
  /** Returns the use of the connection pool; `null` for SQLite. */
  readonly pool: (() => PoolUse) | null;
  /** The store whose reads use a replica while it is usable, and the primary otherwise; `null` without one. */
  readonly replica: { readonly store: Store; readonly state: () => ReplicaState } | null;
  close(): Promise<void>;
}

export interface StoreAddress {
  /**
   * `postgres://…`; left out or empty: an SQLite file below `dataDir`. `sqlite:<path>` names another file,
   * `sqlite::memory:` none. */
  readonly databaseUrl?: string | undefined;
  /** A replica of a PostgreSQL database. */
  readonly replica?: ReplicaOptions | undefined;
  readonly dataDir: string;
  readonly onQuery?: OnQuery | undefined;
  /** Called with the caches that are out of date after a commit, before the transaction is reported as committed. */
  readonly onChange?: ((caches: Iterable<CacheName>) => Promise<void>) | undefined;
  /** Milliseconds to wait where another process has locked the SQLite file; 5,000 when absent. */
  readonly lockTimeout?: number | undefined;
}

/** Why a store cannot be opened, in one sentence for people. */
export class StoreError {
  readonly message: string;

  constructor(message: string) {
    this.message = message;
  }
}
