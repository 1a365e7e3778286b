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

const namesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

describe.each(table)('%s', (_row, resources = '', tests = '') => {
  test.each([
    ['schema files', resources, (name: string) => `schemas/resources/${name}.json`],
    ['handler files', resources, (name: string) => `site/handlers/${name}.ts`],
    ['tests', tests, (name: string) => `test/site/${name}`],
  ])('has %s, and they are there', (_kind, cell, pathOf) => {
    const paths = namesIn(cell).map(pathOf);
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) expect([path, existsSync(join(root, path))]).toEqual([path, true]);
  });
});

test('docs/resources.md names the resource of every handler', () => {
  const document = readFileSync(join(root, 'docs/resources.md'), 'utf8');
  const index = readFileSync(join(root, 'site/handlers/index.ts'), 'utf8');
  const handlers = [...index.matchAll(/from '\.\/(.+)\.ts';/g)].map(([, path]) => path ?? '');
  expect(handlers.length).toBeGreaterThan(20);
  for (const path of handlers) expect(document).toContain(`\`${path}\``);
});
