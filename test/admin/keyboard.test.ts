import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium, NO_BROWSER } from '../e2e/chromium.ts';
import { openWebSite, PASSWORD } from '../site/web-site.ts';
import type { WebSite } from '../site/web-site.ts';

const picture = join(resolve(import.meta.dirname, '../..'), 'docs/images/api-reference.png');
const executablePath = findChromium();
if (executablePath === null) console.warn(NO_BROWSER);

/** The accessible name of the focused element. */
const NAME_OF_FOCUS = `(() => {
  const { activeElement: one } = document;
  const around = one.labels?.[0]?.cloneNode(true);
  for (const control of around?.querySelectorAll('select, input') ?? []) control.remove();
  const label = around?.textContent ?? '';
  return (one.getAttribute('aria-label') ?? (label || one.textContent)).replace(/\\s+/g, ' ').trim();
})()`;

describe.skipIf(executablePath === null)('the admin by keyboard', () => {
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

  /** Presses Tab until the element with a name has the focus. */
  async function reach(page: Page, name: string | RegExp): Promise<void> {
    const seen: string[] = [];
    for (let presses = 0; presses < 120; presses += 1) {
      await page.keyboard.press('Tab');
      const found = await page.evaluate<string>(NAME_OF_FOCUS);
      if (typeof name === 'string' ? found === name : name.test(found)) return;
      seen.push(found);
    }
    throw new Error(`Tab does not reach ${String(name)}: ${seen.join(' | ')}`);
  }

  /** Presses a key on an element, which opens another page. */
  async function press(page: Page, name: string | RegExp, key = 'Enter'): Promise<void> {
    await reach(page, name);
    await Promise.all([page.waitForEvent('load'), page.keyboard.press(key)]);
  }

  for (const javaScriptEnabled of [true, false])
    test(`a post is created, published, found, binned, restored and deleted ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async () => {
      const context = await browser.newContext({ javaScriptEnabled });
      const page = await context.newPage();
      // The browser reports file choosers from the first listener on.
      page.on('filechooser', () => undefined);
      const notice = () => page.locator('.notice').innerText();
      await page.goto(`${site.admin}/posts`);
      // The name field has the focus.
      await page.locator('input:focus').waitFor();
      await page.keyboard.type('keeper');
      await reach(page, 'Password');
      await page.keyboard.type(PASSWORD);
      await press(page, 'Log in');

      const title = `Night watch ${String(javaScriptEnabled)}`;
      await press(page, 'New post');
      await reach(page, 'Title');
      await page.keyboard.type(title);
      await reach(page, 'Status');
      await page.keyboard.type('Pub');
      // Enter in a text field submits the form with its first button.
      await reach(page, 'Slug');
      await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
      expect(await notice()).toBe('Created.');
      expect((await site.get(`/?s=${encodeURIComponent(title)}`)).status).toBe(200);
      await reach(page, 'Excerpt');
      await page.keyboard.type('Seen at two.');
      await reach(page, 'Slug');
      await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
      expect(await notice()).toBe('Saved.');

      await press(page, 'Posts');
      await reach(page, /^Search/);
      await page.keyboard.type(title);
      await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
      expect(await page.locator('.items tbody tr').count()).toBe(1);
      await reach(page, 'Filter and sort');
      await page.keyboard.press('Enter');
      await reach(page, 'Status');
      await page.keyboard.type('Draft');
      await press(page, 'Apply');
      expect(await page.locator('.empty').count()).toBe(1);
      await page.goBack();

      await press(page, `Delete ${title}`);
      await press(page, 'Move to the bin');
      expect(await notice()).toContain('Moved to the bin.');
      await press(page, 'Undo');
      expect(await notice()).toBe('Restored.');
      await reach(page, `Select ${title}`);
      await page.keyboard.press('Space');
      await press(page, 'Delete selected');
      await press(page, 'Delete permanently');
      expect(await notice()).toBe('Deleted.');

      await press(page, 'Media');
      await press(page, 'New attachment');
      await reach(page, 'File');
      const chooser = page.waitForEvent('filechooser');
      await page.keyboard.press('Enter');
      await (await chooser).setFiles(picture);
      await reach(page, 'Title');
      await page.keyboard.type('A page');
      await Promise.all([page.waitForURL(/done=created/), page.keyboard.press('Enter')]);
      expect(await notice()).toBe('Created.');
      await context.close();
    });
});
