import { expect, test } from 'vitest';
import { checkCookie, cookieStatusOf } from '../../runtime/auth/cookie.ts';
import { createNonces } from '../../runtime/auth/index.ts';
import { RestError } from '../../runtime/errors/index.ts';
import type { Server } from '../../runtime/server/index.ts';
import { NOW, accountsOf, ada, open, serviceWith } from './service.ts';

const HOUR = 60 * 60 * 1000;
const purpose = { action: 'cms_rest', userId: 7, session: 's' };

test('5.1: a nonce is good for half a day to a day, for its purpose only', () => {
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
  const login = await server.loginCookies?.issue(ada);
  if (!login) throw new Error('a server with accounts has login cookies');
  const nonce = server.nonces.create({ ...purpose, session: login.session });
  return { cookie: `a=b; cms_logged_in=${login.value}`, nonce };
}

const service = (clock = () => NOW): Server =>
  serviceWith(
    { '/me': open(({ user }) => user?.login ?? 'nobody', { methods: 'GET, POST' }) },
    { accounts: accountsOf(), settings: { clock } },
  );

async function ask(
  server: Server,
  headers: { [name: string]: string },
  parts: { url?: string; form?: string } = {},
) {
  const answer = await server.answer({
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

test('5.1: a cookie with a good nonce is its user, and gets a fresh nonce', async () => {
  const server = service();
  const { cookie, nonce } = await loggedIn(server);
  const byHeader = await ask(server, { cookie, 'x-cms-nonce': nonce });
  expect(byHeader).toEqual({ status: 200, body: 'ada', fresh: nonce });
  const byQuery = await ask(server, { cookie }, { url: `/cms-json/test/v1/me?_cmsnonce=${nonce}` });
  expect(byQuery.body).toBe('ada');
  const byForm = await ask(server, { cookie }, { form: `_cmsnonce=${nonce}` });
  expect(byForm.body).toBe('ada');
});

test('5.1: a cookie without a nonce is nobody; with a bad one it is refused', async () => {
  const server = service();
  const { cookie } = await loggedIn(server);
  expect(await ask(server, { cookie })).toEqual({ status: 200, body: 'nobody', fresh: null });
  expect(await ask(server, { cookie, 'x-cms-nonce': 'bad' })).toMatchObject({
    status: 403,
    body: { code: 'rest_cookie_invalid_nonce', data: { status: 403 } },
  });
  expect((await ask(server, {}, { url: '/cms-json/test/v1/me?_cmsnonce=' })).status).toBe(403);
});

test('another product token names the cookie, the parameter, the header and the action', async () => {
  const server = serviceWith(
    { '/me': open(({ user }) => user?.login ?? 'nobody') },
    { accounts: accountsOf(), settings: { token: 'wp' } },
  );
  const login = await server.loginCookies?.issue(ada);
  if (!login) throw new Error('a server with accounts has login cookies');
  const nonceFor = (action: string): string =>
    server.nonces.create({ action, userId: ada.id, session: login.session });
  const nonce = nonceFor('wp_rest');
  const answerTo = async (query: string, headers: { [name: string]: string }) =>
    await server.answer({
      method: 'GET',
      url: `/wp-json/test/v1/me${query}`,
      headers: { cookie: `wp_logged_in=${login.value}`, ...headers },
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

test('5.1: what another check said stands; who came by another way keeps it', () => {
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

test('5.1: the status of the cookie is what its signal says behind the first 12 characters', () => {
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

test('a login cookie ends, and cannot be changed', async () => {
  let now = NOW;
  const server = service(() => now);
  const { cookie } = await loggedIn(server);
  const value = cookie.replace('a=b; cms_logged_in=', '');
  expect(await server.loginCookies?.read(value)).toMatchObject({ user: ada, cookie: true });
  expect(await server.loginCookies?.read(value.replace(/^7/, '8'))).toMatchObject({
    user: null,
    cookie: 'bad_hash',
  });
  expect(await server.loginCookies?.read('nonsense')).toMatchObject({ cookie: 'malformed' });
  now += 49 * HOUR;
  expect(await server.loginCookies?.read(value)).toMatchObject({ user: null, cookie: 'expired' });
});
