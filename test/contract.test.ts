import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

/** docs/contract.md and docs/security.md refer to existing files and tests. */

const root = resolve(import.meta.dirname, '..');

/** The sections of the contract about the service, with the minimum number of rows of each. */
const sections: { readonly [section: string]: number } = {
  '1': 19,
  '2.2': 5,
  '2.3': 11,
  '2.4': 4,
  '2.5': 3,
  '4.1': 7,
  '4.2': 9,
  '4.3': 4,
  '4.4': 5,
  '4.5': 8,
  '4.6': 4,
  '4.7': 16,
  '4.8': 3,
  '5.1': 7,
  '5.2': 6,
  '5.3': 1,
  '5.4': 1,
  '6': 12,
  '7.1': 6,
  '7.2': 10,
  '7.3': 4,
  '8': 3,
  '9': 5,
};

interface Row {
  /** The number of its section; empty if the document has no sections. */
  readonly section: string;
  readonly cells: readonly string[];
}

interface Held {
  readonly file: string;
  readonly title: string;
}

function rowsOf(document: string): Row[] {
  let section = '';
  return readFileSync(join(root, document), 'utf8')
    .split('\n')
    .flatMap((line) => {
      section = /^## ([\d.]*)/.exec(line)?.[1] ?? section;
      const isRow = line.startsWith('| ') && !/^\| (Rule|Threat|-)/.test(line);
      return isRow ? [{ section, cells: cellsOf(line) }] : [];
    });
}

function cellsOf(line: string): readonly string[] {
  return line
    .slice(1, line.lastIndexOf('|'))
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
}

function pathsOf(cell: string): readonly string[] {
  return cell.split('<br>').map((path) => /^`([^`]+)`$/.exec(path)?.[1] ?? `not a path: ${path}`);
}

/** Parses the tests that a cell names: `` `test/file.test.ts`: title ``. */
function testsOf(cell: string): readonly Held[] {
  return cell.split('<br>').map((text) => {
    const [, file = `not a test: ${text}`, title = ''] = /^`([^`]+)`: (.+)$/.exec(text) ?? [];
    return { file, title };
  });
}

const sources = new Map<string, string>();

function isThere({ file, title }: Held): boolean {
  if (!existsSync(join(root, file))) return false;
  const source = sources.get(file) ?? readFileSync(join(root, file), 'utf8');
  sources.set(file, source);
  return source.includes(`'${title}'`);
}

describe.each(['docs/contract.md', 'docs/security.md'])('%s', (document) => {
  const rows = rowsOf(document);

  test('has rows of four cells, none of them empty', () => {
    expect(rows.length).toBeGreaterThan(20);
    const incomplete = rows.filter(({ cells }) => cells.length !== 4 || cells.includes(''));
    expect(incomplete).toEqual([]);
  });

  test('names existing files', () => {
    const paths = rows.flatMap(({ cells }) => pathsOf(cells[2] ?? ''));
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  test('names existing tests by their titles', () => {
    const held = rows.flatMap(({ cells }) => testsOf(cells[3] ?? ''));
    expect(held.filter((one) => !isThere(one))).toEqual([]);
  });
});

test('docs/contract.md has every section of the contract with its number', () => {
  const rows = rowsOf('docs/contract.md');
  const missing = Object.entries(sections).filter(
    ([section, least]) => rows.filter((row) => row.section === section).length < least,
  );
  expect(missing).toEqual([]);
  const misplaced = rows.filter(({ section, cells }) => !cells[0]?.startsWith(section));
  expect(misplaced).toEqual([]);
});

test('docs/contract.md has each rule once', () => {
  const rules = rowsOf('docs/contract.md').map(({ cells }) => cells[0]);
  expect(rules.filter((rule, at) => rules.indexOf(rule) !== at)).toEqual([]);
});
