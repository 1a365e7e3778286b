import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Shelf } from '../../generator/shelf.ts';

let root: string;
const path = (): string => join(root, 'node_modules/.cache/restloom/memory/file');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'restloom-shelf-'));
  mkdirSync(join(root, 'node_modules'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A run that asks for these keys, and makes what is not there. */
function run(...keys: readonly string[]): readonly string[] {
  const shelf = new Shelf(root, 'file');
  const made = keys.filter((key) => shelf.find(key) === null);
  for (const key of made) shelf.put(key, { of: key.repeat(200) });
  shelf.turn(0);
  shelf.save();
  return made;
}

const lines = (): readonly string[] => readFileSync(path(), 'utf8').split('\n').slice(1, -1);

test('what is new stands behind what is there; what nobody asks for goes when there is much of it', () => {
  expect(run('a', 'b')).toEqual(['a', 'b']);
  expect(run('a', 'c')).toEqual(['c']);
  expect(lines().map((line) => line[0])).toEqual(['a', 'b', 'c']);
  expect(run('a', 'b', 'c')).toEqual([]);
  for (const key of 'defghijk') expect(run(key)).toEqual([key]);
  expect(lines().length).toBeLessThan(8);
  expect(lines().at(-1)).toBe(`k\t{"of":"${'k'.repeat(200)}"}`);
});

test('a line that was cut short costs making it again, and nothing else', () => {
  run('a', 'b', 'c');
  truncateSync(path(), readFileSync(path()).length - 4);
  expect(run('a', 'b', 'c')).toEqual(['c']);
  expect(run('a', 'b', 'c')).toEqual([]);
  expect(lines()).toHaveLength(3);
});

test('a line that is no JSON costs the same', () => {
  run('a', 'b');
  appendFileSync(path(), 'c\t{"of":\n');
  expect(run('a', 'b', 'c')).toEqual(['c']);
  expect(run('a', 'b', 'c')).toEqual([]);
});

test('nothing is put behind what another build has written', () => {
  run('a');
  const shelf = new Shelf(root, 'file');
  shelf.find('a');
  shelf.put('b', 1);
  rmSync(path());
  appendFileSync(path(), 'other\nx\t1\n');
  shelf.turn(0);
  shelf.save();
  expect(readFileSync(path(), 'utf8')).not.toContain('other');
  expect(run('a', 'b')).toEqual([]);
});
