import { afterAll, beforeAll, expect, test } from 'vitest';
import { decoded, openWebSite, PASSWORD, Visitor } from './web-site.ts';
import type { WebSite } from './web-site.ts';

const APP_ID = '3f2a7f5e-0b1c-4a4e-9f6e-0a1b2c3d4e5f';
const NOW = Date.UTC(2026, 4, 1, 12);

let site: WebSite;

beforeAll(async () => {
  site = await openWebSite({ clock: () => NOW });
});
afterAll(() => site.close());

function address(query: { readonly [name: string]: string }): string {
  return `/cms-admin/authorize-application.php?${new URLSearchParams(query).toString()}`;
}

async function loggedIn(login = 'sailor'): Promise<Visitor> {
  const who = new Visitor(site.base);
  await who.logIn(login);
  return who;
}

async function me(login: string, password: string): Promise<Response> {
  const authorization = `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`;
  return site.get('/cms-json/cms/v2/users/me?_fields=slug', { headers: { authorization } });
}

test('4.1: the index has the authorization URL, and anonymous visitors are sent to the login and back', async () => {
  const index = (await (await site.get('/cms-json/')).json()) as {
    authentication: { 'application-passwords': { endpoints: { authorization: string } } };
  };
  const { authorization } = index.authentication['application-passwords'].endpoints;
  expect(authorization).toBe(`${site.admin}/authorize-application.php`);
  const who = new Visitor(site.base);
  const wanted = site.base + address({ app_name: 'Tide Clock', app_id: APP_ID });
  const sent = (await who.get(wanted)).headers.get('location') ?? '';
  const back = await who.submit(sent, { log: 'sailor', pwd: PASSWORD });
  expect(back.headers.get('location')).toBe(wanted);
});

test('an approved application gets the site URL, the login name and a valid password, and its use is recorded', async () => {
  const who = await loggedIn();
  const successUrl = 'https://tide.test/back?state=a%20b#top';
  const path = address({ app_name: 'Tide Clock', app_id: APP_ID, success_url: successUrl });
  const answer = await who.submit(path, { answer: 'approve' });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  const location = answer.headers.get('location') ?? '';
  expect(location).toMatch(/^https:\/\/tide\.test\/back\?state=a%20b&site_url=[^#]*#top$/);
  const given = new URL(location).searchParams;
  expect(given.get('site_url')).toBe(site.base);
  expect(given.get('user_login')).toBe('sailor');
  const password = given.get('password') ?? '';
  expect(password).toMatch(/^[A-Za-z0-9]{24}$/);

  const used = await me('sailor', password);
  expect([used.status, await used.json()]).toEqual([200, { slug: 'sailor' }]);
  expect(await site.store.applicationPasswords.of(3)).toEqual([
    expect.objectContaining({
      name: 'Tide Clock',
      app_id: APP_ID,
      created: '2026-05-01 12:00:00',
      last_used: '2026-05-01 12:00:00',
      last_ip: '127.0.0.1',
    }),
  ]);
});

test('without a success URL the password is shown once, in groups of four', async () => {
  const who = await loggedIn('gull');
  const answer = await who.submit(address({}), {
    app_name: '<b>Pocket</b> & reader',
    answer: 'approve',
  });
  const text = await answer.text();
  expect(text).toContain('The password of Pocket &amp; reader');
  const password = /id="new-password">([^<]*)</.exec(text)?.[1] ?? '';
  expect(password).toMatch(/^(\w{4} ){5}\w{4}$/);
  expect((await me('gull', password)).status).toBe(200);
  expect(await (await who.get(address({}))).text()).not.toContain(password);
});

test('a denied application is redirected with the refusal, and no password is created', async () => {
  const who = await loggedIn('harbour');
  const sentTo = async (query: { readonly [name: string]: string }) =>
    (
      await who.submit(address({ app_name: 'Tide Clock', ...query }), { answer: 'deny' })
    ).headers.get('location');
  expect(
    await sentTo({ success_url: 'test.tideclock:/back', reject_url: 'https://tide.test/no?x' }),
  ).toBe('https://tide.test/no?x');
  expect(await sentTo({ success_url: 'test.tideclock:/back' })).toBe(
    'test.tideclock:/back?success=false',
  );
  expect(await sentTo({})).toBe(`${site.admin}/`);
  expect(await site.store.applicationPasswords.of(2)).toEqual([]);
});

test('a success URL must be https, http on a loopback address, or a private-use scheme with a dot', async () => {
  const who = await loggedIn();
  const statusFor = async (url: string, name = 'success_url') =>
    (await who.get(address({ app_name: 'Tide Clock', [name]: url }))).status;
  for (const url of [
    'https://tide.test/',
    'http://localhost:3000/back',
    'http://127.0.0.1/',
    'http://[::1]:8080/',
    'test.tideclock://back',
    'com.example.tide:/back',
  ])
    expect([url, await statusFor(url)]).toEqual([url, 200]);
  for (const url of [
    'http://tide.test/',
    'http://localhost.evil.test/',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'tideclock://back',
    'ldap://tide.test/',
    'smb://tide.test/share',
    'ssh://tide.test/',
    'ms-word:ofe|u|https://tide.test/a.docx',
    'intent://back#Intent;end',
    'http://127.0.0.1.evil.test/',
    'https://user:word@tide.test/',
    'https:\\\\evil.test',
    '/back',
    '//evil.test',
    'https://',
  ])
    for (const name of ['success_url', 'reject_url'])
      expect([url, await statusFor(url, name)]).toEqual([url, 400]);
});

test('an invalid request gets status 400 with the problem and no redirect', async () => {
  const who = await loggedIn();
  const answer = await who.get(
    address({ app_name: 'X', app_id: 'no-uuid', success_url: 'https://tide.test/' }),
  );
  const text = await answer.text();
  expect(answer.status).toBe(400);
  expect(text).toContain('(app_id) is not a UUID');
  expect(text).not.toContain('tide.test');
  expect((await who.get(address({ app_name: 'x'.repeat(201) }))).status).toBe(400);
  expect((await who.submit(address({}), { app_name: ' ', answer: 'approve' })).status).toBe(400);
});

test('an approval without a nonce, with the nonce of another user or from another origin gets 403', async () => {
  const who = await loggedIn('harbour');
  const path = address({ app_name: 'Thief', success_url: 'https://evil.test/' });
  const fields = { app_name: 'Thief', success_url: 'https://evil.test/', answer: 'approve' };
  const other = await (await (await loggedIn('sailor')).get(path)).text();
  const nonce = decoded(/name="_cmsnonce"\s+value="([^"]*)"/.exec(other)?.[1] ?? '');
  const post = (more: { [name: string]: string }) =>
    who.get(path, { method: 'POST', body: new URLSearchParams({ ...fields, ...more }) });
  for (const answer of [
    await post({}),
    await post({ _cmsnonce: nonce }),
    await who.submit(path, { answer: 'approve' }, { Origin: 'https://evil.test' }),
  ]) {
    expect(answer.status).toBe(403);
    expect(answer.headers.get('location')).toBe(null);
  }
  expect(await site.store.applicationPasswords.of(2)).toEqual([]);
});

test('the name of an application is shown as text, not as markup', async () => {
  const who = await loggedIn();
  const answer = await who.get(address({ app_name: `"><script>x</script>'&` }));
  expect(await answer.text()).not.toMatch(/<script>x/);
});
