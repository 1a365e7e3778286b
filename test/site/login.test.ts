import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWebSite, PASSWORD, Visitor } from './web-site.ts';
import type { WebSite } from './web-site.ts';

const DAY = 24 * 60 * 60 * 1000;

let site: WebSite;
let now = Date.now();

beforeAll(async () => {
  site = await openWebSite({ clock: () => now });
});
afterAll(() => site.close());

const visitor = (): Visitor => new Visitor(site.base);

async function whoAmI(who: Visitor, nonce?: string): Promise<{ status: number; body: unknown }> {
  const headers: Record<string, string> = nonce === undefined ? {} : { 'X-CMS-Nonce': nonce };
  const answer = await who.get('/cms-json/cms/v2/users/me?_fields=slug', { headers });
  return { status: answer.status, body: await answer.json() };
}

test('5.1: a login sets the cookie, and with the nonce of the page a script is authenticated', async () => {
  const who = visitor();
  const answer = await who.logIn('harbour');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${site.admin}/`]);
  expect(answer.headers.getSetCookie()[0]).toMatch(
    /^cms_logged_in_[0-9a-f]{8}=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  const { root, nonce } = await who.apiSettings();
  expect(root).toBe(`${site.base}/cms-json/`);
  expect(await whoAmI(who, nonce)).toEqual({ status: 200, body: { slug: 'harbour' } });
  expect(await whoAmI(who)).toMatchObject({ status: 401 });
  expect(await whoAmI(who, 'x'.repeat(16))).toMatchObject({
    status: 403,
    body: { code: 'rest_cookie_invalid_nonce' },
  });
});

test('5.1: an expired nonce is replaced by a fresh one', async () => {
  const who = visitor();
  await who.submit('/cms-login.php', { log: 'sailor', pwd: PASSWORD, rememberme: 'forever' });
  const { nonce, nonceEndpoint } = await who.apiSettings();
  now += DAY;
  expect(await whoAmI(who, nonce)).toMatchObject({ status: 403 });
  const fresh = await (await who.get(nonceEndpoint)).text();
  expect(await whoAmI(who, fresh)).toMatchObject({ status: 200 });
  const anonymous = await visitor().get(nonceEndpoint);
  expect([anonymous.status, await anonymous.text()]).toEqual([400, '0']);
});

test('a login accepts the e-mail address, and "remember me" sets a cookie with an expiry date', async () => {
  const who = visitor();
  const log = 'keeper@greyrock.example';
  const answer = await who.submit('/cms-login.php', { log, pwd: PASSWORD, rememberme: 'forever' });
  const expires = /Expires=([^;]*)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? '';
  expect(Date.parse(expires) - now).toBeGreaterThan(13 * DAY);
  expect(await whoAmI(who, (await who.apiSettings()).nonce)).toMatchObject({ status: 200 });
});

test('an unknown name and a wrong password get the same message and no cookie', async () => {
  const wrong = await Promise.all([
    visitor().logIn('keeper', 'guess'),
    visitor().logIn('nobody-of-this-name', 'guess'),
  ]);
  const texts = await Promise.all(wrong.map((answer) => answer.text()));
  for (const answer of wrong) {
    expect(answer.status).toBe(401);
    expect(answer.headers.get('set-cookie')).toBe(null);
  }
  const messages = texts.map((text) => /role="alert">([^<]*)</.exec(text)?.[1]);
  expect(messages[0]).toContain('Incorrect username or password.');
  expect(messages[1]).toBe(messages[0]);
});

test('a login form of another browser or another site is refused', async () => {
  const fields = { log: 'keeper', pwd: PASSWORD };
  const bare = await visitor().get('/cms-login.php', {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  const foreign = await visitor().submit('/cms-login.php', fields, {
    Origin: 'https://evil.test',
  });
  const crossSite = await visitor().submit('/cms-login.php', fields, {
    'Sec-Fetch-Site': 'cross-site',
  });
  for (const answer of [bare, foreign, crossSite]) {
    expect(answer.status).toBe(403);
    expect(answer.headers.get('set-cookie') ?? '').not.toContain('logged_in');
  }
});

test('a login never redirects to another site', async () => {
  const sentTo = async (wanted: string): Promise<string | null> => {
    const path = `/cms-login.php?redirect_to=${encodeURIComponent(wanted)}`;
    const answer = await visitor().submit(path, { log: 'gull', pwd: PASSWORD });
    return answer.headers.get('location');
  };
  expect(await sentTo('/2024/')).toBe(`${site.base}/2024/`);
  expect(await sentTo(`${site.base}/?p=5`)).toBe(`${site.base}/?p=5`);
  for (const wanted of [
    'https://evil.test/',
    '//evil.test/',
    '/\\evil.test/',
    'javascript:alert(1)',
    `${site.base}@evil.test/`,
    `${site.base}.evil.test/`,
    '/\t/evil.test',
    `blob:${site.base}/3f2a7f5e-0b1c-4a4e-9f6e-0a1b2c3d4e5f`,
    'ldap://evil.test/',
    'ms-word:ofe|u|https://evil.test/a.docx',
  ])
    expect(await sentTo(wanted)).toBe(`${site.admin}/`);
});

test('pages of the administration send anonymous visitors to the login and back', async () => {
  const who = visitor();
  const refused = await who.get('/cms-admin/');
  const place = refused.headers.get('location') ?? '';
  expect(refused.status).toBe(302);
  expect(place).toBe(
    `${site.base}/cms-login.php?redirect_to=${encodeURIComponent(`${site.base}/cms-admin/`)}`,
  );
  const answer = await who.submit(place, { log: 'visitor', pwd: PASSWORD });
  expect(answer.headers.get('location')).toBe(`${site.base}/cms-admin/`);
  expect((await who.get(place)).headers.get('location')).toBe(`${site.base}/cms-admin/`);
});

test('a logout removes the cookie; without a valid nonce it asks for a confirmation', async () => {
  const who = visitor();
  await who.logIn('keeper');
  const confirmation = await who.get('/cms-login.php?action=logout');
  expect(await confirmation.text()).toContain('Log out?');
  expect((await who.get('/cms-login.php?action=logout', { method: 'POST' })).status).toBe(403);
  expect(who.isLoggedIn).toBe(true);

  const answer = await who.submit('/cms-login.php?action=logout', {});
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    `${site.base}/cms-login.php?loggedout=true`,
  ]);
  expect(who.isLoggedIn).toBe(false);
  expect(await (await who.get('/cms-login.php?loggedout=true')).text()).toContain(
    'You are logged out.',
  );
});

test('account pages are not cached, not framed, and load nothing from other sites', async () => {
  const { headers } = await visitor().get('/cms-login.php');
  expect(headers.get('cache-control')).toBe('private, no-cache, no-store');
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']*'; .*frame-ancestors 'none'$/,
  );
});

test('a user sees which applications have a password, and revokes one', async () => {
  const who = visitor();
  await who.logIn('harbour');
  const path = '/cms-admin/authorize-application.php?app_name=Tide%20%26%20Clock';
  await who.submit(path, { answer: 'approve' });
  const page = '/cms-admin/profile.php';
  const shown = await (await who.get(page)).text();
  expect(shown).toContain('Tide &amp; Clock');
  // The button that revokes is inside of a closed details element.
  expect(shown).toMatch(/<details class="confirm">\s*<summary[^>]*>Revoke<\/summary>\s*<form/);
  const stolen = await who.get(page, { method: 'POST', body: new URLSearchParams({ uuid: 'x' }) });
  expect(stolen.status).toBe(403);
  expect((await who.submit(page, { uuid: await uuidOf(who) })).status).toBe(303);
  expect(await (await who.get(page)).text()).not.toContain('Tide &amp; Clock');
});

async function uuidOf(who: Visitor): Promise<string> {
  const text = await (await who.get('/cms-admin/profile.php')).text();
  return /name="uuid"\s+value="([^"]*)"/.exec(text)?.[1] ?? '';
}
