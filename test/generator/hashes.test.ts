import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ChangedMeanwhile, readTexts } from '../../generator/load/files.ts';
import { Memory } from '../../generator/memory.ts';
import { inMemory } from '../../generator/output/sink.ts';
import { digestOfFile } from '../../generator/output/stamp.ts';
import { StampedJson } from '../../generator/output/stamped-json.ts';
import { inputsBelow, isJson, outputPaths } from '../../generator/quick/files.ts';
import { FileHashes } from '../../generator/quick/hashes.ts';
import { settings } from './helpers.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'restloom-hashes-'));
  mkdirSync(join(root, 'node_modules'));
  for (const path of ['out/a.ts', 'out/b/c.ts', 'schemas/resources/notes.json']) write(path, '{}');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
}

const CACHE = 'node_modules/.cache/restloom/files.bin';

/** The hashes as the next run opens them, by when all times are those of long ago. */
async function next(hashes?: FileHashes): Promise<FileHashes> {
  await new Promise((resolve) => setTimeout(resolve, 130));
  hashes?.save();
  return FileHashes.open(root);
}

test('what comes into a folder, goes and is called otherwise is seen by the next run', async () => {
  const first = await next();
  expect(outputPaths('out', first)).toEqual(['out/a.ts', 'out/b/c.ts']);
  const second = await next(first);
  expect(readFileSync(join(root, CACHE), 'utf8')).toContain('=a.ts/+b');
  expect(outputPaths('out', second)).toEqual(['out/a.ts', 'out/b/c.ts']);

  write('out/b/d.ts', '');
  rmSync(join(root, 'out/a.ts'));
  expect(outputPaths('out', await next(second))).toEqual(['out/b/c.ts', 'out/b/d.ts']);
  renameSync(join(root, 'out/b'), join(root, 'out/e'));
  expect(outputPaths('out', await next(second))).toEqual(['out/e/c.ts', 'out/e/d.ts']);
  rmSync(join(root, 'out'), { recursive: true });
  expect(outputPaths('out', await next(second))).toEqual([]);
});

test('a folder is listed anew where what is remembered of it marks a name as no kind', async () => {
  const first = await next();
  outputPaths('out', first);
  await next(first);
  const cache = readFileSync(join(root, CACHE), 'latin1');
  expect(cache).toContain('=a.ts/+b');
  writeFileSync(join(root, CACHE), cache.replace('=a.ts/+b', '=a.ts/?b'), 'latin1');
  expect(outputPaths('out', await next())).toEqual(['out/a.ts', 'out/b/c.ts']);
});

test('what is written to a file is seen, whatever time it is given', async () => {
  const first = await next();
  const before = first.hashOf('out/a.ts');
  const second = await next(first);
  expect(second.hashOf('out/a.ts')).toBe(before);
  const time = new Date(2020, 1);
  write('out/a.ts', '[]');
  utimesSync(join(root, 'out/a.ts'), time, time);
  expect((await next(second)).hashOf('out/a.ts')).not.toBe(before);
});

test.each([
  '',
  `seen 2 ${'x'.repeat(43)}        4`,
  `seen 2 ${'x'.repeat(43)}    99999out`,
  'nothing',
])('a file of the cache that holds "%s" says nothing', async (text) => {
  write(CACHE, text);
  expect((await next()).hashOf('out/a.ts')).toBe(digestOfFile('out/a.ts', Buffer.from('{}')));
});

const changes: readonly (readonly [what: string, change: () => void])[] = [
  ['a file that was written to', () => write('out/b/c.ts', '[]')],
  ['a file that has come', () => write('out/b/d.ts', '{}')],
  ['a folder that has come', () => write('out/d/e.ts', '{}')],
  ['a file that is gone', () => rmSync(join(root, 'out/a.ts'))],
  ['a folder that has become a file', () => folderToFile('out/b')],
  ['what was looked for, and has come', () => write('schemas/api.json', '{}')],
];

function folderToFile(path: string): void {
  rmSync(join(root, path), { recursive: true });
  write(path, '');
}

test.each(changes)('%s is no longer as it was kept', async (_, change) => {
  const looked = ['out', 'schemas/api.json'];
  const first = await next();
  for (const path of outputPaths('out', first)) first.hashOf(path);
  const id = first.save() ?? '';
  expect(id).not.toBe('');
  expect((await next()).sinceKept(id, looked, 'out')).toEqual([]);
  expect((await next()).sinceKept('another', looked, 'out')).toBeNull();
  change();
  expect((await next()).sinceKept(id, looked, 'out')).toBeNull();
});

test('where there are links, nothing is as it was kept', async () => {
  symlinkSync(join(root, 'schemas'), join(root, 'out/more'));
  const first = await next();
  outputPaths('out', first);
  expect((await next()).sinceKept(first.save() ?? '', ['out'], 'out')).toBeNull();
});

test('people may put links to their schemas; where links lead is not the tool`s to own', async () => {
  write('elsewhere/films.json', '{}');
  symlinkSync(join(root, 'elsewhere'), join(root, 'schemas/resources/more'));
  symlinkSync(join(root, 'elsewhere'), join(root, 'out/more'));
  const hashes = await next();
  expect(inputsBelow(root, 'schemas/resources', isJson, hashes)).toEqual([
    'schemas/resources/more/films.json',
    'schemas/resources/notes.json',
  ]);
  expect(outputPaths('out', hashes)).toEqual(['out/a.ts', 'out/b/c.ts']);
});

test('a text is that of its hash, or nobody gets it', async () => {
  const first = await next();
  inputsBelow(root, 'schemas/resources', isJson, first);
  first.hashOf('schemas/resources/notes.json');
  const memory = Memory.open(root, await next(first));
  const [file] = (await readTexts(root, settings, memory)).resources;
  write('schemas/resources/notes.json', '[]');
  expect(() => file?.text).toThrow(ChangedMeanwhile);
});

test('who is told what has changed looks at nothing else, and at everything when asked whether all is as it was', async () => {
  const hashes = await next();
  hashes.keepLooks();
  const before = hashes.hashOf('out/a.ts');
  hashes.hashOf('out/b/c.ts');
  hashes.end([], Date.now());
  write('out/a.ts', '[]');
  hashes.begin(['out/b/c.ts']);
  expect(hashes.hashOf('out/a.ts')).toBe(before);
  expect(hashes.isAsLookedAt()).toBe(false);
  // The run before has not ended well: nothing is taken from it.
  hashes.begin(['out/b/c.ts']);
  expect(hashes.hashOf('out/a.ts')).not.toBe(before);
});

test('what a run that did not end was told of, the next one is told of as well, with what it was before', async () => {
  const hashes = await next();
  hashes.keepLooks();
  const before = hashes.hashOf('out/a.ts');
  const other = hashes.hashOf('out/b/c.ts');
  hashes.end([], Date.now());
  write('out/a.ts', '[]');
  expect(hashes.beginWith(['out/a.ts'])).toEqual([{ path: 'out/a.ts', before }]);
  expect(hashes.lookedAt('out/a.ts').hash).not.toBe(before);
  expect(hashes.beginWith(['out/b/c.ts'])).toEqual([
    { path: 'out/a.ts', before },
    { path: 'out/b/c.ts', before: other },
  ]);
  const after = hashes.hashOf('out/a.ts');
  hashes.end([], Date.now());
  expect(hashes.beginWith(['out/a.ts'])).toEqual([{ path: 'out/a.ts', before: after }]);
});

test('what a run has put over others need not be read by the next, unless somebody was there meanwhile', async () => {
  write('out/other.ts', 'put there by somebody');
  const first = await next();
  const startedAt = Date.now();
  const written = ['out/a.ts', 'out/b/c.ts'].map((path) => ({
    path,
    hash: 'that of the run',
    inode: statSync(join(root, path)).ino,
  }));
  write('out/b/c.ts', 'written by somebody');
  renameSync(join(root, 'out/other.ts'), join(root, 'out/d.ts'));
  first.end([...written, { path: 'out/d.ts', hash: 'that of the run', inode: 1 }], startedAt);
  const second = await next(first);
  expect(second.hashOf('out/a.ts')).toBe('that of the run');
  for (const path of ['out/b/c.ts', 'out/d.ts'])
    expect(second.hashOf(path)).not.toBe('that of the run');
  write('out/a.ts', '[]');
  expect((await next()).hashOf('out/a.ts')).toBe(digestOfFile('out/a.ts', Buffer.from('[]')));
});

test('a document is hashed once: what its stamp gives is what the file on disk has', () => {
  const [first = Buffer.of(), ...rest] = [
    '{\n  "openapi": "3.1.0",\n',
    `  "paths": {},\n  "long": "${'long '.repeat(200_000)}"\n`,
    '}\n',
  ].map((each) => Buffer.from(each));
  let bytes = Buffer.of();
  const sink = inMemory((whole) => (bytes = whole));
  const json = new StampedJson(sink, 'schemas/', first);
  for (const part of rest) json.write(part);
  const digest = json.end();
  sink.keep();
  expect(bytes.length).toBe(json.length);
  expect(String(bytes)).toContain('"x-generated"');
  expect(digestOfFile('openapi.json', bytes)).toBe(digest);
  for (const [from, to] of [
    ['{}', '[]'],
    ['3.1.0', '3.1.1'],
    ['schemas/', 'shapes/'],
  ] as const) {
    const other = Buffer.from(String(bytes).replace(from, to));
    expect(digestOfFile('openapi.json', other)).not.toBe(digest);
  }
});
