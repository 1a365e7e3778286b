import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCredentials } from '../../site/first-start.ts';
import { openWebSite, PASSWORD, Visitor } from './web-site.ts';
import type { WebSite } from './web-site.ts';

const DAY = 24 * 60 * 60 * 1000;

let site: WebSite;
let now = Date.UTC(2026, 4, 1, 12);

beforeAll(async () => {
  site = await openWebSite({ clock: () => now, sessionLimit: 3, trustedProxies: ['127.0.0.1'] });
});
afterAll(() => site.close());

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:128.0) Gecko/20100101 Firefox/128.0';

async function loggedIn(login: string, headers: Record<string, string> = {}): Promise<Visitor> {
  const who = new Visitor(site.base);
  const answer = await who.submit('/cms-login.php', { log: login, pwd: PASSWORD }, headers);
  expect(answer.status).toBe(303);
  return who;
}

/** Returns the status of a request with the cookies of `who` and a nonce. */
async function statusOf(who: Visitor, nonce: string): Promise<number> {
  const headers = { 'x-cms-nonce': nonce };
  return (await who.get('/cms-json/cms/v2/users/me', { headers })).status;
}

const cookieOf = (who: Visitor): string =>
  [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** Sends a form of the account page: the nonce of session forms, and the sessions to end. */
async function endSessions(who: Visitor, end: string): Promise<Response> {
  const page = await (await who.get('/cms-admin/profile.php')).text();
  const form = page.split('<form').find((part) => part.includes('name="end"')) ?? '';
  const nonce = /name="_cmsnonce"\s+value="([^"]*)"/.exec(form)?.[1] ?? '';
  const body = new URLSearchParams({ _cmsnonce: nonce, end });
  return who.get('/cms-admin/profile.php', { method: 'POST', body });
}

test('a cookie and its nonce are refused after the logout', async () => {
  const who = await loggedIn('sailor');
  const { nonce, nonceEndpoint } = await who.apiSettings();
  const kept = { headers: { cookie: cookieOf(who), 'x-cms-nonce': nonce } };
  const me = '/cms-json/cms/v2/users/me';
  expect((await site.get(me, kept)).status).toBe(200);
  await who.submit('/cms-login.php?action=logout', {});
  const refused = await site.get(me, kept);
  expect([refused.status, refused.headers.get('x-cms-nonce')]).toEqual([403, null]);
  expect(await refused.json()).toMatchObject({ code: 'rest_cookie_invalid_nonce' });
  expect((await site.get(nonceEndpoint, kept)).status).toBe(400);
  expect((await site.get('/cms-admin/profile.php', kept)).headers.get('location')).toContain(
    'cms-login.php',
  );
});

test('a user who changes the password stays logged in, and all other sessions end', async () => {
  const [here, there] = [await loggedIn('gull'), await loggedIn('gull')];
  const { nonce } = await here.apiSettings();
  const other = (await there.apiSettings()).nonce;
  const response = await here.get('/cms-json/cms/v2/users/me', {
    method: 'POST',
    headers: { 'x-cms-nonce': nonce, 'content-type': 'application/json' },
    body: JSON.stringify({ password: PASSWORD }),
  });
  expect(response.status).toBe(200);
  expect([await statusOf(here, nonce), await statusOf(there, other)]).toEqual([200, 403]);
});

test('a new password set by an administrator or the command line ends all sessions of the user', async () => {
  const visitor = await loggedIn('visitor');
  const keeper = await loggedIn('keeper');
  const nonces = [(await visitor.apiSettings()).nonce, (await keeper.apiSettings()).nonce] as const;
  const { rows } = await site.store.users.find({ search: 'visitor' });
  const response = await keeper.get(`/cms-json/cms/v2/users/${rows[0]?.id}`, {
    method: 'POST',
    headers: { 'x-cms-nonce': nonces[1], 'content-type': 'application/json' },
    body: JSON.stringify({ password: PASSWORD }),
  });
  expect(response.status).toBe(200);
  expect([await statusOf(visitor, nonces[0]), await statusOf(keeper, nonces[1])]).toEqual([
    403, 200,
  ]);
  await newCredentials(site.store, 'keeper');
  expect(await statusOf(keeper, nonces[1])).toBe(403);
});

test('the account page lists sessions with browser, address and time, and ends one of them', async () => {
  const here = await loggedIn('harbour');
  const there = await loggedIn('harbour', {
    'user-agent': FIREFOX,
    'x-forwarded-for': '198.51.100.7',
  });
  const { nonce } = await there.apiSettings();
  const text = await (await here.get('/cms-admin/profile.php')).text();
  const rows = text.slice(text.indexOf('id="sessions"')).split('<tr>').slice(2);
  expect(rows.length).toBe(2);
  expect(rows[0]).toMatch(/Firefox on Windows[\s\S]*198\.51\.100\.7[\s\S]*May 1, 2026/);
  expect(rows[1]).toMatch(/This browser[\s\S]*127\.0\.0\.1/);
  const [other] = await site.store.loginSessions.of(2, '');
  const forged = await here.get('/cms-admin/profile.php', {
    method: 'POST',
    body: new URLSearchParams({ end: String(other?.id) }),
  });
  expect([forged.status, await statusOf(there, nonce)]).toEqual([403, 200]);
  expect((await endSessions(here, String(other?.id))).status).toBe(303);
  expect(await statusOf(there, nonce)).toBe(403);
  expect((await here.get('/cms-admin/profile.php')).status).toBe(200);
});

test('a user ends only sessions of their own', async () => {
  const [mine, theirs] = [await loggedIn('harbour'), await loggedIn('sailor')];
  const { nonce } = await theirs.apiSettings();
  const [session] = await site.store.loginSessions.of(3, '');
  await endSessions(mine, String(session?.id));
  expect(await statusOf(theirs, nonce)).toBe(200);
});

test('a user ends all other sessions, or all sessions', async () => {
  const [here, there] = [await loggedIn('sailor'), await loggedIn('sailor')];
  const nonces = [(await here.apiSettings()).nonce, (await there.apiSettings()).nonce] as const;
  await endSessions(here, 'others');
  expect([await statusOf(here, nonces[0]), await statusOf(there, nonces[1])]).toEqual([200, 403]);
  const again = await loggedIn('sailor');
  const nonce = (await again.apiSettings()).nonce;
  const answer = await endSessions(here, 'all');
  expect(answer.headers.get('location')).toBe(`${site.base}/cms-login.php?loggedout=true`);
  expect(here.isLoggedIn).toBe(false);
  expect(await statusOf(again, nonce)).toBe(403);
  expect(await site.store.loginSessions.of(3, '')).toEqual([]);
});

test('a login beyond the limit of sessions ends the oldest session of the user', async () => {
  const visitors: Visitor[] = [];
  for (let i = 0; i < 4; i += 1) visitors.push(await loggedIn('gull'));
  const places = await Promise.all(visitors.map((who) => who.get('/cms-admin/profile.php')));
  expect(places.map(({ status }) => status)).toEqual([302, 200, 200, 200]);
});

test('an expired session is refused, and no longer listed', async () => {
  const who = await loggedIn('visitor');
  const until = now + 2 * DAY;
  now = until - 1000;
  expect((await who.get('/cms-admin/profile.php')).status).toBe(200);
  now = until + 1000;
  expect((await who.get('/cms-admin/profile.php')).status).toBe(302);
});

test('two sites on ports of one host keep their own login cookies', async () => {
  const next = await openWebSite();
  const here = new Visitor(site.base);
  const there = new Visitor(next.base, 'cms', here);
  expect((await here.logIn('harbour')).status).toBe(303);
  expect((await there.logIn('harbour')).status).toBe(303);
  expect((await here.get('/cms-admin/profile.php')).status).toBe(200);
  expect((await there.get('/cms-admin/profile.php')).status).toBe(200);
  await there.submit('/cms-login.php?action=logout', {});
  expect((await here.get('/cms-admin/profile.php')).status).toBe(200);
  expect((await there.get('/cms-admin/profile.php')).status).toBe(302);
  await next.close();
});

test('cookies have the path of the site, and are Secure behind a trusted https proxy', async () => {
  const blog = await openWebSite({ folder: '/blog', trustedProxies: ['127.0.0.1'] });
  const lines = async (headers: Record<string, string>): Promise<string[]> => {
    const who = new Visitor(blog.base);
    const form = await who.get('/cms-login.php', { headers });
    const fields = { log: 'keeper', pwd: PASSWORD };
    const answer = await who.submit('/cms-login.php', fields, headers);
    return [...form.headers.getSetCookie(), ...answer.headers.getSetCookie()].map((line) =>
      line.replace(/=[^;]*/, '').replace(/_[0-9a-f]{8}/, ''),
    );
  };
  const rest = 'Path=/blog; HttpOnly; SameSite=Lax';
  expect(await lines({})).toEqual([
    `cms_visitor; ${rest}`,
    `cms_logged_in; ${rest}`,
    expect.stringMatching(/^cms_device; Expires=.*; Path=\/blog; HttpOnly; SameSite=Lax$/),
  ]);
  const secure = await lines({ 'x-forwarded-proto': 'https' });
  expect(secure.map((line) => line.endsWith('; Secure'))).toEqual([true, true, true]);
  await blog.close();
});
