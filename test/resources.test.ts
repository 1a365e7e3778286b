import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

/** The table of docs/resources.md says only what is so, and says it of every row. */

const root = resolve(import.meta.dirname, '..');

/** The rows of section 2.1 of the contract. */
const ROWS = [
  'Post types',
  'Post types list',
  'Post statuses',
  'Taxonomies',
  'Terms',
  'Users',
  'Application passwords',
  'Comments',
  'Search',
  'Block renderer',
  'Block types',
  'Global styles',
  'Settings',
  'Themes',
  'Plugins',
  'Sidebars',
  'Widget types',
  'Widgets',
  'Block directory',
  'Pattern directory',
  'Block patterns',
  'Block pattern categories',
  'Site health',
  'URL details',
  'Menu locations',
  'Site editor export',
];

const table = readFileSync(join(root, 'docs/resources.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:Row |-)/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

test('2.1: every row has its place in the table, in the order of the contract', () => {
  expect(table.map(([row]) => row)).toEqual(ROWS);
});

describe.each(table)('%s', (_row, schemas = '', handlers = '', tests = '') => {
  test.each([
    ['schema files', schemas, /^schemas\/resources\/.+\.json$/],
    ['handler files', handlers, /^site\/handlers\/.+\.ts$/],
    ['tests', tests, /^test\/site\/.+\.test\.ts$/],
  ])('has %s, and they are there', (_kind, cell, form) => {
    const paths = [...cell.matchAll(/`([^`]+)`/g)].map(([, path]) => path ?? '');
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) {
      expect(path).toMatch(form);
      expect([path, existsSync(join(root, path))]).toEqual([path, true]);
    }
  });
});

test('docs/resources.md names the schema file of every handler', () => {
  const document = readFileSync(join(root, 'docs/resources.md'), 'utf8');
  const index = readFileSync(join(root, 'site/handlers/index.ts'), 'utf8');
  const handlers = [...index.matchAll(/from '\.\/(.+)\.ts';/g)].map(([, path]) => path ?? '');
  expect(handlers.length).toBeGreaterThan(20);
  for (const path of handlers) expect(document).toContain(`schemas/resources/${path}.json`);
});
