import type { CacheName } from './context.ts';
import type { Position, KeysetPage } from './keyset.ts';
import type { CommentQuery, Found, PostQuery, TermQuery, UserQuery } from './queries.ts';
import type { ReplicaOptions, ReplicaState } from './replica.ts';
import type { SeedOptions } from './seed.ts';
import type { SiteAddresses, SiteFile } from './site-file.ts';
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
  /** Returns the first row of a query, without counting the others; paging is ignored. */
  first(query: Query): Promise<Row | undefined>;
  /**
   * Returns the rows of a query after a position, at a cost that depends only on the number of rows; they are
   * not counted, and `offset` is ignored. `null` if no index has the order of the query.
   */
  readAfter(query: Query, from: Position | null): Promise<KeysetPage<Row>> | null;
  /** Returns the position after a row of a list; `null` if `readAfter` cannot continue there. */
  positionAfter(query: Query, row: Row): Position | null;
  byId(id: number): Promise<Row | undefined>;
  byIds(ids: readonly number[]): Promise<ById<Row>>;
  /** Adds a row with its meta and terms, and returns it. A given `id` is used. */
  insert(row: New): Promise<Row>;
  /** Changes the given members; returns `undefined` if the row does not exist. */
  update(id: number, change: Change): Promise<Row | undefined>;
}

/** A row that is inserted with a given id. */
export type Identified<New> = New & { readonly id: number };

type Names = Pick<PostChange, 'slug' | 'guid'>;
type NamesOf = (id: number) => Names | Promise<Names>;

/** The revisions of a post, including autosaves. */
export interface RevisionSummary {
  readonly count: number;
  /** The id of the newest revision. */
  readonly latest: number;
}

/** A year, a month or a day: `2024-03`, and the number of posts in it. */
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

/** A user, and the types of the posts that the user has published. */
export interface KnownUser {
  readonly row: UserRow;
  readonly published: readonly string[];
}

/** The scope in which a slug must be unique. */
export interface PostSlugScope {
  readonly type: string;
  /** Only for a hierarchical type: the slug must be unique below this parent. */
  readonly parent?: number;
  /** The post that the slug is for. */
  readonly exceptId?: number;
}

export interface PostStore extends Rows<PostRow, NewPost, PostChange, PostQuery> {
  /** Adds a post as in other collections; `namesOf` returns the members that depend on its new id. */
  insert(post: NewPost, namesOf?: NamesOf): Promise<PostRow>;
  /** Inserts many posts with few statements. */
  insertAll(posts: readonly Identified<NewPost>[]): Promise<void>;
  /** Returns posts with their meta values, in one query. */
  known(ids: readonly number[]): Promise<ById<KnownRow>>;
  /** Returns the number of posts that a query finds; paging and order are ignored. */
  count(query: PostQuery): Promise<number>;
  /**
   * Returns the years (`length` 4), months (7) or days (10) of the posts of a query, latest first; paging
   * and order are ignored.
   */
  periods(query: PostQuery, length: 4 | 7 | 10): Promise<readonly Period[]>;
  /**
   * Removes a post with its meta, terms, comments and revisions, and the menu items with this target; other
   * posts below it move up to its parent. Returns whether it existed.
   */
  remove(id: number): Promise<boolean>;
  /** Returns `wanted`, or `wanted-2`, `wanted-3` … Call it in the transaction that writes the slug. */
  uniqueSlug(wanted: string, scope: PostSlugScope): Promise<string>;
  /** Returns free slugs for several independent rows, in as many queries as for one. */
  uniqueSlugs(
    wanted: readonly { readonly slug: string; readonly scope: PostSlugScope }[],
  ): Promise<readonly string[]>;
  /** Returns the terms of posts sorted by name, with an entry for every requested id. */
  termsOf(ids: readonly number[]): Promise<ById<TermIds>>;
  /** Replaces the terms of a post in the given taxonomies, and updates the counts of terms. */
  setTerms(id: number, terms: TermIds): Promise<void>;
  /** Returns revisions by parent; posts without revisions have no entry. */
  revisionsOf(ids: readonly number[]): Promise<ById<RevisionSummary>>;
  /** Returns the former parents of posts that have or had a slug, readable or not. */
  moved(slug: string): Promise<readonly { readonly post: number; readonly parent: number }[]>;
}

/** The scope in which a slug must be unique. */
export interface TermSlugScope {
  readonly taxonomy: string;
  /** The parent; its slug is tried as an ending before numbers are. */
  readonly parent?: number;
  /** The term that the slug is for. */
  readonly exceptId?: number;
}

export interface TermStore extends Rows<TermRow, NewTerm, TermChange, TermQuery> {
  /** Returns the results of `find` for several queries; those that differ only in taxonomies and post share one query. */
  findEach(queries: readonly TermQuery[]): Promise<readonly Found<TermRow>[]>;
  bySlug(taxonomy: string, slug: string): Promise<TermRow | undefined>;
  /**
   * Removes a term with its meta and the menu items with this target; terms below it move up, and posts
   * lose it. Returns whether it existed.
   */
  remove(id: number): Promise<boolean>;
  uniqueSlug(wanted: string, scope: TermSlugScope): Promise<string>;
  /** Returns the ids of the posts with a term, whatever their status. */
  postsOf(id: number): Promise<readonly number[]>;
}

export interface UserStore extends Rows<UserRow, NewUser, UserChange, UserQuery> {
  /** Returns users with the data that decide whether others may see them, in one query. */
  known(ids: readonly number[]): Promise<ById<KnownUser>>;
  /** Logins and e-mail addresses are compared ignoring case. */
  byLogin(login: string): Promise<UserRow | undefined>;
  byEmail(email: string): Promise<UserRow | undefined>;
  bySlug(slug: string): Promise<UserRow | undefined>;
  uniqueSlug(wanted: string, exceptId?: number): Promise<string>;
  /**
   * Removes a user with meta, application passwords and login sessions. Posts go to the user `reassign`;
   * with `null` they are deleted. Returns whether the user existed.
   */
  remove(id: number, reassign: number | null): Promise<boolean>;
  /** Returns the hash of the password for `site/domain/accounts`; `null` if none was ever set. */
  passwordHash(id: number): Promise<string | null>;
  /** Changes the password and ends the login sessions of the user, except the one with the digest `keep`. */
  setPasswordHash(id: number, hash: string, keep?: string): Promise<void>;
}

export interface CommentStore extends Rows<CommentRow, NewComment, CommentChange, CommentQuery> {
  /** Inserts many comments with few statements. */
  insertAll(comments: readonly Identified<NewComment>[]): Promise<void>;
  /** Returns the results of `find` for several queries; those that differ only in their one post share one query. */
  findEach(queries: readonly CommentQuery[]): Promise<readonly Found<CommentRow>[]>;
  /** Removes a comment and its meta; replies to it move up. Returns whether it existed. */
  remove(id: number): Promise<boolean>;
}

/** Settings of the site by name; any JSON value. */
export interface OptionStore {
  /** Returns `undefined` when it is not set. */
  get(name: string): Promise<unknown>;
  all(): Promise<ReadonlyMap<string, unknown>>;
  /** Returns all settings as last read, without waiting; includes all changes by this process. */
  latest(): ReadonlyMap<string, unknown>;
  /** Sets several options; `undefined` or `null` removes one. */
  set(values: Readonly<Record<string, unknown>>): Promise<void>;
}

export interface MetaStore {
  /** Returns the meta values of many objects, with an entry for every requested id. */
  of(kind: MetaKind, ids: readonly number[]): Promise<ById<Meta>>;
  /** Sets keys of one object; `undefined` or `null` removes one. */
  set(kind: MetaKind, id: number, values: Meta): Promise<void>;
  delete(kind: MetaKind, id: number, keys: readonly string[]): Promise<void>;
}

export interface ApplicationPasswordStore {
  /** Returns the application passwords of a user, oldest first. */
  of(user: number): Promise<readonly ApplicationPasswordRow[]>;
  insert(row: NewApplicationPassword): Promise<ApplicationPasswordRow>;
  /** Renames a password; returns `undefined` if the user has no such password. */
  rename(user: number, uuid: string, name: string): Promise<ApplicationPasswordRow | undefined>;
  recordUse(uuid: string, use: { readonly at: string; readonly ip: string }): Promise<void>;
  /** Whether any user has one; a change by another process is visible within three seconds. */
  any(): Promise<boolean>;
  /** Returns the number of removed passwords; without `uuid` removes all of the user. */
  remove(user: number, uuid?: string): Promise<number>;
}

export interface LoginSessionStore {
  /** Returns a session by its digest. It is cached for three seconds, or until this process ends it. */
  byDigest(digest: string): Promise<LoginSessionRow | undefined>;
  /** Returns the sessions of a user that expire after `now`, newest first. */
  of(user: number, now: string): Promise<readonly LoginSessionRow[]>;
  /** Adds a session, and removes the oldest ones of the user beyond `most`. */
  insert(row: NewLoginSession, most: number): Promise<void>;
  /** Removes sessions of a user: the one with `id`, or all except that with the digest `except`; returns how many. */
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
   * Runs `work` in a transaction, which is rolled back if it throws. Transactions run one at a time:
   * inside, use only the given session (a transaction within one joins it), and wait only for the store.
   */
  transaction<T>(work: (session: Session) => Promise<T>): Promise<T>;
  /** Returns a text that changes with every commit to the database; `null` where only a query would tell. */
  versionNow(): string | null;
}

/** A query that requires `access`; `null` for no limits. */
export type Limited<Query extends { readonly access?: unknown }> = Query &
  Required<Pick<Query, 'access'>>;

/** A collection whose queries require `access`. */
type LimitedRows<Rows, Query extends { readonly access?: unknown }> = {
  readonly [Name in keyof Rows]: Rows[Name] extends (query: Query, ...rest: infer Rest) => infer R
    ? (query: Limited<Query>, ...rest: Rest) => R
    : Rows[Name];
};

/** The session of a request: queries of posts or comments without `access` do not compile. */
export interface LimitedSession extends Omit<Session, 'posts' | 'comments'> {
  readonly posts: LimitedRows<PostStore, PostQuery>;
  readonly comments: LimitedRows<CommentStore, CommentQuery>;
}

/** The store of a site. */
export interface Store extends Session {
  /** Which database it is. */
  readonly kind: 'sqlite' | 'postgres';
  /** The address of the database, without the password. */
  readonly address: string;
  /** Returns the content of the site as a site file, without passwords and keys. */
  export(addresses: SiteAddresses): Promise<SiteFile>;
  /** Copies an SQLite database at one moment into a file that must not exist yet. */
  backup(file: string): Promise<void>;
  /** Adds generated posts, for tests with a large site. */
  seed(options: SeedOptions): Promise<void>;
  /** Returns the size of the database in bytes. */
  size(): Promise<number>;
  /** Sets the function that returns the first path segments that content cannot have as its slug. */
  reserveSegments(segments: () => ReadonlySet<string>): void;
  /** Clears caches whose rows another process has changed. */
  clear(caches: Iterable<CacheName>): Promise<void>;
  /** Runs a query without a table; rejects if the database does not respond. */
  ping(): Promise<void>;
  /**
   * Returns a text that changes with every commit of any process; `null` if there is none, such as for a
   * database in memory. A text is never reused for another state.
   */
  version(): Promise<string | null>;
  /** Returns the use of the connection pool; `null` for SQLite. */
  readonly pool: (() => PoolUse) | null;
  /** The store whose reads use a replica while it is usable, otherwise the primary; `null` without a replica. */
  readonly replica: { readonly store: Store; readonly state: () => ReplicaState } | null;
  close(): Promise<void>;
}

export interface StoreAddress {
  /**
   * `postgres://…`, `sqlite:<path>` or `sqlite::memory:`; an SQLite file below `dataDir` when absent or empty.
   */
  readonly databaseUrl?: string | undefined;
  /** A replica of a PostgreSQL database. */
  readonly replica?: ReplicaOptions | undefined;
  readonly dataDir: string;
  readonly onQuery?: OnQuery | undefined;
  /** Called after a commit with the outdated caches, before the transaction is reported as committed. */
  readonly onChange?: ((caches: Iterable<CacheName>) => Promise<void>) | undefined;
  /** Milliseconds to wait for the writers of other processes; 5,000 when absent. */
  readonly lockTimeout?: number | undefined;
}
