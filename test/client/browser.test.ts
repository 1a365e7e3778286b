import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as Generated from '../../generated/client.ts';
import { findChromium, NO_BROWSER } from '../e2e/chromium.ts';
import { PASSWORD } from '../site/web-site.ts';
import type { ApiSettings } from '../site/web-site.ts';
import { startService } from './service.ts';
import type { Service } from './service.ts';

const executablePath = findChromium();
if (executablePath === null) console.warn(NO_BROWSER);

/** The global name of the bundled client in the page. */
declare const restloom: typeof Generated;

describe.skipIf(executablePath === null)('in Chromium', () => {
  let service: Service;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    service = await startService();
    browser = await chromium.launch({
      executablePath: executablePath ?? '',
      args: ['--no-sandbox'],
    });
    // Pages of the site run their own scripts only; this page is served by the test.
    page = await (await browser.newContext({ bypassCSP: true })).newPage();
    await page.goto(
      `${service.site.base}/cms-login.php?redirect_to=${service.site.base}/cms-admin/`,
    );
    await page.getByLabel('User name or e-mail address').fill('harbour');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.goto(`${service.site.base}/cms-admin/profile.php`);
    await page.addScriptTag({ content: await bundled() });
  });
  afterAll(async () => {
    await browser.close();
    await service.site.close();
  });

  /** The settings of the page for scripts. */
  async function settings(): Promise<ApiSettings> {
    return JSON.parse((await page.locator('#api-settings').textContent()) ?? '') as ApiSettings;
  }

  async function bundled(): Promise<string> {
    const { outputFiles } = await build({
      entryPoints: [resolve(import.meta.dirname, '../../generated/client.ts')],
      bundle: true,
      format: 'iife',
      globalName: 'restloom',
      write: false,
    });
    return outputFiles[0]?.text ?? '';
  }

  test('an upload with the cookies and the nonce of a page reports its progress', async () => {
    const result = await page.evaluate(
      async ({ root, nonce, nonceEndpoint }) => {
        const client = new restloom.Client({
          baseUrl: root,
          auth: { nonce, nonceEndpoint },
        });
        const file = new File(['x'.repeat(3_000_000)], 'big.txt', { type: 'text/plain' });
        const progress: { sent: number; total: number | null }[] = [];
        const onProgress = (at: { sent: number; total: number | null }) => void progress.push(at);
        const made = await client.media.create(
          { title: 'By hand', _fields: ['title.raw', 'mime_type'] },
          { file, onProgress },
        );
        return { made, last: progress.at(-1) };
      },
      await settings(),
    );
    expect(result).toEqual({
      made: { title: { raw: 'By hand' }, mime_type: 'text/plain' },
      last: { sent: 3_000_000, total: 3_000_000 },
    });
  });

  test('an upload that is aborted throws the reason; an error of the service is an ApiError', async () => {
    const result = await page.evaluate(
      async ({ root, nonce }) => {
        const client = new restloom.Client({
          baseUrl: root,
          auth: { nonce },
        });
        const aborting = new AbortController();
        const file = new File(['x'.repeat(20_000_000)], 'big.txt', { type: 'text/plain' });
        const aborted = await client.media
          .create(
            {},
            { file, signal: aborting.signal, onProgress: () => aborting.abort(new Error('stop')) },
          )
          .then(String, String);
        const refused = await restloom.outcomeOf(
          client.media.create(
            {},
            { file: new Blob(['MZ']), filename: 'a.exe', onProgress: () => {} },
          ),
        );
        return { aborted, refused: !refused.ok && refused.error.status >= 400 };
      },
      await settings(),
    );
    expect(result).toEqual({ aborted: 'Error: stop', refused: true });
  });

  test('a page of another origin reads all pages with an application password', async () => {
    const elsewhere = createServer((_, answer) => answer.end('<title>Elsewhere</title>'));
    await new Promise<void>((ready) => elsewhere.listen(0, '127.0.0.1', ready));
    const { port } = elsewhere.address() as AddressInfo;
    const other = await browser.newPage();
    await other.goto(`http://127.0.0.1:${port}/`);
    await other.addScriptTag({ content: await bundled() });
    const result = await other.evaluate(
      async ({ baseUrl, auth }) => {
        const client = new restloom.Client({ baseUrl, auth });
        let count = 0;
        for await (const { id } of client.tags.all({ per_page: 3, _fields: ['id'] }))
          count += id && 1;
        const { total } = await client.tags.list({ per_page: 1 });
        const { slug } = await client.users.me({ _fields: ['slug'] });
        return { isAll: count === total, slug };
      },
      { baseUrl: service.baseUrl, auth: await service.passwordOf('harbour') },
    );
    elsewhere.close();
    expect(result).toEqual({ isAll: true, slug: 'harbour' });
  });
});
