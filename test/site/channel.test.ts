import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createLoginLimits } from '../../runtime/auth/index.ts';
import { openChannel } from '../../site/operations/channel.ts';
import type { Channel, Notice } from '../../site/operations/channel.ts';
import { shareLogins } from '../../site/operations/workers.ts';
import { opened, postgresDatabases } from './store-databases.ts';
import type { Address, Databases } from './store-databases.ts';

/** Two processes of a site on PostgreSQL, here two channels and two stores. */

let databases: Databases;
let address: Address;
let first: Channel;
let second: Channel;
const received: Notice[] = [];

const ALL: Notice = {
  type: 'changed',
  caches: ['options', 'anyApplicationPassword', 'loginSessions'],
};

beforeAll(async () => {
  databases = await postgresDatabases();
  address = await databases.fresh();
  [first, second] = [openChannel(address.databaseUrl), openChannel(address.databaseUrl)];
  const connected = vi.fn<() => void>();
  first.listen(connected);
  second.listen((notice) => received.push(notice));
  await vi.waitFor(() => expect([connected.mock.calls.length, received]).toEqual([1, [ALL]]));
});
afterAll(async () => {
  await Promise.all([first.close(), second.close()]);
  await databases.stop();
});

test('a setting that one process changes is read by another one without waiting for its cache to expire', async () => {
  const reader = await opened(address);
  const channel = openChannel(address.databaseUrl);
  channel.listen((notice) => {
    if (notice.type === 'changed') void reader.clear(notice.caches);
  });
  const writer = await opened({
    ...address,
    onChange: (caches) => first.send({ type: 'changed', caches: [...caches] }),
  });
  try {
    expect(await reader.options.get('blogname')).toBeUndefined();
    for (const name of ['one', 'two', 'three']) {
      await writer.options.set({ blogname: name });
      await vi.waitFor(() => expect(reader.options.latest().get('blogname')).toBe(name), {
        timeout: 500,
        interval: 1,
      });
    }
  } finally {
    await channel.close();
    await Promise.all([reader.close(), writer.close()]);
  }
});

test('passwords that are wrong at one process count at the other, and a process does not get its own messages', async () => {
  const settings = { freePerPair: 2 };
  const limits = shareLogins(createLoginLimits(settings), first);
  const others = shareLogins(createLoginLimits(settings), second);
  const attempt = { account: ` Keeper${' '.repeat(9000)}`, ip: '203.0.113.7' };
  for (let at = 0; at < 3; at += 1) await limits.attempt(attempt, () => Promise.resolve(false));
  await vi.waitFor(() => expect(others.wait({ ...attempt, account: 'keeper' })).toBe(1));
  expect(limits.wait(attempt)).toBe(1);
  limits.succeeded(attempt);
  await vi.waitFor(() => expect(others.wait(attempt)).toBe(0));
});

test('a lost connection is opened again, and all caches count as out of date then', async () => {
  received.length = 0;
  const admin = new pg.Client({ connectionString: address.databaseUrl });
  await admin.connect();
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %'`,
  );
  await admin.end();
  await first.send({ type: 'changed', caches: ['options'] });
  await vi.waitFor(() => expect(received).toEqual([ALL]), { timeout: 10_000 });
  await vi.waitFor(async () => {
    await first.send({ type: 'changed', caches: ['options'] });
    expect(received).toContainEqual({ type: 'changed', caches: ['options'] });
  });
});
