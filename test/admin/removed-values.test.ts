import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium, NO_BROWSER } from '../e2e/chromium.ts';
import { send } from '../site/site-of.ts';
import { openWebSite, PASSWORD } from '../site/web-site.ts';
import type { WebSite } from '../site/web-site.ts';

const picture = join(resolve(import.meta.dirname, '../..'), 'docs/images/api-reference.png');
const executablePath = findChromium();
if (executablePath === null) console.warn(NO_BROWSER);

interface SentItem {
  readonly id: number;
  readonly [name: string]: unknown;
}

describe.skipIf(executablePath === null)('the admin, where a value is removed', () => {
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

  async function loggedIn(): Promise<Page> {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${site.base}/cms-login.php`);
    await page.fill('#log', 'keeper');
    await page.fill('#pwd', PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    return page;
  }

  const open = (page: Page, path: string) => page.goto(site.admin + path);
  const save = (page: Page) => page.click('form.edit button[value=save]');
  const noticeOf = (page: Page) => page.locator('.notice, .summary').first().innerText();

  /** Sends a request of the administrator to the API and returns the item of its response. */
  const api = async (method: string, route: string, body: object = {}): Promise<SentItem> => {
    const request = { user: 'keeper', method, route: `/cms/v2/${route}`, body };
    // Every request of these tests returns an item.
    return (await site.app.run(() => send(site.app, site.store, request))).body as SentItem;
  };

  test('a reference with a value is set to none where the API accepts 0, and offers no none elsewhere', async () => {
    const page = await loggedIn();
    await open(page, '/media/new');
    await page.getByLabel('Title').fill('A logo');
    await page.setInputFiles('input[type=file]', picture);
    await save(page);
    await page.waitForURL(/done=created/);
    const media = Number(new URL(page.url()).searchParams.get('id'));
    const title = { title: 'A pier', status: 'publish' };
    const above = (await api('POST', 'pages', title)).id;
    const below = (await api('POST', 'pages', { ...title, parent: above })).id;
    const post = (await api('POST', 'posts', { ...title, featured_media: media })).id;
    const harbour = (await api('POST', 'categories', { name: 'Harbour' })).id;
    const pier = (await api('POST', 'categories', { name: 'Pier', parent: harbour })).id;
    const front = { page_on_front: above, page_for_posts: below };
    await api('POST', 'settings', { ...front, site_icon: media, site_logo: media });
    for (const [path, names] of [
      [`posts/${post}`, ['featured_media']],
      [`pages/${below}`, ['parent']],
      [`categories/${pier}`, ['parent']],
      ['settings', ['page_on_front', 'page_for_posts', 'site_icon', 'site_logo']],
    ] as const) {
      await open(page, `/${path.replace(/\/(\d+)/, '/edit?id=$1')}`);
      for (const name of names)
        await page.locator(`select[name="/${name}"]`).selectOption({ label: 'None' });
      await save(page);
      expect([path, await noticeOf(page)]).toEqual([path, 'Saved.']);
      const saved = await api('GET', path);
      expect(names.map((name) => saved[name])).toEqual(names.map(() => 0));
    }
    for (const [path, name] of [
      ['/posts/edit?id=3', 'author'],
      ['/pages/edit?id=' + String(below), 'author'],
      ['/media/edit?id=' + String(media), 'author'],
      ['/comments/edit?id=1', 'post'],
      ['/menu-items/edit?id=46', 'menus'],
      ['/settings', 'default_category'],
    ] as const) {
      await open(page, path);
      const options = page.locator(`select[name="/${name}"] option`);
      const values = await options.evaluateAll((all) =>
        all.map((one) => one.getAttribute('value')),
      );
      expect([path, values.length > 0]).toEqual([path, true]);
      expect([path, values.filter((value) => !/^[1-9]/.test(value ?? ''))]).toEqual([path, []]);
    }
    await page.context().close();
  });

  test('a number that is emptied is asked for, and is left out of a new item', async () => {
    const page = await loggedIn();
    await open(page, '/pages/new');
    await page.getByLabel('Title').fill('A jetty');
    await page.getByLabel('Position').fill('');
    await save(page);
    expect(await noticeOf(page)).toBe('Created.');
    for (const [path, label] of [
      [null, 'Position'],
      ['/settings', 'Posts per page'],
    ] as const) {
      if (path !== null) await open(page, path);
      await page.getByLabel(label).fill('');
      await save(page);
      expect(await page.locator('.field .error').allInnerTexts()).toEqual([
        'Please enter a number.',
      ]);
    }
    await page.context().close();
  });

  test('a user is deleted with the content or with a new author, which is a choice without a default', async () => {
    const page = await loggedIn();
    const keeper = { username: 'stoker', email: 'stoker@example.test', password: PASSWORD };
    const { id } = await api('POST', 'users', { ...keeper, roles: ['author'] });
    const post = await api('POST', 'posts', { title: 'Coal', status: 'publish', author: id });
    await open(page, `/users/delete?id=${id}`);
    const reassign = page.locator('select[name="/reassign"]');
    await expect
      .poll(() => reassign.locator('option:checked').innerText())
      .toMatch(/^\s*Please choose\s*$/);
    await page.getByRole('button', { name: 'Delete permanently' }).click();
    // The browser asks for a choice.
    expect(page.url()).toContain('/users/delete');
    await reassign.selectOption({ label: 'Nobody: the content is removed' });
    await page.getByRole('button', { name: 'Delete permanently' }).click();
    expect(await noticeOf(page)).toBe('Deleted.');
    expect(await api('GET', `posts/${post.id}`)).toMatchObject({ status: 'trash' });
    await page.context().close();
  });
});
