import { DataLoader } from './data-loader.ts';
import { textOf } from './compiled.ts';
import { lazily } from './lazily.ts';
import type { CommentQuery, Found, TermQuery } from './queries.ts';
import type { CommentRow, Meta, MetaKind, PostRow, TermIds, TermRow } from './rows.ts';
import type { KnownUser, RevisionSummary, Session } from './types.ts';

/**
 * Returns the session of one request: each row is read once, and rows that are requested at the same time are read
 * by one query. So a list that embeds a hundred items makes no more queries than a list with one. A write clears
 * everything that was read. A transaction uses the rows that were read before it if nothing was committed since. Rows that
 * it read after its last write stay cached after the commit.
 */
export function loadingSession(session: Session): Session {
  return sessionWith({ session, loads: loadsOf(session), version: session.versionNow() });
}

interface Loading {
  readonly session: Session;
  readonly loads: Loads;
  /** The version of the database before anything was read. */
  readonly version: string | null;
}

const sessionWith: (loading: Loading) => Session = lazily({
  posts: ({ session: { posts }, loads }: Loading): Session['posts'] => ({
    ...posts,
    ...writes(loads, posts),
    ...byIdIn(loads.posts),
    find: async (query) => learned(await posts.find(query), loads.posts),
    readAfter: (query, from) => {
      const page = posts.readAfter(query, from);
      return page && page.then((found) => learned(found, loads.posts));
    },
    termsOf: (ids) => loads.termsOf.loadMany(ids),
    revisionsOf: (ids) => loads.revisionsOf.loadMany(ids),
    insert: writing(loads, posts.insert),
    insertAll: writing(loads, posts.insertAll),
    remove: writing(loads, posts.remove),
    setTerms: writing(loads, posts.setTerms),
  }),
  terms: ({ session: { terms }, loads }): Session['terms'] => ({
    ...terms,
    ...writes(loads, terms),
    ...byIdIn(loads.terms),
    find: async (query) => learned(await loads.termLists.load(query), loads.terms),
    remove: writing(loads, terms.remove),
  }),
  users: ({ session: { users }, loads }): Session['users'] => ({
    ...users,
    ...writes(loads, users),
    byId: async (id) => (await loads.users.load(id))?.row,
    byIds: async (ids) =>
      new Map([...(await loads.users.loadMany(ids))].map(([id, { row }]) => [id, row])),
    known: (ids) => loads.users.loadMany(ids),
    remove: writing(loads, users.remove),
  }),
  comments: ({ session: { comments }, loads }): Session['comments'] => ({
    ...comments,
    ...writes(loads, comments),
    ...byIdIn(loads.comments),
    find: async (query) => learned(await loads.commentLists.load(query), loads.comments),
    insertAll: writing(loads, comments.insertAll),
    remove: writing(loads, comments.remove),
  }),
  meta: ({ session: { meta }, loads }): Session['meta'] => ({
    of: (kind, ids) => loads[`${kind}Meta`].loadMany(ids),
    set: writing(loads, meta.set),
    delete: writing(loads, meta.delete),
  }),
  options: ({ session }) => session.options,
  applicationPasswords: ({ session }) => session.applicationPasswords,
  loginSessions: ({ session }) => session.loginSessions,
  transaction: ({ session, loads, version }): Session['transaction'] => {
    return async (work) => {
      const transaction = session.transaction(async (inner) => {
        const own = loadsOf(inner);
        // No other connection can commit until the transaction ends.
        if (version !== null && inner.versionNow() === version) adopt(own, loads);
        const result = await work(sessionWith({ session: inner, loads: own, version }));
        return { result, inside: own };
      });
      const { result, inside } = await transaction.finally(() => forget(loads));
      // Writers run one at a time, so these are the committed rows.
      adopt(loads, inside);
      return result;
    };
  },
  versionNow: ({ session }) => session.versionNow,
});

/** Replaces rows of posts by those that other loads have read. */
function adopt(loads: Loads, others: Loads): void {
  loads.posts.copyFrom(others.posts);
  loads.postMeta.copyFrom(others.postMeta);
  loads.termsOf.copyFrom(others.termsOf);
  loads.revisionsOf.copyFrom(others.revisionsOf);
}

/** Wraps a method that writes. */
function writing<Args extends readonly unknown[], Result>(
  loads: Loads,
  write: (...args: Args) => Promise<Result>,
) {
  return async (...args: Args): Promise<Result> => {
    try {
      return await write(...args);
    } finally {
      forget(loads);
    }
  };
}

function writes<Row, New, Change>(
  loads: Loads,
  rows: {
    insert(row: New): Promise<Row>;
    update(id: number, change: Change): Promise<Row | undefined>;
  },
) {
  return { insert: writing(loads, rows.insert), update: writing(loads, rows.update) };
}

function forget(loads: Loads): void {
  for (const load of Object.values(loads)) load.clear();
}

/** The lookups of a request, by kind. */
interface Loads {
  readonly posts: DataLoader<number, PostRow>;
  readonly postMeta: DataLoader<number, Meta>;
  readonly termsOf: DataLoader<number, TermIds>;
  readonly revisionsOf: DataLoader<number, RevisionSummary>;
  readonly terms: DataLoader<number, TermRow>;
  readonly termMeta: DataLoader<number, Meta>;
  readonly termLists: Lists<TermQuery, TermRow>;
  readonly users: DataLoader<number, KnownUser>;
  readonly userMeta: DataLoader<number, Meta>;
  readonly comments: DataLoader<number, CommentRow>;
  readonly commentMeta: DataLoader<number, Meta>;
  readonly commentLists: Lists<CommentQuery, CommentRow>;
}

const metaOf = (kind: MetaKind) => (session: Session) =>
  new DataLoader<number, Meta>((ids) => session.meta.of(kind, ids));

const loadsOf = lazily<Session, Loads>({
  posts: (session, loads) =>
    new DataLoader<number, PostRow>(async (ids) => {
      const known = await session.posts.known(ids);
      for (const [id, post] of known) {
        loads.postMeta.prime(id, post.meta);
        loads.termsOf.prime(id, post.terms);
        loads.revisionsOf.prime(id, post.revisions);
      }
      return new Map([...known].map(([id, { row }]) => [id, row]));
    }),
  postMeta: metaOf('post'),
  termsOf: ({ posts }) => new DataLoader<number, TermIds>((ids) => posts.termsOf(ids)),
  revisionsOf: ({ posts }) =>
    new DataLoader<number, RevisionSummary>((ids) => posts.revisionsOf(ids)),
  terms: ({ terms }) => new DataLoader<number, TermRow>((ids) => terms.byIds(ids)),
  termMeta: metaOf('term'),
  termLists: ({ terms }) => new Lists<TermQuery, TermRow>((queries) => terms.findEach(queries)),
  users: ({ users }) => new DataLoader<number, KnownUser>((ids) => users.known(ids)),
  userMeta: metaOf('user'),
  comments: ({ comments }) => new DataLoader<number, CommentRow>((ids) => comments.byIds(ids)),
  commentMeta: metaOf('comment'),
  commentLists: ({ comments }) =>
    new Lists<CommentQuery, CommentRow>((queries) => comments.findEach(queries)),
});

/** Caches lists by their queries. */
class Lists<Query extends object, Row> {
  readonly #queries = new Map<string, Query>();
  readonly #found: DataLoader<string, Found<Row>>;

  constructor(findEach: (queries: readonly Query[]) => Promise<readonly Found<Row>[]>) {
    this.#found = new DataLoader(async (texts) => {
      const found = await findEach(texts.flatMap((text) => this.#queries.get(text) ?? []));
      return new Map(found.map((list, at) => [texts[at] ?? '', list]));
    });
  }

  async load(query: Query): Promise<Found<Row>> {
    const text = textOf(query);
    this.#queries.set(text, query);
    const found = await this.#found.load(text);
    if (!found) throw new Error('loading: a query has no result');
    return found;
  }

  clear(): void {
    this.#found.clear();
  }
}

function byIdIn<Row>(rows: DataLoader<number, Row>) {
  return {
    byId: (id: number) => rows.load(id),
    byIds: (ids: readonly number[]) => rows.loadMany(ids),
  };
}

function learned<
  Row extends { readonly id: number },
  List extends { readonly rows: readonly Row[] },
>(found: List & { readonly rows: readonly Row[] }, rows: DataLoader<number, Row>): List {
  for (const row of found.rows) rows.prime(row.id, row);
  return found;
}
