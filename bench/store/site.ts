import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RestRequest } from '../../runtime/server/index.ts';
import { createSite } from '../../site/app.ts';
import { openStore, StoreError } from '../../site/store/index.ts';
import type { Store } from '../../site/store/index.ts';
import { progressOf } from '../../site/tools/command-line.ts';
import { postgresDatabases } from '../../test/site/store-databases.ts';

export type Kind = 'SQLite' | 'PostgreSQL';

/** A site with many posts, which can be asked. */
export interface ManyPosts {
  readonly count: number;
  /** Asks for a path of the core namespace, `posts?page=2`; answers the `Link` header. */
  ask(address: string): Promise<string>;
  /** Cursors to places in the list of posts, spread over all of it. */
  readonly cursors: readonly string[];
  readonly slugs: readonly string[];
  close(): Promise<void>;
}

/** Sites with as many posts as each count says, in databases of one kind. */
export async function sitesOf(kind: Kind, counts: readonly number[]): Promise<ManyPosts[]> {
  const databases = kind === 'PostgreSQL' ? await postgresDatabases() : null;
  const sites: ManyPosts[] = [];
  for (const count of counts) {
    const address = databases
      ? await databases.fresh()
      : { databaseUrl: '', dataDir: mkdtempSync(join(tmpdir(), 'bench-store-')) };
    const store = await openStore(address);
    if (store instanceof StoreError) throw new Error(store.message);
    const site = await siteOf(store, address.dataDir, count);
    const close = async (): Promise<void> => {
      await site.close();
      rmSync(address.dataDir, { recursive: true, force: true });
    };
    // The server removes its databases by itself.
    sites.push(databases ? site : { ...site, close });
  }
  const [last] = sites;
  if (!last || !databases) return sites;
  // The server is told to stop with the last of them.
  const closeAll = async (): Promise<void> => {
    await last.close();
    await databases.stop();
  };
  return [...sites.slice(1), { ...last, close: closeAll }];
}

const PLACES = 200;

async function siteOf(store: Store, dataDir: string, count: number): Promise<ManyPosts> {
  const baseUrl = 'http://site.test';
  await fill(store, count, baseUrl);
  const app = createSite({
    store,
    settings: {
      token: 'cms',
      baseUrl,
      adminUrl: `${baseUrl}/admin`,
      apiRel: 'https://api.test/',
      debug: false,
      dataDir,
    },
    secret: 'of a bench',
  });
  const ask = async (address: string): Promise<string> => {
    const [path = '', query = ''] = address.split('?');
    const { status, headers } = await app.run(() =>
      app.server.serve(
        new RestRequest({
          route: `/cms/v2/${path}`,
          query: Object.fromEntries(new URLSearchParams(query)),
        }),
      ),
    );
    if (status !== 200) throw new Error(`store: ${address} is answered with ${status}`);
    return headers.get('Link') ?? '';
  };
  const places = Array.from({ length: PLACES }, (_, at) => 1 + Math.floor((at * count) / PLACES));
  const rows = [...(await store.posts.byIds(places)).values()];
  const query = { types: ['post'], orderBy: 'date', order: 'desc' } as const;
  return {
    count,
    ask,
    cursors: rows.map((row) => {
      const { orderBy, order, value, id } = store.posts.placeAfter(query, row) ?? noPlace();
      return Buffer.from(JSON.stringify([orderBy, order, value, id])).toString('base64url');
    }),
    slugs: rows.map(({ slug }) => slug),
    close: () => store.close(),
  };
}

function noPlace(): never {
  throw new Error('store: the list of posts can be walked by date');
}

async function fill(store: Store, posts: number, baseUrl: string): Promise<void> {
  const author = await store.users.insert({ username: 'a', email: 'a@x.example', slug: 'a' });
  const terms = { category: 20, post_tag: 100 };
  const ids: number[][] = [];
  for (const [taxonomy, count] of Object.entries(terms)) {
    const own: number[] = [];
    for (let at = 1; at <= count; at += 1)
      own.push((await store.terms.insert({ taxonomy, name: `${at}`, slug: `${at}` })).id);
    ids.push(own);
  }
  const [categories = [], tags = []] = ids;
  const onProgress = progressOf(posts);
  await store.seed({ posts, authors: [author.id], categories, tags, baseUrl, onProgress });
}
