import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { built } from '../built.ts';
import { unzipped } from '../site/unzip.ts';
import { findChromium, NO_BROWSER } from './chromium.ts';
import { startSite } from './site-process.ts';
import type { SiteProcess } from './site-process.ts';

/** docs/extending.md: its snippets are in the shipped plugin, and its requests get the documented responses. */

const project = resolve(import.meta.dirname, '../..');
const guide = readFileSync(join(project, 'docs/extending.md'), 'utf8');
const executablePath = findChromium();
if (executablePath === null) console.warn(NO_BROWSER);

let root: string;
let site: SiteProcess;
let authorization: string;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'extending-'));
  // A copy, so that the plugins and themes of the project do not change.
  const plugins = join(root, 'plugins');
  cpSync(join(project, 'site/plugins'), plugins, { recursive: true });
  site = await startSite(built, join(root, 'data'), { PLUGINS_DIR: plugins });
  const pair = `${site.login}:${site.applicationPassword}`;
  authorization = `Basic ${Buffer.from(pair).toString('base64')}`;
});
afterAll(async () => {
  await site.stop();
  rmSync(root, { recursive: true, force: true });
});

/** Returns the snippets of the guide in a language. */
function pieces(language: string): readonly string[] {
  const pattern = new RegExp(`^\`\`\`${language}\\n(.*?)\`\`\`$`, 'gms');
  return [...guide.matchAll(pattern)].map(([, text = '']) => text);
}

function ask(method: string, route: string, body?: string): Promise<Response> {
  return fetch(site.api.replace(/\/$/, '') + route, {
    method,
    headers: { authorization, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body }),
  });
}

test('the snippets of docs/extending.md are in the shipped plugin', () => {
  const folder = join(project, 'site/plugins/reading-time');
  const files = { ts: 'reading-time.ts', json: 'plugin.json' };
  for (const [language, file] of Object.entries(files)) {
    const text = readFileSync(join(folder, file), 'utf8');
    expect(pieces(language).length).toBeGreaterThan(0);
    for (const piece of pieces(language)) expect(text).toContain(piece);
  }
});

test('the requests of docs/extending.md get the documented responses', async () => {
  const lines = pieces('http').flatMap((piece) => piece.trim().split('\n'));
  expect(lines.length).toBeGreaterThan(10);
  for (const line of lines) {
    const found = /^([A-Z]+) +(\S+)(?: +(\{.*?\}))? +(\d{3})(?: +(.*))?$/.exec(line);
    expect(found, line).not.toBeNull();
    const [, method = '', route = '', body, status, says = ''] = found ?? [];
    const answer = await ask(method, route, body);
    const text = await answer.text();
    expect([line, answer.status]).toEqual([line, Number(status)]);
    expect([line, text.includes(says)]).toEqual([line, true]);
  }
});

describe.skipIf(executablePath === null)('a logged-in user in Chromium', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: executablePath ?? '',
      args: ['--no-sandbox'],
    });
    page = await browser.newPage();
    await page.goto(new URL('/cms-login.php', site.api).href);
    await page.getByLabel('User name or e-mail address').fill(site.login);
    await page.getByLabel('Password').fill(site.password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.goto(new URL('/cms-admin/profile.php', site.api).href);
  });
  afterAll(() => browser.close());

  /** Sends a request from the page, with its cookie and nonce. */
  function askFromPage(method: string, path: string, sent?: object): Promise<PageAnswer> {
    return page.evaluate<PageAnswer>(`(async () => {
      const { root, nonce } = JSON.parse(document.getElementById('api-settings').textContent);
      const answer = await fetch(root + ${JSON.stringify(path)}, {
        method: ${JSON.stringify(method)},
        headers: { 'X-CMS-Nonce': nonce, 'Content-Type': 'application/json' },
        body: ${JSON.stringify(sent === undefined ? undefined : JSON.stringify(sent))},
      });
      return { status: answer.status, body: await answer.json() };
    })()`);
  }

  async function routes(): Promise<string[]> {
    return Object.keys((await askFromPage('GET', '')).body['routes'] ?? {});
  }

  test('activates a plugin, and its route is in the index', async () => {
    expect(await routes()).not.toContain('/reading-time/v1/total');
    const activated = await askFromPage('PUT', 'cms/v2/plugins/reading-time/reading-time', {
      status: 'active',
    });
    expect(activated).toMatchObject({ status: 200, body: { status: 'active' } });
    expect(await routes()).toContain('/reading-time/v1/total');
    expect((await askFromPage('GET', 'reading-time/v1/total')).status).toBe(200);

    const installed = await askFromPage('POST', 'cms/v2/plugins', { slug: 'post-count' });
    expect(installed).toMatchObject({ status: 201, body: { status: 'inactive' } });
    const removed = await askFromPage('DELETE', 'cms/v2/plugins/post-count/post-count');
    expect(removed).toMatchObject({ status: 200, body: { deleted: true } });
  });

  test('exports the theme with its changes', async () => {
    const content = '<!-- cms:paragraph --><p>Set in a browser.</p><!-- /cms:paragraph -->';
    const changed = await askFromPage('PUT', 'cms/v2/templates/lantern//index', { content });
    expect(changed.status).toBe(200);
    const theme = await askFromPage('GET', 'cms/v2/themes/lantern');
    const links = theme.body['_links'] as { [rel: string]: readonly { readonly href: string }[] };
    const styles = (links['cms:user-global-styles']?.[0]?.href ?? '').slice(site.api.length);
    const styled = await askFromPage('PUT', styles, { styles: { color: { text: '#123456' } } });
    expect(styled.status).toBe(200);

    const arrived = page.waitForEvent('download');
    await page.evaluate(`(() => {
      const { root, nonce } = JSON.parse(document.getElementById('api-settings').textContent);
      location.assign(root + 'cms-block-editor/v1/export?_cmsnonce=' + nonce);
    })()`);
    const download = await arrived;
    expect(download.suggestedFilename()).toBe('lantern.zip');
    const files = await unzipped(readFileSync(await download.path()));

    const folder = join(project, 'site/themes/lantern');
    const shipped = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
    // A template and a part that the sample site has and its theme does not.
    const own = ['templates/front-of-the-gazette.html', 'parts/masthead.html'];
    const paths = [...shipped, ...own].map((path) => `lantern/${path}`);
    expect([...files.keys()].sort()).toEqual(paths.sort());
    const changes = ['templates/index.html', 'theme.json'];
    for (const path of shipped.filter((each) => !changes.includes(each)))
      expect(files.get(`lantern/${path}`)).toBe(readFileSync(join(folder, path), 'utf8'));
    const part = await askFromPage(
      'GET',
      'cms/v2/template-parts/lantern//masthead?context=edit&_fields=content.raw',
    );
    expect({ raw: files.get('lantern/parts/masthead.html') }).toEqual(part.body['content']);
    expect(files.get('lantern/templates/index.html')).toBe(content);
    const description = JSON.parse(readFileSync(join(folder, 'theme.json'), 'utf8')) as Description;
    const packed = JSON.parse(files.get('lantern/theme.json') ?? '') as Description;
    expect(packed.styles).toEqual({
      ...description.styles,
      color: { ...description.styles.color, text: '#123456' },
    });
    const named = (list: Named): string[] => list.map(({ name }) => name);
    expect(named(packed.custom_templates)).toEqual([
      ...named(description.custom_templates),
      'front-of-the-gazette',
    ]);
    expect(named(packed.template_parts)).toEqual([
      ...named(description.template_parts),
      'masthead',
    ]);
    const {
      styles: _styles,
      custom_templates: _templates,
      template_parts: _parts,
      ...rest
    } = description;
    expect(packed).toMatchObject(rest);
  });
});

test('the command activates another theme while the site runs', async () => {
  const command = (...args: string[]): Promise<string> =>
    promisify(execFile)(process.execPath, ['site/tools/theme.js', ...args], {
      cwd: built,
      env: { PATH: process.env['PATH'], DATA_DIR: join(root, 'data') },
    }).then(
      ({ stdout }) => stdout,
      (refused: { readonly stderr: string }) => refused.stderr,
    );
  const [listed, wrong] = await Promise.all([command(), command('../lantern')]);
  expect(listed).toMatch(/^ {2}foghorn .*\n\* lantern /);
  expect(wrong).toContain('there is no theme ../lantern in');
  expect(await command('foghorn')).toBe('The active theme is foghorn now.\n');
  await vi.waitFor(async () => {
    const answer = await ask('GET', '/cms/v2/themes?status=active&_fields=stylesheet');
    expect(await answer.json()).toEqual([{ stylesheet: 'foghorn' }]);
  }, 3000);
});

interface PageAnswer {
  readonly status: number;
  readonly body: { readonly [member: string]: unknown };
}

/** Returns the styles and files of a theme. */
interface Description {
  readonly styles: { readonly color: object };
  readonly custom_templates: Named;
  readonly template_parts: Named;
}

type Named = readonly { readonly name: string }[];
