import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findChromium, NO_BROWSER } from './chromium.ts';
import { startSite } from './site-process.ts';
import type { SiteProcess } from './site-process.ts';

/** The section of the README on extending the site: what it shows is so, and what it asks for works. */

const project = resolve(import.meta.dirname, '../..');
const readme = readFileSync(join(project, 'README.md'), 'utf8');
const section = /## Extending the site\n(.*?)\n## /s.exec(readme)?.[1] ?? '';
const executablePath = findChromium();
if (executablePath === null) console.warn(NO_BROWSER);

let root: string;
let site: SiteProcess;
let authorization: string;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'extending-'));
  // What is installed and deleted is not that of the project.
  const plugins = join(root, 'plugins');
  cpSync(join(project, 'site/plugins'), plugins, { recursive: true });
  site = await startSite(project, join(root, 'data'), { PLUGINS_DIR: plugins });
  const pair = `${site.login}:${site.applicationPassword}`;
  authorization = `Basic ${Buffer.from(pair).toString('base64')}`;
});
afterAll(async () => {
  await site.stop();
  rmSync(root, { recursive: true, force: true });
});

/** The pieces of the section that are written in a language. */
function pieces(language: string): readonly string[] {
  const pattern = new RegExp(`^\`\`\`${language}\\n(.*?)\`\`\`$`, 'gms');
  return [...section.matchAll(pattern)].map(([, text = '']) => text);
}

function ask(method: string, route: string, body?: string): Promise<Response> {
  return fetch(site.api.replace(/\/$/, '') + route, {
    method,
    headers: { authorization, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body }),
  });
}

test('its pieces of code are those of the shipped plugin', () => {
  const folder = join(project, 'site/plugins/reading-time');
  const files = { ts: 'reading-time.ts', json: 'plugin.json' };
  for (const [language, file] of Object.entries(files)) {
    const text = readFileSync(join(folder, file), 'utf8');
    expect(pieces(language).length).toBeGreaterThan(0);
    for (const piece of pieces(language)) expect(text).toContain(piece);
  }
});

test('its requests are answered as it says, one after the other', async () => {
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

test.skipIf(executablePath === null)(
  'in Chromium: a plugin that is activated from a page has its route in the index',
  async () => {
    const browser = await chromium.launch({
      executablePath: executablePath ?? '',
      args: ['--no-sandbox'],
    });
    try {
      const page = await browser.newPage();
      await page.goto(site.api);
      expect(await page.textContent('body')).not.toContain('/reading-time/v1/total');
      const status = await page.evaluate(
        async ([api, credentials]) => {
          const answer = await fetch(`${api}cms/v2/plugins/reading-time/reading-time`, {
            method: 'PUT',
            headers: { authorization: credentials, 'content-type': 'application/json' },
            body: '{"status":"active"}',
          });
          return answer.status;
        },
        [site.api, authorization] as const,
      );
      expect(status).toBe(200);
      await page.goto(site.api);
      expect(await page.textContent('body')).toContain('/reading-time/v1/total');
    } finally {
      await browser.close();
    }
  },
);
