import { expect, test } from 'vitest';
import { checkCookie, cookieStatusOf } from '../../runtime/auth/nonce.ts';
import { createNonces, siteCookies } from '../../runtime/auth/index.ts';
import { RestError } from '../../runtime/errors/index.ts';
import type { Server } from '../../runtime/server/index.ts';
import { NOW, accountsOf, ada, open, serviceWith, loginAt } from './service.ts';

const HOUR = 60 * 60 * 1000;
const purpose = { action: 'cms_rest', userId: 7, session: 's' };

test('5.1: a nonce is valid for 12 to 24 hours, for one action', () => {
  let now = NOW;
  const nonces = createNonces('key', () => now);
  const nonce = nonces.create(purpose);
  expect(nonces.verify(nonce, purpose)).toBe(1);
  expect(nonces.verify(nonce, { ...purpose, action: 'other' })).toBe(false);
  expect(nonces.verify(nonce, { ...purpose, userId: 8 })).toBe(false);
  expect(nonces.verify(nonce, { ...purpose, session: 't' })).toBe(false);
  expect(nonces.verify('', purpose)).toBe(false);
  expect(nonces.verify(null, purpose)).toBe(false);
  now += 12 * HOUR;
  expect(nonces.verify(nonce, purpose)).toBe(2);
  now += 12 * HOUR;
  expect(nonces.verify(nonce, purpose)).toBe(false);
});

async function loggedIn(server: Server): Promise<{ cookie: string; nonce: string }> {
  const login = await loginAt(server).loginCookies.issue(ada);
  const nonce = loginAt(server).nonces.create({ ...purpose, session: login.session });
  return { cookie: `a=b; ${loginAt(server).cookies.nameOf('logged_in')}=${login.value}`, nonce };
}

const service = (clock = () => NOW): Server =>
  serviceWith(
    { '/me': open(({ user }) => user?.login ?? 'nobody', { methods: 'GET, POST' }) },
    { accounts: accountsOf(), loginSettings: { clock } },
  );

async function ask(
  server: Server,
  headers: { [name: string]: string },
  parts: { url?: string; form?: string } = {},
) {
  const answer = await server.respond({
    method: parts.form === undefined ? 'GET' : 'POST',
    url: parts.url ?? '/cms-json/test/v1/me',
    headers:
      parts.form === undefined
        ? headers
        : { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    body: Buffer.from(parts.form ?? ''),
    ip: null,
    connection: { isTls: false, serverName: 'site.test' },
  });
  const lines = answer?.headers ?? [];
  const at = lines.indexOf('X-CMS-Nonce');
  return {
    status: answer?.status,
    body: JSON.parse(String(answer?.body)),
    fresh: at < 0 ? null : lines[at + 1],
  };
}

test('5.1: a cookie with a valid nonce authenticates its user and gets a fresh nonce', async () => {
  const server = service();
  const { cookie, nonce } = await loggedIn(server);
  const byHeader = await ask(server, { cookie, 'x-cms-nonce': nonce });
  expect(byHeader).toEqual({ status: 200, body: 'ada', fresh: nonce });
  const byQuery = await ask(server, { cookie }, { url: `/cms-json/test/v1/me?_cmsnonce=${nonce}` });
  expect(byQuery.body).toBe('ada');
  const byForm = await ask(server, { cookie }, { form: `_cmsnonce=${nonce}` });
  expect(byForm.body).toBe('ada');
});

test('5.1: a cookie without a nonce is anonymous; one with an invalid nonce is refused', async () => {
  const server = service();
  const { cookie } = await loggedIn(server);
  expect(await ask(server, { cookie })).toEqual({ status: 200, body: 'nobody', fresh: null });
  expect(await ask(server, { cookie, 'x-cms-nonce': 'bad' })).toMatchObject({
    status: 403,
    body: { code: 'rest_cookie_invalid_nonce', data: { status: 403 } },
  });
  expect((await ask(server, {}, { url: '/cms-json/test/v1/me?_cmsnonce=' })).status).toBe(403);
});

test('the product token is part of the names of the cookie, the parameter, the header and the action', async () => {
  const server = serviceWith(
    { '/me': open(({ user }) => user?.login ?? 'nobody') },
    { accounts: accountsOf(), settings: { token: 'wp' } },
  );
  const login = await loginAt(server).loginCookies.issue(ada);
  const nonceFor = (action: string): string =>
    loginAt(server).nonces.create({ action, userId: ada.id, session: login.session });
  const nonce = nonceFor('wp_rest');
  const answerTo = async (query: string, headers: { [name: string]: string }) =>
    await server.respond({
      method: 'GET',
      url: `/wp-json/test/v1/me${query}`,
      headers: {
        cookie: `${loginAt(server).cookies.nameOf('logged_in')}=${login.value}`,
        ...headers,
      },
      body: Buffer.alloc(0),
      ip: null,
      connection: { isTls: false, serverName: 'site.test' },
    });
  const byHeader = await answerTo('', { 'x-wp-nonce': nonce });
  expect([byHeader?.status, byHeader?.body]).toEqual([200, '"ada"']);
  expect(byHeader?.headers).toContain('X-WP-Nonce');
  expect(JSON.stringify(byHeader)).not.toMatch(/cms/i);
  expect((await answerTo(`?_wpnonce=${nonce}`, {}))?.body).toBe('"ada"');
  expect((await answerTo(`?_wpnonce=${nonceFor('cms_rest')}`, {}))?.status).toBe(403);
  expect(String((await answerTo(`?_cmsnonce=${nonce}`, {}))?.body)).toBe('"nobody"');
});

test('5.1: the result of an earlier check and the user of another authentication are kept', () => {
  const evidence = {
    incoming: null,
    cookie: true,
    user: ada,
    nonce: 'good',
    isNonceGood: (nonce: unknown) => nonce === 'good',
  } as const;
  const refused = new RestError('closed', 'Closed.');
  expect(checkCookie({ ...evidence, incoming: refused, nonce: 'bad' })).toEqual({
    result: refused,
    user: ada,
    refresh: false,
  });
  expect(checkCookie({ ...evidence, cookie: null, nonce: null })).toEqual({
    result: null,
    user: ada,
    refresh: false,
  });
  expect(checkCookie(evidence)).toEqual({ result: true, user: ada, refresh: true });
});

test('5.1: the cookie status is the signal without its first 12 characters, or true for valid', () => {
  const signals = ['valid', 'malformed', 'expired', 'bad_username', 'bad_hash'];
  expect(signals.map((signal) => cookieStatusOf(`auth_cookie_${signal}`))).toEqual([
    true,
    'malformed',
    'expired',
    'bad_username',
    'bad_hash',
  ]);
  expect(cookieStatusOf('123456789012345')).toBe('345');
});

test('a malformed, unknown, ended or expired login cookie is refused', async () => {
  let now = NOW;
  const server = service(() => now);
  const { loginCookies } = loginAt(server);
  const [first, second] = [await loginCookies.issue(ada), await loginCookies.issue(ada)];
  const cookieOf = async (value: string) => (await loginCookies.read(value)).cookie;
  const session = await loginCookies.read(first.value);
  expect(session).toEqual({ user: ada, cookie: true, session: first.session });
  expect(await cookieOf('nonsense')).toBe('malformed');
  expect(await cookieOf(second.value.split('').toReversed().join(''))).toBe('bad_hash');
  await loginCookies.end(session);
  expect([await cookieOf(first.value), await cookieOf(second.value)]).toEqual(['bad_hash', true]);
  now += 49 * HOUR;
  expect(await cookieOf(second.value)).toBe('expired');
});

test('5.1: the nonces of a session are invalid after it ends', async () => {
  const server = service();
  const { cookie, nonce } = await loggedIn(server);
  expect(await ask(server, { cookie, 'x-cms-nonce': nonce })).toMatchObject({ body: 'ada' });
  const value = cookie.slice(cookie.lastIndexOf('=') + 1);
  const { loginCookies } = loginAt(server);
  await loginCookies.end(await loginCookies.read(value));
  expect(await ask(server, { cookie, 'x-cms-nonce': nonce })).toMatchObject({
    status: 403,
    body: { code: 'rest_cookie_invalid_nonce' },
    fresh: null,
  });
});

test('name and path of a cookie depend on the URL of the site, and it is Secure with https', async () => {
  const headerOf = (urls: { baseUrl: string; adminUrl: string }, isTls = false) =>
    siteCookies({ token: 'cms', ...urls }).header({ kind: 'logged_in', value: 'x', isTls });
  const blog = { baseUrl: 'http://site.test/blog', adminUrl: 'http://site.test/blog/admin' };
  expect(headerOf(blog)).toMatch(
    /^cms_logged_in_[0-9a-f]{8}=x; Path=\/blog; HttpOnly; SameSite=Lax$/,
  );
  expect(headerOf(blog, true)).toMatch(/; SameSite=Lax; Secure$/);
  expect(headerOf({ ...blog, baseUrl: 'https://site.test/blog' })).toMatch(/; Secure$/);
  // An administration outside of the folder of the site gets the cookie, too.
  const outside = { ...blog, adminUrl: 'http://site.test/admin' };
  expect(headerOf(outside)).toMatch(/; Path=\/; /);
  const ports = ['http://localhost:8080', 'http://localhost:8081'];
  const names = ports.map((url) => headerOf({ baseUrl: url, adminUrl: url }).split('=')[0]);
  expect(new Set(names).size).toBe(2);
});
