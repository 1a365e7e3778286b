import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeApplicationPassword } from '../../site/accounts/index.ts';
import { openWebSite, Visitor } from './web-site.ts';
import type { WebSite } from './web-site.ts';

let site: WebSite;
let now: number;

beforeEach(async () => {
  now = Date.UTC(2026, 4, 1, 12);
  site = await openWebSite({ clock: () => now, failedLogins: { freePerPair: 3 } });
});
afterEach(() => site.close());

function me(login: string, password: string): Promise<Response> {
  const authorization = `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`;
  return site.get('/cms-json/cms/v2/users/me', { headers: { authorization } });
}

test('5.2: wrong application passwords are refused with 401, then for a while with 429 unseen', async () => {
  const { password } = await makeApplicationPassword(site.store, 3, { name: 'App' });
  for (let i = 0; i < 4; i += 1) expect((await me('sailor', 'wrong')).status).toBe(401);
  const refused = await me('sailor', password);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
  expect(await refused.json()).toEqual({
    code: 'rest_too_many_failed_logins',
    message: 'Too many failed attempts to log in; try again later.',
    data: { status: 429 },
  });
  now += 1000;
  expect((await me('sailor', password)).status).toBe(200);
  // The right password has made the failures forgotten.
  expect((await me('sailor', 'wrong')).status).toBe(401);
  expect((await me('sailor', password)).status).toBe(200);
});

test('Basic credentials of a proxy are ignored as long as no user has an application password', async () => {
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

test('many requests at once with a right password are all answered', async () => {
  const { password } = await makeApplicationPassword(site.store, 3, { name: 'App' });
  const answers = await Promise.all(Array.from({ length: 40 }, () => me('sailor', password)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});

test('guesses on the page are slowed down as well, also when all are sent at once', async () => {
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

test('wrong passwords of a protected post are slowed down, over the API', async () => {
  for (let i = 0; i < 4; i += 1) expect((await chest('password=herring')).status).toBe(403);
  const refused = await chest('password=haddock');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
  expect(await refused.json()).toMatchObject({ code: 'rest_too_many_wrong_passwords' });
  // Who does not guess is answered as before; a list opens no post meanwhile.
  expect((await chest('')).status).toBe(200);
  const list = await site.get(
    '/cms-json/cms/v2/posts?slug=combination-of-the-chest&password=haddock',
  );
  expect(await list.text()).not.toContain('Seven, thirty-one');
  now += 1000;
  const opened = await chest('password=haddock');
  expect(await opened.text()).toContain('Seven, thirty-one');
  // The right password has made the failures forgotten.
  expect((await chest('password=herring')).status).toBe(403);
  expect((await chest('password=haddock')).status).toBe(200);
});

test('wrong passwords of a protected post are slowed down, on its page', async () => {
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

test('a password that was given for one post is nothing for another', async () => {
  const reader = new Visitor(site.base);
  await reader.get('/cms-login.php?action=postpass', {
    method: 'POST',
    body: new URLSearchParams({
      post_password: 'haddock',
      post_id: '1',
      redirect_to: site.base + CHEST,
    }),
  });
  expect(await (await reader.get(CHEST)).text()).toContain('is not that of this post');
});
