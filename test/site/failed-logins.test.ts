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
