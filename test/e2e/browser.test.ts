import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { built } from '../built.ts';
import { findChromium, NO_BROWSER } from './chromium.ts';
import { startSite } from './site-process.ts';
import type { SiteProcess } from './site-process.ts';

const project = resolve(import.meta.dirname, '../..');
const axe = join(project, 'node_modules/axe-core/axe.min.js');
/** Pages of every kind. */
const PAGES = {
  front: '/',
  post: '/2024/03/02/the-lamp-is-lit-again/',
  texts: '/2025/04/01/come-and-keep-the-light/',
  page: '/about-the-light/the-keepers/',
  archive: '/category/the-light/',
  search: '/?s=lamp',
  missing: '/nothing-here/',
};
/** A part of the stylesheet of each theme, and of no other. */
const MARKS: { readonly [theme: string]: string } = {
  lantern: '--color--beam:',
  foghorn: '--color--signal:',
};
/** Makes the text of every link one long word, like a title that is a URL. */
const LENGTHEN_LINKS = `for (const link of document.querySelectorAll('body > * a:not(.skip):not(:has(*))'))
  link.textContent = 'w'.repeat(300)`;
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
    site = await startSite(built, dataDir);
    base = site.api.replace(/\/cms-json\/$/, '');
    browser = await chromium.launch({
      executablePath: executablePath ?? '',
      args: ['--no-sandbox'],
    });
    // The page of an application to which the user is redirected.
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

  /** Activates a theme and waits until the running site uses it. */
  async function activateTheme(theme: string): Promise<void> {
    const tool = ['--import', 'tsx', 'site/tools/theme.ts', theme];
    execFileSync(process.execPath, tool, {
      cwd: project,
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    });
    const isShown = async (): Promise<boolean> => {
      const text = await (await fetch(base)).text();
      const sheet = /<link\s+rel="stylesheet"\s+href="([^"]*)"/.exec(text)?.[1] ?? '';
      const css = await (await fetch(sheet)).text();
      return css.includes(MARKS[theme] ?? '');
    };
    await expect.poll(isShown, { timeout: 10_000 }).toBe(true);
  }

  async function logIn(): Promise<void> {
    await page.getByLabel('User name or e-mail address').fill(site.login);
    await page.getByLabel('Password').fill(site.password);
    await page.getByRole('button', { name: 'Log in' }).click();
  }

  test('4.1, 5.2: a user logs in, approves an application, and is redirected with a valid password', async () => {
    const query = new URLSearchParams({
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
    await page.goto(`${authorization}?${query.toString()}`);
    await logIn();
    expect(await page.getByRole('heading').textContent()).toBe('Authorize application?');
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

  test('4.1: a user who denies an application is redirected without a password', async () => {
    const query = new URLSearchParams({ app_name: 'Tide Clock', success_url: applicationUrl });
    await page.goto(`${base}/cms-admin/authorize-application.php?${query.toString()}`);
    await logIn();
    await page.getByRole('button', { name: 'Deny' }).click();
    expect(page.url()).toBe(`${applicationUrl}&success=false`);
  });

  test('5.1: requests of a script with cookie and nonce are authenticated; without the nonce they are anonymous', async () => {
    await page.goto(`${base}/cms-login.php`);
    await logIn();
    expect(page.url()).toBe(`${base}/cms-admin/`);
    await page.goto(`${base}/cms-admin/profile.php`);
    const query = await page.evaluate(`(async () => {
      const { root, nonce } = JSON.parse(document.getElementById('api-settings').textContent);
      const ask = async (headers) => {
        const answer = await fetch(root + 'cms/v2/users/me', { headers });
        return [answer.status, (await answer.json()).slug ?? null, answer.headers.has('X-CMS-Nonce')];
      };
      return [await ask({ 'X-CMS-Nonce': nonce }), await ask({})];
    })()`);
    expect(query).toEqual([
      [200, site.login, true],
      [401, null, false],
    ]);
    await page.getByRole('button', { name: 'Log out' }).click();
    expect(await page.getByRole('status').textContent()).toBe('You are logged out.');
    await page.goto(`${base}/cms-admin/`);
    expect(await page.getByRole('heading').textContent()).toBe('Log in');
  });

  test('the API reference sends requests as the logged-in user, anonymously and with an application password', async () => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!/^(data:|http:\/\/localhost:)/.test(request.url())) foreign.push(request.url());
    });
    const send = async (id: string, credentials: string): Promise<string> => {
      await page.goto('about:blank');
      await page.goto(`${base}/docs/resources/users#${id}`);
      const operation = page.locator(`[id="${id}"]`);
      await operation.getByText('Try it', { exact: true }).click();
      await operation.getByLabel('Other credentials').fill(credentials);
      await operation.getByRole('button', { name: 'Send' }).click();
      const status = operation.getByRole('status');
      await status.filter({ hasText: / in \d+ ms$/ }).waitFor();
      return `${await status.textContent()} ${await operation.locator('form pre').textContent()}`;
    };
    expect(await send('users.me', '')).toContain(': 401 in');
    const credentials = `${site.login}:${site.applicationPassword}`;
    expect(await send('users.me', credentials)).toContain(`"slug": "${site.login}"`);

    await page.getByRole('link', { name: 'Log in' }).click();
    await logIn();
    await page.waitForURL(`${base}/docs`);
    await page.getByText(`Requests are sent as ${site.login}`).waitFor();
    expect(await send('users.me', '')).toContain(`"slug": "${site.login}"`);
    expect(foreign).toEqual([]);
  });

  test('the search of the API reference is focused by `/` and finds while typing', async () => {
    await page.goto(`${base}/docs`);
    await page.keyboard.press('/');
    await page.keyboard.type('rest_cannot_publish');
    const found = page.locator('#found a', { hasText: 'Create post' }).first();
    await found.click();
    await page.waitForURL(`${base}/docs/resources/posts#posts.create`);
  });

  test.each([
    ['light', 1280],
    ['dark', 390],
  ] as const)(
    'axe finds no violation on the API reference (%s, %i pixels wide)',
    async (colorScheme, width) => {
      const viewport = { width, height: 900 };
      const context = await browser.newContext({ colorScheme, viewport, bypassCSP: true });
      const shown = await context.newPage();
      for (const path of ['', '/resources/tags', '/guide/paging', '/search?q=author']) {
        await shown.goto(`${base}/docs${path}`);
        await shown.getByText('Requests are sent anonymously').waitFor();
        const attempt = shown.getByText('Try it', { exact: true }).first();
        if (await attempt.isVisible()) await attempt.click();
        await shown.addScriptTag({ path: axe });
        const { violations } = await shown.evaluate<{ violations: { id: string }[] }>('axe.run()');
        expect(violations.map(({ id }) => `${path} ${id}`)).toEqual([]);
        await shown.setViewportSize({ width: 320, height: 900 });
        expect(await shown.evaluate('document.documentElement.scrollWidth')).toBe(320);
        await shown.setViewportSize(viewport);
      }
      await context.close();
    },
  );

  test('the API reference is readable and searchable without JavaScript', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const quiet = await context.newPage();
    await quiet.goto(`${base}/docs`);
    await quiet.getByRole('searchbox').fill('featured_media');
    await quiet.getByRole('searchbox').press('Enter');
    await quiet.locator('#results a', { hasText: 'Create post' }).first().click();
    expect(await quiet.locator('[id="posts.create"] h2').textContent()).toBe('Create post');
    await context.close();
  });

  test('no page sends requests to other sites, violates its policy or needs a script', async () => {
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
    await page.goto(`${base}/cms-admin/profile.php`);
    expect(await page.evaluate(`document.querySelector('img.avatar').naturalWidth`)).toBe(48);
    expect({ foreign, complaints }).toEqual({ foreign: [], complaints: [] });

    const quiet = await browser.newContext({ javaScriptEnabled: false });
    page = await quiet.newPage();
    await page.goto(`${base}/cms-login.php?redirect_to=/2024/`);
    await logIn();
    expect(page.url()).toBe(`${base}/2024/`);
  });

  test.each(['lantern', 'foghorn'])(
    'axe finds no violation on the pages of %s, wide and narrow, light and dark; no page overflows, left to right or right to left, also with long words',
    async (theme) => {
      await activateTheme(theme);
      const context = await browser.newContext({ bypassCSP: true });
      const shown = await context.newPage();
      const violations: string[] = [];
      for (const path of Object.values(PAGES)) {
        await shown.goto(base + path);
        await shown.addScriptTag({ path: axe });
        for (const colorScheme of ['light', 'dark'] as const)
          for (const width of [1280, 390]) {
            await shown.emulateMedia({ colorScheme });
            await shown.setViewportSize({ width, height: 900 });
            // The colour scheme changes colours only.
            const rules = colorScheme === 'dark' ? "{ runOnly: ['color-contrast'] }" : '';
            const found = await shown.evaluate<{ violations: { id: string }[] }>(
              `axe.run(${rules})`,
            );
            const place = `${path} ${colorScheme} ${width}`;
            violations.push(...found.violations.map(({ id }) => `${place} ${id}`));
          }
        for (const direction of ['ltr', 'rtl', 'ltr, long words'])
          for (const width of [1280, 320]) {
            await shown.setViewportSize({ width, height: 900 });
            await shown.evaluate(`document.documentElement.dir = '${direction.slice(0, 3)}'`);
            if (direction.includes('long')) await shown.evaluate(LENGTHEN_LINKS);
            const scrolled = await shown.evaluate('document.documentElement.scrollWidth');
            if (scrolled !== width)
              violations.push(`${path} ${direction}: ${scrolled} of ${width}`);
          }
      }
      expect(violations).toEqual([]);
      await context.close();
    },
  );

  test('the pages of two themes differ, and a page without images needs two requests', async () => {
    const looks: unknown[] = [];
    for (const theme of ['lantern', 'foghorn']) {
      await activateTheme(theme);
      const context = await browser.newContext();
      const shown = await context.newPage();
      const requests: string[] = [];
      shown.on('request', (request) => requests.push(request.resourceType()));
      await shown.goto(base);
      looks.push(
        await shown.evaluate(`['body', 'header', 'h2'].map((name) => {
          const { backgroundColor, color, fontFamily, fontSize } = getComputedStyle(document.querySelector(name));
          return [backgroundColor, color, fontFamily, fontSize];
        })`),
      );
      const others = requests.filter((type) => type !== 'image');
      expect(others).toEqual(['document', 'stylesheet']);
      await context.close();
    }
    const [lantern, foghorn] = looks as [string[][], string[][]];
    for (const [at, look] of lantern.entries()) expect(look).not.toEqual(foghorn[at]);
    await activateTheme('lantern');
  });
});
