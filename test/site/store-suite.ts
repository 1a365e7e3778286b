import { afterAll, afterEach, beforeEach, describe } from 'vitest';
import type { PostQuery, PostRow, Store, TermRow, UserRow } from '../../site/store/index.ts';
import { opened, postgresDatabases, sqliteDatabases } from './store-databases.ts';
import type { Databases } from './store-databases.ts';

/** An empty store, and helpers that fill it. */
export interface OnStore {
  readonly store: Store;
  /** IDs of the posts that a query finds, ascending by default. */
  found(query: Partial<PostQuery>): Promise<number[]>;
  post(title: string, more?: object): Promise<PostRow>;
  term(name: string, more?: object): Promise<TermRow>;
  user(username: string, more?: object): Promise<UserRow>;
}

/** Defines tests that run on both databases; each gets an empty store. */
export function describeStore(title: string, tests: (on: OnStore) => void): void {
  describe.each([
    ['sqlite', sqliteDatabases],
    ['postgres', postgresDatabases],
  ] as const)(`${title}, on %s`, (kind, start) => {
    // Started when the first test runs; an error of the start fails each test.
    let databases: Promise<Databases | string> | null = null;
    let store: Store | null = null;

    afterAll(async () => {
      const started = await databases;
      if (started !== null && typeof started !== 'string') await started.stop();
    });
    beforeEach(async (context) => {
      const started = await (databases ??= start().catch(
        (error: unknown) => `${kind} does not start here: ${String(error)}`,
      ));
      if (typeof started !== 'string') {
        store = await opened(await started.fresh());
        return;
      }
      if (process.env['CI']) throw new Error(started);
      context.skip(started);
    });
    afterEach(async () => {
      await store?.close();
    });

    tests(onStore(() => store));
  });
}

function onStore(current: () => Store | null): OnStore {
  const on: OnStore = {
    get store() {
      const store = current();
      if (!store) throw new Error('no store outside a test');
      return store;
    },
    async found(query) {
      const ascending = { types: ['post'], orderBy: 'id', order: 'asc' } as const;
      return (await on.store.posts.find({ ...ascending, ...query })).rows.map((row) => row.id);
    },
    post: (title, more) =>
      on.store.posts.insert({ type: 'post', status: 'publish', title, ...more }),
    term: (name, more) =>
      on.store.terms.insert({ taxonomy: 'category', name, slug: name.toLowerCase(), ...more }),
    user: (username, more) =>
      on.store.users.insert({
        username,
        email: `${username}@x.example`,
        slug: username,
        ...more,
      }),
  };
  return on;
}
