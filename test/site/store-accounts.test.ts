import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountsOf, hashPassword, makeApplicationPassword } from '../../site/domain/accounts.ts';
import { sampleSite } from '../../site/sample/index.ts';
import { importSite } from '../../site/store/index.ts';
import type { Store } from '../../site/store/index.ts';
import { opened, sqliteDatabases } from './store-databases.ts';
import type { Databases } from './store-databases.ts';

let databases: Databases;
let store: Store;

beforeAll(async () => {
  databases = await sqliteDatabases();
  store = await opened(await databases.fresh());
  await importSite(store, sampleSite(), {
    baseUrl: 'http://site.example',
    adminUrl: 'http://site.example/admin',
    passwordHashes: new Map([['keeper', await hashPassword('light')]]),
  });
});
afterAll(async () => {
  await store.close();
  await databases.stop();
});

test('the sample site is imported with its posts, users and correct term counts', async () => {
  const published = await store.posts.find({ types: ['post'], statuses: ['publish'] });
  expect(published.total).toBe(23);
  const light = await store.terms.bySlug('category', 'the-light');
  expect(light?.count).toBe(4);
  expect((await store.users.byId(1))?.url).toBe('http://site.example');
});

test('5: users are found by login and e-mail address, and have the capabilities of their roles', async () => {
  const accounts = accountsOf(store);
  const keeper = await accounts.findByLoginOrEmail('KEEPER');
  expect(keeper?.can('manage_options')).toBe(true);
  expect(keeper?.can('fly')).toBe(false);
  const visitor = await accounts.findByLoginOrEmail('visitor@greyrock.example');
  expect([visitor?.login, visitor?.can('read'), visitor?.can('edit_posts')]).toEqual([
    'visitor',
    true,
    false,
  ]);
  expect(await accounts.findByLoginOrEmail('nobody')).toBeNull();
  expect(await accounts.findById(99)).toBeNull();
});

test('a login password is checked against its hash', async () => {
  const accounts = accountsOf(store);
  expect(await accounts.verifyPassword(1, 'light')).toBe(true);
  expect(await accounts.verifyPassword(1, 'dark')).toBe(false);
  expect(await accounts.verifyPassword(2, '')).toBe(false);
  await store.users.setPasswordHash(1, await hashPassword('lamp'));
  expect(await accounts.verifyPassword(1, 'light')).toBe(false);
});

test('5.2: application passwords are stored as digests, and their use is recorded once a day', async () => {
  let now = Date.parse('2025-01-01T10:00:00Z');
  const accounts = accountsOf(store, () => now);
  const { row, password } = await makeApplicationPassword(
    store,
    3,
    { name: 'Boat' },
    new Date(now),
  );
  expect(password).toMatch(/^[A-Za-z0-9]{24}$/);
  expect(JSON.stringify(await accounts.applicationPasswords(3))).not.toContain(password);
  const uses = async () => (await accounts.applicationPasswords(3)).map((one) => one.lastUsed);
  expect(await uses()).toEqual([null]);
  await accounts.recordUse(3, row.uuid, '192.0.2.1');
  now += 60_000;
  await accounts.recordUse(3, row.uuid, '192.0.2.2');
  expect(await uses()).toEqual([new Date('2025-01-01T10:00:00Z')]);
  now += 24 * 60 * 60 * 1000;
  await accounts.recordUse(3, row.uuid, '192.0.2.3');
  expect(await uses()).toEqual([new Date('2025-01-02T10:01:00Z')]);
});

test('5.2: the memory of recorded uses is bounded: the oldest of 10,000 is recorded again', async () => {
  const accounts = accountsOf(store);
  const { row } = await makeApplicationPassword(store, 3, { name: 'Buoy' });
  await accounts.recordUse(3, row.uuid, '192.0.2.1');
  await accounts.recordUse(3, row.uuid, '192.0.2.2');
  const ip = async () =>
    (await store.applicationPasswords.of(3)).find(({ uuid }) => uuid === row.uuid)?.last_ip;
  expect(await ip()).toBe('192.0.2.1');
  for (let at = 0; at < 10_000; at += 1) await accounts.recordUse(3, `removed ${at}`, null);
  await accounts.recordUse(3, row.uuid, '192.0.2.3');
  expect(await ip()).toBe('192.0.2.3');
});
