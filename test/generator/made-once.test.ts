import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { check } from '../../generator/check/check.ts';
import type { Piece } from '../../generator/emit/pieces.ts';
import { generate } from '../../generator/generate.ts';
import type { Generated } from '../../generator/generate.ts';
import { planHandlers } from '../../generator/handlers/plan.ts';
import { fileOf } from '../../generator/load/files.ts';
import type { InputFile } from '../../generator/load/files.ts';
import { load } from '../../generator/load/load.ts';
import type { SourceFile } from '../../generator/load/load.ts';
import { Memory } from '../../generator/memory.ts';
import { planDocument } from '../../generator/output/document.ts';
import { inMemory } from '../../generator/output/sink.ts';
import type { OpenedFile } from '../../generator/quick/hashes.ts';
import { here, projectFrom, runTool, settings } from './helpers.ts';

const member = (name: string, key: string | null, asked: string[]): Piece => ({
  key,
  bytes: () => {
    if (key !== null) asked.push(key);
    return [Buffer.from(`"${name}": ${name.length}`)];
  },
});

/** A document of two members that have keys; what it says is the same whatever these are. */
function documentOf(keys: readonly [string, string], asked: string[]) {
  const between = (text: string): Piece => ({ key: null, bytes: () => [Buffer.from(text)] });
  const pieces = () => [
    between('{\n "openapi": "3.1.0",\n '),
    member('one', keys[0], asked),
    between(',\n '),
    member('two', keys[1], asked),
    between('\n}\n'),
  ];
  return { path: 'openapi.json', source: 'schemas/', pieces };
}

const opened = (bytes: Buffer): OpenedFile => ({
  size: bytes.length,
  read: (start, end, take) => {
    take(bytes.subarray(start, end));
    return end <= bytes.length;
  },
  isStill: () => true,
  close: () => undefined,
});

test('a document whose pieces come to the same text under other keys is known by these', () => {
  const memory = Memory.empty();
  const asked: string[] = [];
  let disk = { hash: '', bytes: Buffer.of() };
  const plan = (keys: readonly [string, string]): string[] => {
    asked.length = 0;
    const { hash, bytes } = disk;
    const old = { hash, bytes: () => bytes, open: () => opened(bytes) };
    let written = Buffer.of();
    const sink = inMemory((whole) => (written = whole));
    const made = planDocument(documentOf(keys, asked), memory, old, () => sink);
    if (made.hash !== hash) disk = { hash: made.hash, bytes: written };
    return [...asked];
  };
  expect(plan(['a', 'b'])).toEqual(['a', 'b']);
  const { hash } = disk;
  expect(plan(['c', 'd'])).toEqual(['c', 'd']);
  expect(disk.hash).toBe(hash);
  // Of the two, one is printed.
  expect(plan(['c', 'e'])).toEqual(['e']);
});

async function generatedIn(root: string, memory: Memory): Promise<Generated> {
  const { result } = await generate(root, settings, memory);
  if (!result) throw new Error('the schemas have errors');
  return result;
}

/** Handler files of which nobody may read any but the one at `changed`. */
function withChange(files: readonly InputFile[], changed: string, text: string): InputFile[] {
  return files.map((file) => {
    if (file.path === changed) return fileOf(changed, text);
    return {
      path: file.path,
      hash: file.hash,
      get text(): string {
        throw new Error(`${file.path} was read`);
      },
    };
  });
}

test('of handler files those that have changed are read, and no other', async () => {
  const root = projectFrom('linked');
  mkdirSync(join(root, 'node_modules'));
  await runTool(root);
  const filled = 'site/handlers/letters.ts';
  const stub = readFileSync(join(root, filled), 'utf8');
  const memory = Memory.empty();
  writeFileSync(join(root, filled), `${stub}// filled in\n`);
  const { api, names, sources } = await generatedIn(root, memory);
  const { handlers } = sources;
  expect(handlers.map(({ path }) => path)).toContain(filled);
  expect(await planHandlers(api, names, handlers, memory)).toMatchObject({ changes: [] });

  const other = 'site/handlers/people.ts';
  const edited = withChange(handlers, other, '<<<<<<< ours\n=======\n>>>>>>> theirs\n');
  const { diagnostics } = await planHandlers(api, names, edited, memory);
  expect(diagnostics.map(({ code, span }) => [code, span.file.path])).toEqual([
    ['handlers/conflict', other],
  ]);
  const again = withChange(handlers, filled, stub);
  expect(await planHandlers(api, names, again, memory)).toEqual({ changes: [], diagnostics: [] });
});

test('rules ask for no place where nothing is wrong: trees are gone by then, and would be made again', async () => {
  const sources = await load(resolve(here, '../..'), settings, Memory.empty());
  const asked: string[] = [];
  const watched = (file: SourceFile): SourceFile => ({
    ...{ file: file.file, name: file.name, digest: file.digest, own: file.own, value: file.value },
    get tree() {
      asked.push(file.name);
      return file.tree;
    },
    get whole() {
      asked.push(file.name);
      return file.whole;
    },
  });
  const resources = sources.resources.map(watched);
  expect(resources.length).toBeGreaterThan(40);
  expect(await check({ ...sources, resources })).toEqual([]);
  expect(asked).toEqual([]);
});
