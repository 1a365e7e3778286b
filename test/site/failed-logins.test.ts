import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeApplicationPassword } from '../../site/domain/accounts.ts';
import { openWebSite, PASSWORD, Visitor } from './web-site.ts';
import type { WebSite } from './web-site.ts';

let site: WebSite;
let now: number;

beforeEach(async () => {
  now = Date.UTC(2026, 4, 1, 12);
  site = await openWebSite({
    clock: () => now,
    failedLogins: { freePerPair: 3, freePerAccount: 8, longestPause: 0.01, longestTurn: 0.05 },
    trustedProxies: ['127.0.0.1'],
  });
});
afterEach(() => site.close());

function me(login: string, password: string): Promise<Response> {
  const authorization = `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`;
  return site.get('/cms-json/cms/v2/users/me', { headers: { authorization } });
}

test('5.2: wrong application passwords are refused with 401, then for a while with 429 without a check', async () => {
  const { password } = await makeApplicationPassword(site.store, 3, { name: 'App' });
  for (let i = 0; i < 4; i += 1) expect((await me('sailor', 'wrong')).status).toBe(401);
  const refused = await me('sailor', password);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
  expect(await refused.json()).toEqual({
    code: 'rest_too_many_failed_logins',
    message: 'Too many failed login attempts. Try again later.',
    data: { status: 429 },
  });
  now += 1000;
  expect((await me('sailor', password)).status).toBe(200);
  // The right password has reset the failures.
  expect((await me('sailor', 'wrong')).status).toBe(401);
  expect((await me('sailor', password)).status).toBe(200);
});

const from = (address: string) => ({ 'x-forwarded-for': address });

/** Logs in as the keeper from an address; returns the status. */
async function logInFrom(address: string, password: string, who = new Visitor(site.base)) {
  const fields = { log: 'keeper', pwd: password };
  return (await who.submit('/cms-login.php', fields, from(address))).status;
}

test('guesses from many addresses are slowed down and do not lock out the owner', async () => {
  const laptop = new Visitor(site.base);
  expect(await logInFrom('198.51.100.1', PASSWORD, laptop)).toBe(303);
  await laptop.submit('/cms-login.php?action=logout', {});
  const { password } = await makeApplicationPassword(site.store, 1, { name: 'App' });
  const guesses = await Promise.all(
    Array.from({ length: 32 }, (_, at) => logInFrom(`192.0.2.${at}`, 'guess')),
  );
  // Eight are free, and five wait for their turn.
  expect(guesses.filter((status) => status === 401).length).toBe(13);
  expect(guesses.filter((status) => status === 429).length).toBe(19);
  // A browser that was logged in before, at the address of an attacker.
  expect(await logInFrom('192.0.2.0', PASSWORD, laptop)).toBe(303);
  now += 1000;
  // A new browser at a new address gets a turn.
  expect(await logInFrom('198.51.100.2', PASSWORD)).toBe(303);
  expect((await me('keeper', password)).status).toBe(200);
});

test('wrong application passwords from many addresses do not block the right one', async () => {
  const { password } = await makeApplicationPassword(site.store, 3, { name: 'App' });
  const authorization = `Basic ${Buffer.from('sailor:wrong').toString('base64')}`;
  for (let at = 0; at < 32; at += 1) {
    const headers = { authorization, ...from(`192.0.2.${at}`) };
    expect((await site.get('/cms-json/', { headers })).status).toBe(401);
  }
  expect((await me('sailor', password)).status).toBe(200);
  // They do not count on the login page either.
  expect((await new Visitor(site.base).logIn('sailor')).status).toBe(303);
});

test('a forged device cookie does not make a browser a known device', async () => {
  const laptop = new Visitor(site.base);
  expect(await logInFrom('198.51.100.1', PASSWORD, laptop)).toBe(303);
  const [name = '', value = ''] =
    [...laptop.cookies].find(([known]) => known.includes('device')) ?? [];
  expect(value).toMatch(/^1\.[\w-]{22}\.[\w-]{43}$/);
  const statuses: number[] = [];
  for (const device of [
    'a'.repeat(22),
    'b'.repeat(22),
    'c'.repeat(22),
    'd'.repeat(22),
    'e'.repeat(22),
  ]) {
    const thief = new Visitor(site.base);
    thief.cookies.set(name, value.replace(/(?<=\.)[\w-]{22}/, device));
    statuses.push(await logInFrom('192.0.2.1', 'guess', thief));
  }
  expect(statuses).toEqual([401, 401, 401, 401, 429]);
});

test('Basic credentials of a proxy are ignored while no user has an application password', async () => {
  const authorization = `Basic ${Buffer.from('proxy:of the intranet').toString('base64')}`;
  const read = async () => {
    const answer = await site.get('/cms-json/cms/v2/types/post', { headers: { authorization } });
    return answer.status;
  };
  expect(await read()).toBe(200);
  const { row } = await makeApplicationPassword(site.store, 3, { name: 'App' });
  expect(await read()).toBe(401);
  await site.store.applicationPasswords.remove(3, row.uuid);
  expect(await read()).toBe(200);
});

test('40 concurrent requests with the right password get status 200', async () => {
  const { password } = await makeApplicationPassword(site.store, 3, { name: 'App' });
  const answers = await Promise.all(Array.from({ length: 40 }, () => me('sailor', password)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});

test('of 12 concurrent wrong logins on the page, 4 get status 401 and 8 get status 429', async () => {
  const visitors = Array.from({ length: 12 }, () => new Visitor(site.base));
  const answers = await Promise.all(visitors.map((who) => who.logIn('keeper', 'guess')));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 401).length).toBe(4);
  expect(statuses.filter((status) => status === 429).length).toBe(8);
  const late = await new Visitor(site.base).logIn('keeper');
  expect(late.status).toBe(429);
  expect(await late.text()).toMatch(/Please try again in a second\./);
  now += 1000;
  expect((await new Visitor(site.base).logIn('keeper')).status).toBe(303);
});

const CHEST = '/2025/03/28/combination-of-the-chest/';

async function chest(query: string): Promise<Response> {
  const slugs = ['combination-of-the-chest'];
  const { rows } = await site.store.posts.find({ types: ['post'], slugs });
  return site.get(`/cms-json/cms/v2/posts/${rows[0]?.id}?${query}`);
}

test('wrong passwords of a protected post are slowed down in the API', async () => {
  for (let i = 0; i < 4; i += 1) expect((await chest('password=herring')).status).toBe(403);
  const refused = await chest('password=haddock');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
  expect(await refused.json()).toMatchObject({ code: 'rest_too_many_wrong_passwords' });
  // Requests without a password still get status 200; a list does not try the password.
  expect((await chest('')).status).toBe(200);
  const list = await site.get(
    '/cms-json/cms/v2/posts?slug=combination-of-the-chest&password=haddock',
  );
  expect(await list.text()).not.toContain('Seven, thirty-one');
  now += 1000;
  const opened = await chest('password=haddock');
  expect(await opened.text()).toContain('Seven, thirty-one');
  // The right password has reset the failures.
  expect((await chest('password=herring')).status).toBe(403);
  expect((await chest('password=haddock')).status).toBe(200);
});

test('guesses of a post password from many addresses are slowed down, and the right one is accepted', async () => {
  const { rows } = await site.store.posts.find({
    types: ['post'],
    slugs: ['combination-of-the-chest'],
  });
  const path = (password: string) => `/cms-json/cms/v2/posts/${rows[0]?.id}?password=${password}`;
  const guesses = await Promise.all(
    Array.from({ length: 32 }, (_, at) =>
      site.get(path('herring'), { headers: from(`192.0.2.${at}`) }),
    ),
  );
  expect(guesses.filter(({ status }) => status === 403).length).toBe(13);
  now += 1000;
  const reader = await site.get(path('haddock'), { headers: from('198.51.100.1') });
  expect(reader.status).toBe(200);
  expect(await reader.text()).toContain('Seven, thirty-one');
  now += 1000;
  const page = new Visitor(site.base);
  await page.submit(CHEST, { post_password: 'haddock' }, from('198.51.100.2'));
  expect(await (await page.get(CHEST)).text()).toContain('Seven, thirty-one');
});

test('wrong passwords of a protected post are slowed down on its page', async () => {
  const reader = new Visitor(site.base);
  for (let i = 0; i < 4; i += 1)
    expect((await reader.submit(CHEST, { post_password: 'herring' })).status).toBe(303);
  const refused = await reader.submit(CHEST, { post_password: 'haddock' });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
  expect(await (await reader.get(CHEST)).text()).not.toContain('Seven, thirty-one');
  now += 1000;
  await reader.submit(CHEST, { post_password: 'haddock' });
  expect(await (await reader.get(CHEST)).text()).toContain('Seven, thirty-one');
});

test('the password cookie of one post does not open another post', async () => {
  const reader = new Visitor(site.base);
  await reader.get('/cms-login.php?action=postpass', {
    method: 'POST',
    body: new URLSearchParams({
      post_password: 'haddock',
      post_id: '1',
      redirect_to: site.base + CHEST,
    }),
  });
  expect(await (await reader.get(CHEST)).text()).toContain('The password is incorrect.');
});
