import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** Every code block of the guide is part of a file that a test runs. */

const root = resolve(import.meta.dirname, '../..');
const pages = readdirSync(join(root, 'docs/guide')).filter((name) => name.endsWith('.md'));

function filesIn(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(?:ts|json)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}

const examples = ['test/e2e/lending', 'test/e2e/library', 'test/guide'];
const sources = examples.flatMap(filesIn).map(normal);

/** With single spaces instead of line breaks and indentation, and with the imports of a project. */
function normal(text: string): string {
  return text
    .replace(/'(?:\.\.\/)+runtime\/(\w+)\/index\.ts'/g, "'restloom-runtime/$1'")
    .replace(/'(?:\.\.\/)+generator\/(\w+)\/index\.ts'/g, "'restloom/$1'")
    .replace(/\s+/g, ' ')
    .trim();
}

const blocks = pages.flatMap((page) => {
  const text = readFileSync(join(root, 'docs/guide', page), 'utf8');
  return [...text.matchAll(/```(ts|json)\n(.*?)```/gs)].map(([, , code = '']) => ({ page, code }));
});

test('the guide has code in most of its pages', () => {
  expect(new Set(blocks.map(({ page }) => page)).size).toBeGreaterThan(6);
});

test.each(blocks)('$page: $code is part of a tested file', ({ code }) => {
  // `// …` stands for omitted lines.
  const parts = normal(code).split(/ ?(?:\/\/ …|,? "…": "…",?) ?/);
  const found = sources.some((source) => parts.every((part) => source.includes(part)));
  expect(found ? '' : code).toBe('');
});
