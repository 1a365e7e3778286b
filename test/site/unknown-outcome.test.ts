import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recoverMedia } from '../../site/media/check.ts';
import { mayBeCommitted } from '../../site/store/index.ts';
import type { Store } from '../../site/store/index.ts';
import { openMediaSite } from './media-site.ts';
import type { MediaSite, Medium } from './media-site.ts';
import { databasesOf, opened } from './store-databases.ts';
import type { Databases } from './store-databases.ts';

let databases: Databases;
let address: Awaited<ReturnType<Databases['fresh']>>;
let store: Store;
let site: MediaSite;
let client: pg.Client;
/** Whether the connection of a transaction is lost before its commit. */
let isLosing = false;

beforeAll(async () => {
  databases = await databasesOf('postgres');
  address = await databases.fresh();
  store = await opened(address);
  client = new pg.Client({ connectionString: address.databaseUrl });
  await client.connect();
  const losing = (whole: Store): Store => ({
    ...whole,
    transaction: (work) =>
      whole.transaction(async (session) => {
        const result = await work(session);
        if (isLosing)
          await client.query(
            `select pg_terminate_backend(pid) from pg_stat_activity
             where datname = current_database() and state = 'idle in transaction'`,
          );
        return result;
      }),
  });
  site = await openMediaSite(store, losing);
});
afterAll(async () => {
  await site.close();
  await client.end();
  await store.close();
  await databases.stop();
});

const source = () => ({ media: site.app.site.media, store, token: 'cms' });
const remove = ({ id }: Medium) =>
  site.ask(`media/${id}?force=true`, { user: 'editor', method: 'DELETE' });

test('files of an upload stay hidden if the connection to the database is lost during the commit', async () => {
  isLosing = true;
  const { status } = await site.upload('lost.txt', Buffer.from('lost'));
  isLosing = false;
  expect(status).toBe(503);
  expect(await site.files()).toEqual(['2024/05/.part-lost.txt']);
  const day = 24 * 60 * 60 * 1000;
  await recoverMedia(source(), Date.now() + day);
  expect(await site.files()).toEqual([]);
});

test('files stay hidden if the connection is lost during the commit of a deletion, until the next recovery', async () => {
  const { body } = await site.upload('kept.txt', Buffer.from('kept'));
  isLosing = true;
  const { status } = await remove(body);
  isLosing = false;
  expect(status).toBe(503);
  expect(await site.files()).toEqual(['2024/05/.part-kept.txt']);
  await recoverMedia(source(), Date.now());
  expect(await (await fetch(body.source_url)).text()).toBe('kept');
  await remove(body);
});

test('a recovery leaves files to the requests that may be working on them', async () => {
  const { body } = await site.upload('now.txt', Buffer.from('now'));
  await site.app.site.media.withdraw(['2024/05/now.txt']);
  expect(await recoverMedia(source(), Date.now(), 10_000)).toBe(false);
  expect(await site.files()).toEqual(['2024/05/.part-now.txt']);
  expect(await recoverMedia(source(), Date.now() + 11_000, 10_000)).toBe(true);
  expect(await site.files()).toEqual(['2024/05/now.txt']);
  await remove(body);
});

test('only errors during and after the commit leave the outcome of a transaction unknown', async () => {
  const errorOf = (work: Promise<unknown>): Promise<unknown> =>
    work.catch((error: unknown) => error);
  const failed = await errorOf(store.transaction(() => Promise.reject(new Error('in the work'))));
  expect([String(failed), mayBeCommitted(failed)]).toEqual(['Error: in the work', false]);
  const onChange = (): Promise<void> => Promise.reject(new Error('after the commit'));
  const telling = await opened({ ...address, onChange });
  const late = await errorOf(telling.options.set({ blogdescription: 'Stored' }));
  expect([String(late), mayBeCommitted(late)]).toEqual(['Error: after the commit', true]);
  await telling.close();
  await store.clear(['options']);
  expect(await store.options.get('blogdescription')).toBe('Stored');
});
