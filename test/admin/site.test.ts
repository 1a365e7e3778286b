import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium, NO_BROWSER } from '../e2e/chromium.ts';
import { openWebSite, PASSWORD } from '../site/web-site.ts';
import type { WebSite } from '../site/web-site.ts';

const project = resolve(import.meta.dirname, '../..');
const axe = readFileSync(join(project, 'node_modules/axe-core/axe.min.js'), 'utf8');
const picture = join(project, 'docs/images/api-reference.png');
const executablePath = findChromium();
if (executablePath === null) console.warn(NO_BROWSER);

/** The collections of the site that an administrator can edit. */
const WRITABLE = (
  'blocks categories comments media menu-items menus navigation pages plugins posts ' +
  'settings sidebars tags template-parts templates users users.me widgets'
).split(' ');

describe.skipIf(executablePath === null)('the admin of the site', () => {
  let site: WebSite;
  let browser: Browser;

  beforeAll(async () => {
    site = await openWebSite();
    browser = await chromium.launch({
      executablePath: executablePath ?? '',
      args: ['--no-sandbox'],
    });
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  /** Cookies of users by name: each logs in once. */
  const states = new Map<string, Promise<Awaited<ReturnType<BrowserContext['storageState']>>>>();

  async function stateOf(login: string) {
    const page = await browser.newPage();
    await page.goto(`${site.base}/cms-login.php`);
    await page.fill('#log', login);
    await page.fill('#pwd', PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    expect(page.url()).toBe(`${site.admin}/`);
    const state = await page.context().storageState();
    await page.close();
    return state;
  }

  async function loggedIn(login: string, options: BrowserContextOptions = {}): Promise<Page> {
    const state = states.get(login) ?? stateOf(login);
    states.set(login, state);
    return (await browser.newContext({ ...options, storageState: await state })).newPage();
  }

  const open = (page: Page, path: string) => page.goto(site.admin + path);
  const save = (page: Page) => page.click('form.edit button[value=save]');
  const noticeOf = (page: Page) => page.locator('.notice, .summary').first().innerText();
  const menu = async (page: Page): Promise<string[]> =>
    await page.locator('.frame > nav h2:text("Content") + ul a').allInnerTexts();

  test('every editable collection opens, and saving an unchanged form changes nothing', async () => {
    const page = await loggedIn('keeper');
    await open(page, '/');
    const writes: string[] = [];
    site.app.hooks.on('rest_request_before_callbacks', (result, request) => {
      if (request.method !== 'GET' && request.method !== 'OPTIONS') writes.push(request.route);
      return result;
    });
    // The browser serializes the forms of the pages without rendering them.
    const saved = await page.evaluate<[slug: string, notice: string][]>(`(async () => {
      const read = async (url, init) => {
        const response = await fetch(url, init);
        return new DOMParser().parseFromString(await response.text(), 'text/html');
      };
      const results = [];
      for (const { href } of document.querySelectorAll('nav[aria-label=Admin] a')) {
        const list = await read(href);
        const items = [...list.querySelectorAll('.items tbody th a')].slice(0, 3).map((link) => link.href);
        for (const url of list.querySelector('form.edit') ? [href] : items) {
          const form = (await read(url)).querySelector('form.edit');
          if (!form) continue;
          const body = new URLSearchParams(new FormData(form));
          body.set('_do', 'save');
          const after = await read(url, { method: 'POST', body });
          results.push([href.split('/').at(-1), after.querySelector('.notice, .summary')?.textContent]);
        }
      }
      return results;
    })()`);
    expect(saved.filter(([, notice]) => notice !== 'Nothing was changed.')).toEqual([]);
    expect([...new Set(saved.map(([slug]) => slug))].sort()).toEqual(WRITABLE);
    expect(writes).toEqual([]);
    await page.context().close();
  });

  for (const javaScriptEnabled of [true, false]) {
    const how = javaScriptEnabled ? 'with' : 'without';

    test(`an administrator creates, publishes, filters, edits, deletes and restores ${how} JavaScript`, async () => {
      const page = await loggedIn('keeper', { javaScriptEnabled });
      await open(page, '/posts');
      await page.getByRole('link', { name: 'New post' }).click();
      const title = `High tide ${how}`;
      await page.getByLabel('Title').fill(title);
      await page.getByLabel('Content', { exact: true }).fill('<p>The pier is wet.</p>');
      await page
        .getByLabel('Weather', { exact: true })
        .first()
        .check()
        .catch(() => undefined);
      await save(page);
      expect(await noticeOf(page)).toBe('Created.');
      await page.getByLabel('Status', { exact: true }).selectOption('publish');
      await save(page);
      expect(await noticeOf(page)).toBe('Saved.');
      expect((await site.get(`/?s=${encodeURIComponent(title)}`)).status).toBe(200);
      expect(
        await page.getByRole('link', { name: 'View', exact: true }).getAttribute('href'),
      ).toContain('high-tide');

      await open(page, '/posts');
      await page.getByRole('searchbox').fill(title);
      await page.getByRole('button', { name: 'Search' }).click();
      expect(await page.locator('.items tbody tr').count()).toBe(1);
      await page.getByText('Filter and sort').click();
      await page.locator('select[name=status]').selectOption('draft');
      await page.getByRole('button', { name: 'Apply' }).click();
      expect(await page.locator('.empty').innerText()).toBe('Nothing matches this search.');

      await open(page, `/posts?search=${encodeURIComponent(title)}`);
      await page.getByRole('link', { name: `Delete ${title}` }).click();
      await page.getByRole('button', { name: 'Move to the bin' }).click();
      expect(await noticeOf(page)).toContain('Moved to the bin.');
      await page.getByRole('button', { name: 'Undo' }).click();
      expect(await noticeOf(page)).toBe('Restored.');
      await open(page, `/posts?search=${encodeURIComponent(title)}&status=publish`);
      await page.getByLabel(`Select ${title}`).check();
      await page.getByRole('button', { name: 'Delete selected' }).click();
      await page.getByRole('button', { name: 'Delete permanently' }).click();
      expect(await noticeOf(page)).toBe('Deleted.');
      await page.context().close();
    });

    test(`an image is uploaded ${how} JavaScript, and its text changed`, async () => {
      const page = await loggedIn('keeper', { javaScriptEnabled });
      await open(page, '/media/new');
      await page.getByLabel('Title').fill(`A post ${how}`);
      await page.setInputFiles('input[type=file]', picture);
      await save(page);
      await page.waitForURL(/done=created/);
      expect(await page.getByLabel('Title').inputValue()).toBe(`A post ${how}`);
      await page.getByLabel('Alternative text').fill('A page');
      await save(page);
      expect(await noticeOf(page)).toBe('Saved.');
      await open(page, '/media');
      expect(await page.locator('.items tbody img').count()).toBeGreaterThan(0);
      await page.context().close();
    });
  }

  test('undo restores the status of each of several deleted items', async () => {
    const page = await loggedIn('keeper', { javaScriptEnabled: false });
    const [draft, published] = ['Ledger of lost gloves', 'First crossing of the year'];
    const statusOf = (title: string) =>
      page.locator('.items tr', { hasText: title }).locator('[data-label=Status]').innerText();
    await open(page, '/posts');
    for (const title of [published, draft]) await page.getByLabel(`Select ${title}`).check();
    await page.getByRole('button', { name: 'Delete selected' }).click();
    await page.getByRole('button', { name: 'Move to the bin' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await noticeOf(page)).toBe('Restored.');
    expect([await statusOf(draft), await statusOf(published)]).toEqual(['Draft', 'Published']);
    await page.context().close();
  });

  test('typed values are kept in a form with errors, and errors link to their fields', async () => {
    const page = await loggedIn('keeper', { javaScriptEnabled: false });
    await open(page, '/users/new');
    await page.getByLabel('Email').fill('no address');
    await page.getByLabel('Username').fill('pilot');
    await save(page);
    expect(await noticeOf(page)).toContain('Not saved. Please check these fields.');
    expect(await page.getByLabel('Username').inputValue()).toBe('pilot');
    await page.locator('.summary a', { hasText: 'Password' }).click();
    expect(page.url()).toContain('#f-password');
    await page.getByLabel('Email').fill('pilot@example.test');
    await page.getByLabel('Password').fill('a long password of a pilot');
    await save(page);
    expect(await page.locator('.error[id=f-email-error]').count()).toBe(0);
    await page.context().close();
  });

  test('rows of lists are added and removed without JavaScript', async () => {
    const page = await loggedIn('keeper', { javaScriptEnabled: false });
    await open(page, '/menu-items');
    await page.locator('.items tbody th a').first().click();
    const classes = page.getByRole('group', { name: 'Classes' });
    await classes.getByRole('button', { name: 'Add' }).click();
    await classes.getByRole('textbox').last().fill('wide');
    await classes.getByRole('button', { name: 'Add' }).click();
    await classes.getByRole('textbox').last().fill('high');
    await classes
      .getByRole('button', { name: /^Remove/ })
      .nth(-2)
      .click();
    await save(page);
    expect(await noticeOf(page)).toBe('Saved.');
    expect(await classes.getByRole('textbox').last().inputValue()).toBe('high');
    await page.context().close();
  });

  test('a concurrent change lets the user choose between both versions', async () => {
    const [one, other] = [
      await loggedIn('keeper', { javaScriptEnabled: false }),
      await loggedIn('keeper'),
    ];
    for (const page of [one, other]) await open(page, '/posts/edit?id=3');
    await other.getByLabel('Title').fill('Their title');
    await other.getByLabel('Excerpt', { exact: true }).fill('Their excerpt');
    await save(other);
    await one.getByLabel('Title').fill('My title');
    await one.getByLabel('Slug').fill('my-slug');
    await save(one);
    expect(await one.locator('h1').innerText()).toBe('Changed in the meantime');
    expect(await one.locator('tr', { hasText: 'Title' }).innerText()).toMatch(
      /My title[\s\S]*Their title[\s\S]*The lamp is lit again/,
    );
    await one.locator('tr', { hasText: 'Title' }).getByLabel('Take theirs').check();
    await one.getByRole('button', { name: 'Save the choice' }).click();
    expect(await noticeOf(one)).toBe('Saved.');
    const values = await Promise.all(
      ['Title', 'Slug'].map((name) => one.getByLabel(name).inputValue()),
    );
    expect(values).toEqual(['Their title', 'my-slug']);
    expect(await one.getByLabel('Excerpt', { exact: true }).inputValue()).toBe('Their excerpt');

    await one.getByRole('link', { name: 'Revisions' }).click();
    await one.locator('.items tbody th a').last().click();
    const path = one.getByRole('navigation', { name: 'Breadcrumb' });
    expect(await path.getByRole('link').allInnerTexts()).toEqual([
      ...['Posts', 'Their title', 'Revisions'],
    ]);
    await one.getByRole('button', { name: 'Restore this revision' }).click();
    expect(await noticeOf(one)).toBe('Restored.');
    expect(await one.getByLabel('Title').inputValue()).toBe('The lamp is lit again');
    await Promise.all([one.context().close(), other.context().close()]);
  });

  test('a form survives its session, and a form of another session is not executed', async () => {
    const page = await loggedIn('keeper', { javaScriptEnabled: false });
    await open(page, '/tags/new');
    await page.getByLabel('Name').fill('Rope');
    const cookies = await page.context().cookies();
    await page.context().clearCookies();
    await save(page);
    expect(await page.locator('h1').innerText()).toBe('Your session has ended');
    const again = await page.context().newPage();
    await again.goto(`${site.base}/cms-login.php`);
    await again.fill('#log', 'keeper');
    await again.fill('#pwd', PASSWORD);
    await again.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    expect(await noticeOf(page)).toContain('another session');
    expect(await page.getByLabel('Name').inputValue()).toBe('Rope');
    await save(page);
    expect(await noticeOf(page)).toBe('Created.');

    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const headers = { cookie, 'sec-fetch-site': 'cross-site' };
    for (const sent of [headers, { cookie }]) {
      const body = new URLSearchParams({ _do: 'forever', id: '3', _csrf: 'x' });
      const response = await site.get('/cms-admin/posts/delete', {
        method: 'POST',
        headers: sent,
        body,
      });
      expect(response.status).toBe(400);
    }
    await page.context().close();
  });

  test('editors, authors and subscribers see the items that they may edit, and no others', async () => {
    const menus: { [login: string]: readonly string[] } = {};
    for (const login of ['harbour', 'gull', 'visitor']) {
      const page = await loggedIn(login, { javaScriptEnabled: false });
      await open(page, '/');
      menus[login] = await menu(page);
      await page.context().close();
    }
    expect(menus).toEqual({
      harbour: ['Blocks', 'Categories', 'Comments', 'Media', 'Pages', 'Posts', 'Tags'],
      gull: ['Posts'],
      visitor: [],
    });
    const author = await loggedIn('gull', { javaScriptEnabled: false });
    await open(author, '/posts');
    await author.getByRole('link', { name: 'New post' }).click();
    await author.getByLabel('Title').fill('A feather');
    await save(author);
    expect(await noticeOf(author)).toBe('Created.');
    // The links of the item do not let a contributor publish it.
    expect(
      await author.getByLabel('Status', { exact: true }).locator('option').allInnerTexts(),
    ).not.toContain('Publish');
    expect(await author.getByLabel('Author', { exact: true }).count()).toBe(0);
    await open(author, '/posts/edit?id=3');
    expect([
      await author.locator('h1').innerText(),
      await author.locator('form.edit').count(),
    ]).toEqual(['The lamp is lit again', 0]);
    expect((await open(author, '/users/edit?id=1'))?.status()).toBe(200);
    expect((await open(author, '/settings'))?.status()).toBe(403);
    await author.context().close();
  });

  test('a user creates and revokes an application password, which is shown once', async () => {
    const page = await loggedIn('keeper', { javaScriptEnabled: false });
    await open(page, '/users/edit?id=1');
    await page.getByRole('link', { name: 'Application passwords' }).click();
    await page.getByRole('link', { name: 'New application password' }).click();
    await page.getByLabel('Name').fill('Tide clock');
    await save(page);
    expect(await page.locator('.secret').first().innerText()).toMatch(/^\w{4}/);
    await page.getByRole('link', { name: 'Done' }).click();
    await page.getByRole('link', { name: 'Delete Tide clock' }).click();
    await page.getByRole('button', { name: 'Delete permanently' }).click();
    expect(await noticeOf(page)).toBe('Deleted.');
    await page.context().close();
  });

  test('no page has an accessibility violation or is wider than the screen, light and dark; a list is smaller than 60 kB', async () => {
    const found: unknown[] = [];
    for (const [width, colorScheme] of [
      [1280, 'light'],
      [390, 'dark'],
      [320, 'light'],
    ] as const) {
      const page = await loggedIn('keeper', {
        viewport: { width, height: 800 },
        colorScheme,
        bypassCSP: true,
      });
      for (const path of [
        '/',
        '/posts',
        '/posts/edit?id=3',
        '/posts/delete?id=3',
        '/menu-items/edit?id=1',
        '/themes',
        '/types/edit?id=post',
      ]) {
        const response = await open(page, path);
        const wide = await page.evaluate('document.documentElement.scrollWidth');
        if (width !== 320) {
          await page.evaluate(axe);
          const { violations } = await page.evaluate<{
            violations: { id: string; nodes: { html: string }[] }[];
          }>('axe.run()');
          for (const { id, nodes } of violations) found.push([path, width, id, nodes[0]?.html]);
        }
        if (wide !== width) found.push([path, width, wide]);
        if (path === '/posts')
          expect(gzipSync((await response?.body()) ?? '').length).toBeLessThan(60_000);
      }
      await page.context().close();
    }
    expect(found).toEqual([]);
  });
});
