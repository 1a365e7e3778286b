import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findChromium, NO_BROWSER } from './chromium.ts';
import { startSite } from './site-process.ts';
import type { SiteProcess } from './site-process.ts';

const project = resolve(import.meta.dirname, '../..');
const executablePath = findChromium();
if (executablePath === null) console.warn(NO_BROWSER);

describe.skipIf(executablePath === null)('in Chromium', () => {
  let site: SiteProcess;
  let base: string;
  let dataDir: string;
  let browser: Browser;
  let page: Page;
  let application: Server;
  let applicationUrl: string;

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'browser-'));
    site = await startSite(project, dataDir);
    base = site.api.replace(/\/cms-json\/$/, '');
    browser = await chromium.launch({
      executablePath: executablePath ?? '',
      args: ['--no-sandbox'],
    });
    // The page of an application that a person comes back to.
    application = createServer((_, answer) => answer.end('<title>The application</title>'));
    await new Promise<void>((done) => application.listen(0, '127.0.0.1', done));
    const address = application.address();
    if (typeof address !== 'object' || address === null) throw new Error('no port');
    applicationUrl = `http://127.0.0.1:${address.port}/back?state=tide`;
  });
  afterAll(async () => {
    await browser.close();
    application.close();
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  beforeEach(async () => {
    page = await (await browser.newContext()).newPage();
  });
  afterEach(() => page.context().close());

  async function logIn(): Promise<void> {
    await page.getByLabel('User name or e-mail address').fill(site.login);
    await page.getByLabel('Password').fill(site.password);
    await page.getByRole('button', { name: 'Log in' }).click();
  }

  test('4.1, 5.2: a person logs in, lets an application in, and it comes back with a password that works', async () => {
    const asked = new URLSearchParams({
      app_name: 'Tide Clock',
      app_id: '3f2a7f5e-0b1c-4a4e-9f6e-0a1b2c3d4e5f',
      success_url: applicationUrl,
      reject_url: `${applicationUrl}&no`,
    });
    const index: unknown = await (await fetch(site.api)).json();
    const { authentication } = index as {
      authentication: { 'application-passwords': { endpoints: { authorization: string } } };
    };
    const { authorization } = authentication['application-passwords'].endpoints;
    await page.goto(`${authorization}?${asked.toString()}`);
    await logIn();
    expect(await page.getByRole('heading').textContent()).toBe('Let an application in?');
    expect(await page.getByText('Tide Clock asks to use this site').isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Approve' }).click();

    expect(await page.title()).toBe('The application');
    const given = new URL(page.url()).searchParams;
    expect(Object.fromEntries(given)).toEqual({
      state: 'tide',
      site_url: base,
      user_login: site.login,
      password: expect.stringMatching(/^\w{24}$/),
    });
    const credentials = `${given.get('user_login')}:${given.get('password')}`;
    const answer = await fetch(`${site.api}cms/v2/posts`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ title: 'High tide', status: 'publish' }),
    });
    expect(answer.status).toBe(201);

    await page.goto(`${base}/`);
    await page.getByRole('link', { name: 'High tide' }).click();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('High tide');
  });

  test('4.1: who denies an application is sent back without a password', async () => {
    const asked = new URLSearchParams({ app_name: 'Tide Clock', success_url: applicationUrl });
    await page.goto(`${base}/cms-admin/authorize-application.php?${asked.toString()}`);
    await logIn();
    await page.getByRole('button', { name: 'Deny' }).click();
    expect(page.url()).toBe(`${applicationUrl}&success=false`);
  });

  test('5.1: a script of a page asks with cookie and nonce as who is logged in; without the nonce as nobody', async () => {
    await page.goto(`${base}/cms-login.php`);
    await logIn();
    expect(page.url()).toBe(`${base}/cms-admin/`);
    const asked = await page.evaluate(`(async () => {
      const { root, nonce } = JSON.parse(document.getElementById('api-settings').textContent);
      const ask = async (headers) => {
        const answer = await fetch(root + 'cms/v2/users/me', { headers });
        return [answer.status, (await answer.json()).slug ?? null, answer.headers.has('X-CMS-Nonce')];
      };
      return [await ask({ 'X-CMS-Nonce': nonce }), await ask({})];
    })()`);
    expect(asked).toEqual([
      [200, site.login, true],
      [401, null, false],
    ]);
    await page.getByRole('button', { name: 'Log out' }).click();
    expect(await page.getByRole('status').textContent()).toBe('You are logged out.');
    await page.goto(`${base}/cms-admin/`);
    expect(await page.getByRole('heading').textContent()).toBe('Log in');
  });

  test('the API reference shows every operation, and runs one with an application password', async () => {
    const foreign: string[] = [];
    const complaints: string[] = [];
    page.on('request', (request) => {
      if (!/^(data:|http:\/\/localhost:)/.test(request.url())) foreign.push(request.url());
    });
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await page.goto(`${base}/docs`);
    await page.locator('.opblock').first().waitFor();

    const document: unknown = await (await fetch(`${base}/docs/openapi.json`)).json();
    const { paths } = document as { paths: { [path: string]: object } };
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    // The page draws what is near to what is seen.
    const shown = new Set<string>();
    for (let at = 0; at < (await page.evaluate<number>('document.body.scrollHeight')); at += 500) {
      await page.evaluate(`scrollTo(0, ${at})`);
      await page.waitForTimeout(100);
      const drawn = await page.evaluate<string[]>(
        `[...document.querySelectorAll('.opblock')].map((block) =>
          block.querySelector('.opblock-summary-method').textContent + ' ' +
          block.querySelector('[data-path]').dataset.path)`,
      );
      for (const operation of drawn) shown.add(operation);
    }
    expect(operations.length).toBeGreaterThan(100);
    expect([...shown].sort()).toEqual(operations.sort());

    await page.evaluate('scrollTo(0, 0)');
    await page.locator('.auth-wrapper > .authorize').click();
    const password = page.locator('.auth-container', { hasText: 'applicationPassword' });
    await password.locator('[name=username]').fill(site.login);
    await password.locator('[name=password]').fill(site.applicationPassword);
    await password.getByRole('button', { name: 'Apply credentials' }).click();
    await password.getByRole('button', { name: 'Close' }).click();
    await page.getByPlaceholder('Filter by tag or path').fill('users');
    const operation = page.locator('.opblock-get', {
      has: page.locator('[data-path="/cms/v2/users/me"]'),
    });
    await operation.locator('.opblock-summary-control').click();
    await operation.getByRole('button', { name: 'Execute' }).click();
    const answered = operation.locator('.live-responses-table');
    await answered.waitFor();
    expect(await answered.textContent()).toContain(`"slug": "${site.login}"`);
    expect({ foreign, complaints }).toEqual({ foreign: [], complaints: [] });
  });

  test('no page asks anybody else for anything, breaks its policy or needs a script', async () => {
    const foreign: string[] = [];
    const complaints: string[] = [];
    page.on('request', (request) => {
      if (!/^(data:|http:\/\/localhost:)/.test(request.url())) foreign.push(request.url());
    });
    page.on('console', (message) => complaints.push(message.text()));
    const posts = await fetch(`${base}/cms-json/cms/v2/posts?per_page=30&_fields=link`);
    const links = ((await posts.json()) as { link: string }[]).map(({ link }) => link);
    const own = links.map((link) => link.replace(base, ''));
    const paths = [...own, `${own[0]}?embed=true`, '/', '/?author=1', '/?s=lamp', '/cms-login.php'];
    for (const path of paths) await page.goto(base + path, { waitUntil: 'networkidle' });
    await page.goto(`${base}/cms-login.php`);
    await logIn();
    await page.goto(`${base}/cms-admin/authorize-application.php?app_name=Tide`);
    await page.goto(`${base}/cms-admin/`);
    expect(await page.evaluate(`document.querySelector('img.avatar').naturalWidth`)).toBe(48);
    expect({ foreign, complaints }).toEqual({ foreign: [], complaints: [] });

    const quiet = await browser.newContext({ javaScriptEnabled: false });
    page = await quiet.newPage();
    await page.goto(`${base}/cms-login.php?redirect_to=/2024/`);
    await logIn();
    expect(page.url()).toBe(`${base}/2024/`);
  });
});
