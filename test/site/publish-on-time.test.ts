import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { publishOnTime } from '../../site/domain/publish-on-time.ts';
import { SiteMaker } from './site-of.ts';

const HOUR = 60 * 60 * 1000;
const WAIT = { timeout: 5000 };

test('a scheduled post becomes public when its time has come, without being read', async () => {
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

test('what goes wrong once is told, and tried again', async () => {
  const bugs: unknown[] = [];
  // Outside of any site there is nothing to publish: that is a mistake of whoever calls.
  const stop = publishOnTime({ run: (work) => work() }, (bug) => bugs.push(bug));
  await vi.waitFor(() => expect(bugs.length).toBeGreaterThan(1), WAIT);
  await stop();
  expect(String(bugs[0])).toContain('no site is in use');
});
