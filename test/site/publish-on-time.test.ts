import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { publishOnTime } from '../../site/handlers/post-type/schedule.ts';
import { repeat } from '../../site/lib/scheduler.ts';
import { Database } from '../../site/store/driver.ts';
import { SiteMaker } from './site-of.ts';
import { siteOn } from './site-on.ts';
import { sqliteDatabases } from './store-databases.ts';

const HOUR = 60 * 60 * 1000;
const WAIT = { timeout: 5000 };

test('a scheduled post is published at its date without a request', async () => {
  let now = Date.UTC(2030, 0, 1, 12);
  const file = join(import.meta.dirname, 'facts/site.json');
  const site = await (await SiteMaker.read(file, { clock: () => now })).make();
  const bugs: unknown[] = [];
  const stop = publishOnTime(site.app, (bug) => bugs.push(bug));
  const planned = await site.ask({
    user: 'admin',
    method: 'POST',
    route: '/cms/v2/posts',
    body: { title: 'Later', status: 'publish', date_gmt: '2030-01-01T13:00:00' },
  });
  expect(planned.body).toMatchObject({ status: 'future' });
  const { id } = Object(planned.body);
  const status = async (): Promise<unknown> => (await site.store.posts.byId(id))?.status;

  now += HOUR - 1000;
  await new Promise((passed) => setTimeout(passed, 1500));
  expect(await status()).toBe('future');

  now += 1000;
  await vi.waitFor(async () => expect(await status()).toBe('publish'), WAIT);
  await stop();
  await site.close();
  expect(bugs).toEqual([]);
});

test('a job that fails is repeated, and a repeated error is reported once', async () => {
  const bugs: unknown[] = [];
  let runs = 0;
  const work = (): Promise<void> => {
    runs += 1;
    return Promise.reject(new Error(runs < 5 ? 'one' : 'another'));
  };
  const stop = repeat(10, work, (bug) => bugs.push(bug));
  await vi.waitFor(() => expect(runs).toBeGreaterThan(8), WAIT);
  await stop();
  expect(bugs.map(String)).toEqual(['Error: one', 'Error: another']);
});

test('a post that cannot be published blocks neither other posts nor requests', async () => {
  let now = Date.UTC(2030, 0, 1, 12);
  const databases = await sqliteDatabases();
  const fresh = { ...(await databases.fresh()) };
  const site = await siteOn(
    { ...databases, fresh: () => Promise.resolve(fresh) },
    { clock: () => now },
  );
  const database = new Database(join(fresh.dataDir, 'site.sqlite'));
  database.exec(`create trigger broken before update on posts
    when new.title = 'Broken' and new.status = 'publish' begin select raise(abort, 'a broken post'); end`);
  const planned: number[] = [];
  for (const title of ['Broken', 'Whole']) {
    const body = { title, status: 'publish', date_gmt: '2030-01-01T13:00:00' };
    const ask = { user: 'admin', method: 'POST', route: '/cms/v2/posts', body };
    planned.push(Number(Object((await site.ask(ask)).body).id));
  }
  now += HOUR;
  const read = async (): Promise<unknown> =>
    (await site.ask({ route: '/cms/v2/posts', query: { include: planned } })).body;
  expect(await read()).toMatchObject([{ id: planned[1], status: 'publish' }]);
  const bugs: unknown[] = [];
  const stop = publishOnTime(site.app, (bug) => bugs.push(bug));
  await vi.waitFor(() => expect(bugs.map(String)).toEqual(['SqliteError: a broken post']), WAIT);
  database.exec('drop trigger broken');
  database.close();
  await vi.waitFor(async () => expect(await read()).toHaveLength(2), WAIT);
  await stop();
  await site.close();
  await databases.stop();
  expect(bugs).toHaveLength(1);
});
