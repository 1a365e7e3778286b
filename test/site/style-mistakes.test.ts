import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { expect, test } from 'vitest';
import { findChromium, NO_BROWSER } from '../e2e/chromium.ts';
import { openWebSite } from './web-site.ts';

const executablePath = findChromium();
if (executablePath === null) console.warn(NO_BROWSER);

const PALETTE = [{ slug: 'ink', name: 'Ink', color: 'rgb(4,5,6)' }];
const SEPARATOR = '.sep::before { content: " , /* ; } " }';
/** Ends of a stylesheet with a mistake, or with characters that look like one. */
const MISTAKES = [
  '',
  'p { color: red',
  'p { color: red } }',
  '} } p { color: red }',
  'p { width: calc(1px + (2px; }',
  'p { color: red } /* to be continued',
  'p::after { content: "open }',
  "p::after { content: 'open\n; } i { color: red }",
  'a[href="x" { color: red }',
  'p { background: url(x.png; }',
  '.a\\:b, .c\\{ { color: red }',
  'p { color: red } \\',
  '@media (min-width: 1px) { p { color: red }',
];

test.skipIf(executablePath === null)(
  'a mistake in the style.css of a theme changes neither the styles of the site nor the presets',
  async () => {
    const themesDir = await mkdtemp(join(tmpdir(), 'style-themes-'));
    await mkdir(join(themesDir, 'bare'));
    const theme = { name: 'Bare', version: '1', settings: { color: { palette: PALETTE } } };
    await writeFile(join(themesDir, 'bare/theme.json'), JSON.stringify(theme));
    const site = await openWebSite({ themesDir });
    await site.store.options.set({ stylesheet: 'bare' });
    const browser = await chromium.launch({
      executablePath: executablePath ?? '',
      args: ['--no-sandbox'],
    });
    const page = await browser.newPage();
    const shown: unknown[] = [];
    for (const mistake of MISTAKES) {
      const rules = `${SEPARATOR} body { color: red } ${mistake}`;
      await writeFile(join(themesDir, 'bare/style.css'), rules);
      const text = await (await site.get('/')).text();
      const [, address = ''] = /<link\s+rel="stylesheet"\s+href="([^"]*)"/.exec(text) ?? [];
      const css = await (await site.get(address)).text();
      await page.setContent(
        `<style>${css}@layer site{body{color:rgb(1,2,3)}}</style>
        <p class="sep"><b class="has-ink-color">Ink</b></p>`,
      );
      const [color, ink, content] = await page.evaluate<unknown[]>(`[
        getComputedStyle(document.body).color,
        getComputedStyle(document.querySelector('b')).color,
        getComputedStyle(document.querySelector('p'), '::before').content,
      ]`);
      shown.push([mistake, color, ink, content]);
    }
    await browser.close();
    await site.close();
    await rm(themesDir, { recursive: true, force: true });
    expect(shown).toEqual(
      MISTAKES.map((mistake) => [mistake, 'rgb(1, 2, 3)', 'rgb(4, 5, 6)', '" , /* ; } "']),
    );
  },
);
