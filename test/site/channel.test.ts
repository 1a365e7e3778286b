import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createLoginLimits } from '../../runtime/auth/index.ts';
import type { Attempt, LoginLimits } from '../../runtime/auth/index.ts';
import { openChannel } from '../../site/operations/channel.ts';
import type { Channel, Notice } from '../../site/operations/channel.ts';
import { shareLogins } from '../../site/operations/shared-logins.ts';
import { opened, postgresDatabases } from './store-databases.ts';
import type { Address, Databases } from './store-databases.ts';

/** Two processes of a site on PostgreSQL, simulated by two channels and two stores. */

let databases: Databases;
let address: Address;
let first: Channel;
let second: Channel;
const received: Notice[] = [];

const OPENED: Notice = { type: 'opened' };

/** Limits whose clock stands still and whose wait doubles with each failure, so that it shows their number. */
const COUNTING = { freePerPair: 0, freePerAccount: 1_000, freePerAddress: 1_000 };
const counting = (channel: Channel): LoginLimits =>
  shareLogins(
    createLoginLimits({ ...COUNTING, longestWait: Infinity }, () => 1e9),
    channel,
  );
/** The number of failures. Exact from eight on: their wait is two minutes, longer than the age of a failure here. */
function failuresOf(limits: LoginLimits, attempt: Attempt): number {
  const wait = limits.wait(attempt);
  return wait === 0 ? 0 : Math.round(Math.log2(wait)) + 1;
}

beforeAll(async () => {
  databases = await postgresDatabases();
  address = await databases.fresh();
  [first, second] = [openChannel(address.databaseUrl), openChannel(address.databaseUrl)];
  const connected = vi.fn<() => void>();
  first.listen(connected);
  second.listen((notice) => received.push(notice));
  await vi.waitFor(() => expect([connected.mock.calls.length, received]).toEqual([1, [OPENED]]));
});
afterAll(async () => {
  await Promise.all([first.close(), second.close()]);
  await databases.stop();
});

test('a setting that one process changes is read by another process before its cache expires', async () => {
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
        interval: 1,
      });
    }
  } finally {
    await channel.close();
    await Promise.all([reader.close(), writer.close()]);
  }
});

test('failed logins at one process count at the other, and a process does not get its own messages', async () => {
  const [limits, others] = [counting(first), counting(second)];
  const attempt = { account: ` Keeper${' '.repeat(9000)}`, ip: '203.0.113.7' };
  for (let at = 0; at < 8; at += 1) limits.failed(attempt);
  await vi.waitFor(() => expect(failuresOf(others, { ...attempt, account: 'keeper' })).toBe(8));
  expect(failuresOf(limits, attempt)).toBe(8);
  limits.succeeded(attempt);
  await vi.waitFor(() => expect(others.wait(attempt)).toBe(0));
});

test('a refused password counts at the other process', async () => {
  const limits = shareLogins(createLoginLimits(), first);
  const others = counting(second);
  const attempt = { account: 'guesser', ip: '203.0.113.6' };
  await limits.attempt(attempt, () => Promise.resolve(false));
  await vi.waitFor(() => expect(others.wait(attempt)).toBe(1));
});

test('after a reconnect all caches are cleared', async () => {
  received.length = 0;
  const admin = new pg.Client({ connectionString: address.databaseUrl });
  await admin.connect();
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query ~ '^listen|pg_notify'
     and pid <> pg_backend_pid()`,
  );
  await admin.end();
  await first.send({ type: 'changed', caches: ['options'] });
  await vi.waitFor(() => expect(received).toEqual([OPENED]));
  await vi.waitFor(async () => {
    await first.send({ type: 'changed', caches: ['options'] });
    expect(received).toContainEqual({ type: 'changed', caches: ['options'] });
  });
});

test('notifications that no process of the site sent are ignored', async () => {
  received.length = 0;
  const other = new pg.Client({ connectionString: address.databaseUrl });
  await other.connect();
  const strange = [
    'x',
    '{}',
    '{"sender":"a","notice":{"type":"changed","caches":["posts"]}}',
    '{"sender":"a","notice":{"type":"login","isRight":false}}',
    '{"sender":"a","notice":{"type":"logins wanted","by":"the last one"}}',
  ];
  for (const payload of strange)
    await other.query(`select pg_notify('site_notices', $1)`, [payload]);
  await other.end();
  const last: Notice = { type: 'logins wanted', by: 'the last one' };
  await vi.waitFor(() => expect(received).toContainEqual(last));
  // The previous test may have sent another message, and the limits of earlier tests reply to the last one.
  const own: readonly Notice[] = [last, { type: 'changed', caches: ['options'] }];
  for (const notice of received.filter(({ type }) => type !== 'logins known'))
    expect(own).toContainEqual(notice);
});

test('a message to a database that does not respond times out, so writes do not wait for it', async () => {
  const { hostname, port } = new URL(address.databaseUrl);
  const sockets: Socket[] = [];
  const proxy = createServer((socket) => {
    const upstream = connect(Number(port), hostname);
    socket.pipe(upstream).pipe(socket);
    sockets.push(socket, upstream);
    for (const one of [socket, upstream]) one.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const url = new URL(address.databaseUrl);
  url.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const channel = openChannel(url.href);
  const opened = vi.fn<() => void>();
  channel.listen(opened);
  await vi.waitFor(() => expect(opened).toHaveBeenCalled());
  for (const socket of sockets) socket.unpipe().pause();
  await channel.send({ type: 'changed', caches: ['options'] });
  for (const socket of sockets) socket.destroy();
  await channel.close();
  proxy.close();
});

test('a process that starts gets earlier failed logins once, even if several processes reply', async () => {
  const [one, two, observer] = [1, 2, 3].map(() => openChannel(address.databaseUrl));
  if (!one || !two || !observer) throw new Error('three channels');
  const earlier = [counting(one), counting(two)];
  const opens = [one, two, observer].map((channel) => {
    const opened = vi.fn<() => void>();
    channel.listen(opened);
    return opened;
  });
  await vi.waitFor(() => expect(opens.every(({ mock }) => mock.calls.length > 0)).toBe(true));
  const attempt = { account: 'writer', ip: '203.0.113.8', device: 'd' };
  const other = { account: 'reader', ip: '203.0.113.9' };
  for (let at = 0; at < 50; at += 1) earlier[at % 2]?.failed(at % 5 === 0 ? attempt : other);
  const counted = (limits: LoginLimits): number[] =>
    [attempt, other].map((who) => failuresOf(limits, who));
  for (const limits of earlier) await vi.waitFor(() => expect(counted(limits)).toEqual([10, 40]));
  earlier[1]?.succeeded({ ...other, account: 'Reader' });
  await vi.waitFor(() => expect(earlier[0]?.wait(other)).toBe(0));

  const replies = new Set<string>();
  observer.listen((notice) => {
    if (notice.type === 'logins known') replies.add(notice.from);
  });
  const late = openChannel(address.databaseUrl);
  try {
    const limits = counting(late);
    await vi.waitFor(() => expect(replies.size).toBeGreaterThan(1));
    // Messages arrive in order: with this one, `late` has received both replies.
    const last = { account: 'last', ip: null };
    earlier[0]?.failed(last);
    await vi.waitFor(() => expect(limits.wait(last)).toBeGreaterThan(0));
    expect(counted(limits)).toEqual([10, 0]);
  } finally {
    await Promise.all([one, two, observer, late].map((channel) => channel.close()));
  }
});
